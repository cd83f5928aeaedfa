import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Pairs in words")
struct PairTextTests {
  @Test(
    "a color of UIKit's has its name and the iOS on which it is worst",
    arguments: [
      ("white", ".systemTeal", "15.0", "tint #00C3D0 (.systemTeal, iOS 26) on #FFFFFF"),
      ("black", ".systemTeal", "15.0", "tint #40C8E0 (.systemTeal, up to iOS 18) on #000000"),
      ("white", ".systemBlue", "15.0", "tint #0088FF (.systemBlue, iOS 26) on #FFFFFF"),
      ("black", ".systemBlue", "15.0", "tint #0A84FF (.systemBlue, up to iOS 18) on #000000"),
      ("white", ".systemBlue", "26.0", "tint #0088FF on #FFFFFF"),
    ])
  func generations(background: String, tint: String, target: String, title: String) {
    // In these styles the colors without Increase Contrast are the worse ones.
    let style = background == "white" ? "light" : "dark"
    let found = findings(
      "interfaceStyle: \(style), toolbar: { backgroundColor: \(background), tintColor: \(tint) }",
      "{ deploymentTarget: \(target), thresholds: { nonText: 21, text: 21 } }")
    #expect(found.map { $0.message.hasPrefix("\(title) has contrast ") } == [true], "\(found)")
  }

  @Test(
    "what lies behind is called by what it is",
    arguments: [
      ("background: opaque, tintColor: \"#808080\"", "the system's background"),
      ("background: default, tintColor: white", "the system's material"),
      (
        "backgroundGradient: [black, \"#FFFFF0\"], tintColor: \"#FFFFF0\"",
        "#FFFFF0 of the gradient"
      ),
      ("backdrop: dark, background: transparent, tintColor: \"#1C1C1E\"", "dark content"),
      ("backdrop: \"#101010\", background: transparent, tintColor: \"#1C1C1E\"", "#101010 content"),
    ])
  func backgrounds(bar: String, name: String) {
    let found = findings(
      "interfaceStyle: light, toolbar: { \(bar) }", "thresholds: { nonText: 7, text: 7 }")
    #expect(found.map { $0.message.contains(" on \(name) has contrast ") } == [true], "\(found)")
  }

  @Test(
    "the place is the bar or its state, for a status bar the appearance, with outputs of their own")
  func places() {
    let bar = "backgroundColor: white, titleColor: black, tintColor: black"
    let found = findings(
      "statusBarStyle: lightContent, navigationBar: { \(bar), compact: { titleColor: white } }")
    #expect(
      found.map {
        $0.message.contains("in 'a';") || $0.message.contains("in 'a.navigationBar.compact';")
      }
        == [true, true])
    let output = findings(
      "statusBarStyle: lightContent, navigationBar: { \(bar) }", "outputs: swiftUI")
    #expect(output.contains { $0.message.contains("in 'a.navigationBar' in output 'swiftUI';") })
  }

  @Test("variants are named where they are not all of the appearance's")
  func variants() {
    let tint = "{ light: black, dark: white, darkHighContrast: black }"
    let all = findings("toolbar: { backgroundColor: white, tintColor: white }")
    #expect(all.map { $0.message.contains("in 'a.toolbar';") } == [true])
    let some = findings("toolbar: { backgroundColor: white, tintColor: \(tint) }")
    #expect(some.map { $0.message.contains("in 'a.toolbar' (dark);") } == [true])
  }

  private func findings(_ entries: String, _ configuration: String = "") -> [ShownFinding] {
    shownFindings(in: "appearances: { a: { \(entries) } }", configuration)
      .filter { $0.id.hasSuffix("contrast") }
  }
}
