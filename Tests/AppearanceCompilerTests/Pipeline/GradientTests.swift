import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Gradients behind bars")
struct GradientTests {
  @Test("white that can be read on both ends and not between them is an error")
  func between() throws {
    let colors = "[\"#7A0000\", \"#FFE9A8\", black]"
    let analysis = analyze("a: { toolbar: { backgroundGradient: \(colors), tintColor: white } }")
    let finding = try #require(analysis.diagnostics.first)
    #expect(analysis.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(finding.severity == .error)
    #expect(finding.message.hasPrefix("tint #FFFFFF on #FFE9A8 of the gradient has contrast 1.2"))
    #expect(finding.notes.map(\.message) == ["its gradient is set here"])
    let entry = try #require(analysis.report.contrast[0].entries.first)
    #expect(entry.backgroundName == "backgroundGradient")
    #expect(!entry.mayVary)
  }

  @Test("each color that is drawn on a gradient is measured on it", arguments: ["white", "black"])
  func everyPart(ink: String) {
    let bar = "backgroundGradient: [white, black], tintColor: \(ink), titleColor: \(ink)"
    let style = ink == "white" ? "lightContent" : "darkContent"
    let found = analyze("a: { statusBarStyle: \(style), navigationBar: { \(bar) } }").diagnostics
    #expect(
      Set(found.map(\.id)) == ["tint-contrast", "title-contrast", "status-bar-contrast"])
    let tabs = "backgroundGradient: [white, black], tintColor: \(ink)"
    #expect(
      analyze("a: { tabBar: { \(tabs) } }").diagnostics.contains { $0.id == "tab-label-contrast" })
  }

  @Test("the colors of each variant are measured by themselves")
  func variants() {
    let colors = "[{ light: white, dark: black }, { light: \"#DDDDDD\", dark: \"#222222\" }]"
    let theme = { (ink: String) in
      "a: { toolbar: { backgroundGradient: \(colors), tintColor: \(ink) } }"
    }
    #expect(analyze(theme("{ light: black, dark: white }")).diagnostics.isEmpty)
    let found = analyze(theme("black")).diagnostics
    #expect(found.map(\.id) == ["tint-contrast"])
    #expect(found[0].message.contains("(dark, darkHighContrast)"))
  }

  @Test("translucent colors hang on what lies under the bar")
  func translucent() throws {
    let bar = "backgroundGradient: [\"#FFFFFF80\", \"#FFFFFFFF\"], tintColor: black"
    let anything = analyze("a: { toolbar: { \(bar) } }")
    #expect(anything.diagnostics.map(\.id) == [])
    let clear = "backgroundGradient: [\"#FFFFFF00\", \"#FFFFFFFF\"], tintColor: black"
    #expect(
      analyze("a: { toolbar: { \(clear) } }").diagnostics.map(\.id)
        == ["content-dependent-contrast"])
    #expect(analyze("a: { backdrop: white, toolbar: { \(clear) } }").diagnostics.map(\.id) == [])
    #expect(
      analyze("a: { backdrop: black, toolbar: { \(clear) } }").diagnostics.map(\.id)
        == ["tint-contrast"])
  }

  @Test("a color of UIKit's counts on the iOS on which it is worst")
  func systemColors() throws {
    let theme =
      "a: { interfaceStyle: light, toolbar: { backgroundGradient: [.systemRed, .systemRed], "
      + "tintColor: black } }"
    let worst = { (configuration: String) in
      self.analyze(theme, configuration).report.contrast[0].entries.map(\.worst).min()
    }
    let red = try #require(UIKitColor("systemRed"))
    let ratios = [UIKitGeneration.ios15, .ios26].map {
      let variants = red.variants(in: $0)
      return min(
        contrastRatio(.black, variants[.light]), contrastRatio(.black, variants[.lightHighContrast])
      )
    }
    #expect(worst("deploymentTarget: 15.0") == ratios.min())
    #expect(worst("deploymentTarget: 26.0") == ratios[1])
  }

  @Test("the nearest layer decides between a color, a gradient and an image")
  func layers() {
    let base = "base: { toolbar: { backgroundGradient: [white, black] } }"
    let drawn = { (own: String, base: String) -> String in
      let analysis = self.analyze("\(base), own: { extends: base, toolbar: { \(own) } }")
      guard let theme = analysis.theme else { return "none" }
      let state = theme.appearances[1].drawn(.toolbar, on: .ios15).standard
      if state.cover != nil { return "image" }
      switch state.background {
      case .gradient(let gradient): return "gradient of \(gradient.value.colors.count)"
      case .color: return "color"
      case .clear: return "clear"
      case .system, .glass: return "system"
      }
    }
    #expect(drawn("tintColor: black", base) == "gradient of 2")
    #expect(drawn("backgroundColor: white", base) == "color")
    #expect(drawn("backgroundGradient: [white, red, white]", base) == "gradient of 3")
    #expect(drawn("backgroundGradient: null", base) == "system")
    #expect(drawn("background: none", base) == "clear")
    #expect(drawn("backgroundImage: Wood", base) == "image")
    let image = "base: { toolbar: { backgroundImage: Wood, backgroundColor: white } }"
    #expect(drawn("backgroundGradient: [white, black]", image) == "gradient of 2")
    #expect(drawn("scrollEdge: { backgroundColor: white }", base) == "gradient of 2")
  }

  @Test("a state may have a color where the bar has a gradient, and the other way around")
  func states() throws {
    let bar = "backgroundGradient: [white, black], scrollEdge: { backgroundColor: white }"
    let theme = try #require(analyze("a: { toolbar: { \(bar) } }").theme)
    let edge = try #require(theme.appearances[0].drawn(.toolbar, on: .ios15).own(.scrollEdge))
    #expect(edge.backgroundColor != nil && edge.fill?.stops == nil)
    let other = "backgroundColor: white, compact: { backgroundGradient: [white, black] }"
    let turned = try #require(analyze("a: { toolbar: { \(other) } }").theme)
    let compact = try #require(turned.appearances[0].drawn(.toolbar, on: .ios15).own(.compact))
    #expect(compact.backgroundColor == nil && compact.fill?.stops?.count == 2)
  }

  @Test("what is not drawn beside a gradient is said once, and not of what is inherited")
  func covered() {
    let found = { (bar: String) in
      self.analyze("a: { toolbar: { \(bar) } }").diagnostics
        .filter { $0.id == "background-without-effect" }.map(\.message)
    }
    let gradient = "backgroundGradient: [white, white]"
    #expect(
      found("\(gradient), backgroundColor: white") == [
        "'backgroundColor' is not drawn, since 'backgroundGradient' is drawn in its place; leave one "
          + "of the two out"
      ])
    #expect(
      found("\(gradient), backgroundImage: Wood") == [
        "'backgroundGradient' is not drawn, since 'backgroundImage' is drawn in its place; leave one "
          + "of the two out"
      ])
    #expect(
      found("\(gradient), background: transparent") == [
        "'backgroundGradient' is not drawn, since 'background: transparent' drops it; leave one of "
          + "the two out"
      ])
    #expect(found("\(gradient), barTintColor: white").isEmpty)
    #expect(found("backgroundColor: white, scrollEdge: { \(gradient) }").isEmpty)
  }

  @Test("an inverse mirrors each color of a gradient, and dynamic ones have those of the members")
  func derived() throws {
    let bars = "toolbar: { backgroundGradient: [white, \"#DDE8FA\"], tintColor: black }"
    let mirrored = try #require(analyze("a: { inverse: mirror, \(bars) }").theme)
    let inverse = try #require(mirrored.appearances[1].bars.toolbar.gradient?.value)
    #expect(mirrored.colors[inverse.colors[0], .light].relativeLuminance < 0.001)
    let members =
      "appearances: { a: { \(bars) }, b: { toolbar: { backgroundGradient: [black, red], "
      + "tintColor: white } } }\ndynamic: { system: { light: a, dark: b } }"
    let theme = try #require(analysis(of: members).theme)
    let gradient = try #require(theme.appearances.last?.bars.toolbar.gradient?.value)
    #expect(theme.colors[gradient.colors[0], .light] == .white)
    #expect(theme.colors[gradient.colors[0], .dark] == .black)
    let different = analysis(
      of: members.replacing("[black, red]", with: "[black, red, black]"))
    #expect(different.diagnostics.contains { $0.id == "conflicting-members" })
  }

  @Test("on the glass of iOS 26 no gradient is seen")
  func generations() {
    let bar = "backgroundGradient: [white, black], tintColor: white"
    #expect(
      analyze("a: { tabBar: { \(bar) } }", "deploymentTarget: 26.0").report.notMeasured
        == ["glass of iOS 26": 1])
    let glass = analyze(
      "a: { toolbar: { \(bar), liquidGlass: system } }", "deploymentTarget: 26.0")
    #expect(glass.report.notMeasured == ["glass of iOS 26": 1])
  }

  @Test("no color is suggested that what stands on a gradient elsewhere cannot bear")
  func repairs() throws {
    let theme = { (gray: String) in
      """
      palette: { gray: "\(gray)" }
      appearances:
        a: { toolbar: { backgroundColor: white, tintColor: "{gray}" } }
        b: { toolbar: { backgroundGradient: ["{gray}", white], tintColor: "#333333" } }
      """
    }
    let lint = { (text: String) in
      AppearanceCompiler.lint([ThemeInput(SourceFile(path: "A.theme.yaml", text: text))]) { _ in
        .failure(LoadFailure("no such file"))
      }.diagnostics
    }
    let finding = try #require(lint(theme("#AAAAAA")).first)
    #expect(finding.message.contains("'a.toolbar'"))
    // What would do for the one bar alone.
    let darker = theme("#767676")
    #expect(lint(darker).map { $0.message.contains("'b.toolbar'") } == [true])
    #expect(!finding.fixIts.isEmpty)
    let endOfPalette = darker.split(separator: "\n")[0].count
    #expect(!finding.fixIts.contains { Int($0.range.lower) < endOfPalette })
    for fixIt in finding.fixIts {
      var bytes = Array(theme("#AAAAAA").utf8)
      bytes.replaceSubrange(
        Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: fixIt.replacement.utf8)
      let left = lint(String(decoding: bytes, as: UTF8.self))
      #expect(!left.contains { $0.message.contains("'b.toolbar'") }, "\(fixIt.message)")
    }
  }

  private func analyze(_ appearances: String, _ configuration: String = "") -> Analysis {
    analysis(of: "appearances: { \(appearances) }", configuration)
  }

  private func analysis(of theme: String, _ configuration: String = "") -> Analysis {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    return Analysis(
      ThemeInput(SourceFile(path: "A.theme.yaml", text: theme), configuration: read)
    ) { _ in .failure(LoadFailure("no such file")) }
  }
}

extension String {
  /// The text with one part of it changed.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
