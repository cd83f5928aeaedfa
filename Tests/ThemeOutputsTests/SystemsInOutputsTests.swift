import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeOutputs
@testable import ThemeAnalysis
@testable import ThemeModel

@Suite("What iOS 26 and 27 need, in generated Swift")
struct SystemsInOutputsTests {
  private let theme = """
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: "#0A5FD9", buttons: { plain: black } }
        tabBar: { backgroundColor: white, tintColor: black, isHidden: true }
      plain:
        interfaceStyle: dark
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: black, titleColor: white }
        tabBar: { backgroundColor: white, tintColor: black }
    screens: { CartViewController: { appearance: light, whenEditing: plain } }
    """

  @Test(
    "buttons of a navigation item have the colors that the bar does not give them on iOS 26",
    arguments: ["barAppearances", "doubleNavigation"])
  func itemTints(output: String) throws {
    let text = try text(output, target: 15)
    #expect(
      CodeOnSystem(text, on: 26).lines.contains {
        $0.hasSuffix("(plain: plain, prominent: prominent)")
      })
    // An appearance without colors takes those of another one back.
    let reset =
      output == "barAppearances"
      ? "{ button.wear(nil) }" : "tintButtons(plain: nil, prominent: nil)"
    #expect(text.contains(reset))
    #expect(!CodeOnSystem(text, on: 25).lines.contains { $0.hasPrefix("tintButtons(plain: ") })
    let newest = try self.text(output, target: 26)
    #expect(newest.contains("tintButtons(plain: plain, prominent: prominent)"))
    #expect(!newest.contains("#available(iOS 26"))
  }

  @Test("bar-appearance objects have the interface style of their appearance from iOS 27 on")
  func interfaceStyle() throws {
    let text = try text("barAppearances", target: 15)
    let check = "if #available(iOS 27.0, *) {\n          value.overrideUserInterfaceStyle"
    #expect(text.contains("#if compiler(>=6.4) && !os(visionOS)\n        \(check) = .light"))
    // Both tab bars are equal but for that.
    #expect(text.contains("\(check) = .dark"))
    #expect(text.contains(" overrideUserInterfaceStyle = .dark"))
    #expect(try !self.text("proxy", target: 15).contains("overrideUserInterfaceStyle"))
  }

  @Test("SwiftUI's newer names are used where every iOS has them")
  func swiftUINames() throws {
    let old = try text("swiftUI", target: 17)
    #expect(old.contains("toolbarBackground(.visible, for: .tabBar)"))
    #expect(old.contains("toolbar(bars.tabBarVisibility(), for: .tabBar)"))
    let new = try text("swiftUI", target: 18)
    #expect(new.contains("toolbarBackgroundVisibility(.visible, for: .tabBar)"))
    #expect(new.contains("toolbarVisibility(bars.tabBarVisibility(), for: .tabBar)"))
    #expect(!new.contains("toolbarBackground(.") && !new.contains("toolbar(bars"))
  }

  @Test("a tab bar of SwiftUI has no background on iOS 26")
  func tabBar() throws {
    let text = try text("swiftUI", target: 16)
    let isBackground = { (line: Substring) in
      line.contains("toolbarBackground(") && line.contains(".tabBar")
    }
    #expect(CodeOnSystem(text, on: 25).lines.contains(where: isBackground))
    #expect(!CodeOnSystem(text, on: 26).lines.contains(where: isBackground))
    let newest = try self.text("swiftUI", target: 26)
    #expect(!newest.contains("tabBarBackground"))
    #expect(newest.contains("toolbarBackground(Color(uiColor: bars.navigationBarBackground())"))
  }

  private func text(_ output: String, target: Int) throws -> String {
    // The one tint of SwiftUI is not that of these bars.
    let configuration =
      "outputs: [\(output)]\ndeploymentTarget: \(target).0\nlint: { tint-contrast: warning }"
    let compilation = LintRule.Example(theme, configuration: configuration).compile()
    let file = try #require(compilation.files.first, "\(compilation.diagnostics.map(\.message))")
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
