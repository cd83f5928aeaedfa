import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("What becomes of a bar's background on iOS 26")
struct LiquidGlassTests {
  private let unreadable = """
    appearances:
      light:
        statusBarStyle: lightContent
        navigationBar: { liquidGlass: system, backgroundColor: white, tintColor: white }
        tabBar: { liquidGlass: keep, backgroundColor: white, tintColor: white }
    """

  @Test("a bar that yields to the glass is measured while an older iOS shows its background")
  func measuredBefore() {
    let rules = compile(unreadable, target: 25).diagnostics.map(\.id)
    #expect(
      rules.sorted() == [
        "status-bar-contrast", "tab-label-contrast", "tint-contrast", "title-contrast",
      ])
  }

  @Test("a bar that yields to the glass is not measured where nothing else is ever seen")
  func notMeasured() {
    #expect(compile(unreadable, target: 26).diagnostics.map(\.id) == [])
  }

  @Test("an automatic status-bar style has nothing to decide by on the glass", arguments: [15, 26])
  func automaticStyle(target: Int) throws {
    let text = """
      appearances:
        dark:
          statusBarStyle: auto
          navigationBar: { liquidGlass: system, backgroundColor: black }
      """
    let preset = try #require(file("Appearance+Glass.swift", of: compile(text, target: target)))
    #expect(preset.contains("statusBarStyle = .\(target < 26 ? "lightContent" : "default")"))
  }

  @Test(
    "is inherited, and survives every inverse", arguments: ["swap", "rgb", "mirror", "lightness"])
  func inheritance(rule: String) throws {
    let text = """
      appearances:
        base: { tabBar: { liquidGlass: system } }
        bright:
          extends: base
          tabBar: { backgroundColor: white, tintColor: black }
          inverse: \(rule)
      """
    let manifest = try #require(file("Glass.appearance.json", of: compile(text, target: 15)))
    #expect(
      manifest.split(separator: "\n").count { $0.contains("\"liquidGlass\": \"system\"") } == 3)
  }

  @Test("a guard is where an older iOS is in range, and nowhere else", arguments: [12, 15, 25, 26])
  func guards(target: Int) throws {
    let text = """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            liquidGlass: system
            backgroundColor: white
            tintColor: black
            shadowColor: none
            isTranslucent: false
            scrollEdge: transparent
      screens: { ListController: { appearance: light } }
      """
    var configuration = Configuration()
    configuration.deploymentTarget = DeploymentTarget(target)
    configuration.outputs = [
      "barAppearances", "proxy", "doubleNavigation", "colorTheme", "swiftUI",
    ]
    configuration.severities["mixed-mechanisms"] = .off
    let compilation = compile(text, configuration)
    #expect(compilation.files.count == 5)
    for file in compilation.files {
      let swift = String(decoding: file.bytes, as: UTF8.self)
      #expect(swift.contains("iOS 26") == (target < 26), "\(file.path)")
      #expect(swift.contains("isTranslucent = false") == (target < 26 && !file.path.contains("UI")))
      #expect(target < 26 || !swift.contains(/ackgroundColor = (?!nil)/), "\(file.path)")
    }
  }

  private func compile(_ text: String, target: Int) -> Compilation {
    var configuration = Configuration()
    configuration.deploymentTarget = DeploymentTarget(target)
    return compile(text, configuration)
  }

  private func compile(_ text: String, _ configuration: Configuration) -> Compilation {
    let source = SourceFile(path: "Glass.theme.yaml", text: text + "\n")
    return AppearanceCompiler.compile([ThemeInput(source, configuration: configuration)]) { _ in
      .failure(LoadFailure("no such file"))
    }
  }

  private func file(_ path: String, of compilation: Compilation) -> String? {
    compilation.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
