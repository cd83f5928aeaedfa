import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Less contrast with Increase Contrast on")
struct HighContrastRegressionTests {
  @Test("is found, with the ratio without it and the color to write")
  func found() {
    let found = findings("#0A5FD9", high: "#666666")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "tint #666666 on #FFFFFF has contrast 5.74:1 in 'a.toolbar' (lightHighContrast), less than the "
          + "5.75:1 without Increase Contrast; write a lightHighContrast color with 5.75:1"
      ])
    #expect(found.map(\.notes) == [["its background is set here «white»"]])
  }

  @Test("is none where there is as much or more")
  func passes() {
    #expect(findings("#0A5FD9", high: "#0A5FD9") == [])
    #expect(findings("#0A5FD9", high: "#003E9C") == [])
    #expect(findings("#0A5FD9", high: nil) == [])
  }

  @Test("is found as well where more of a color that fails for text is not enough")
  func low() {
    let found = findings("#949494", high: "#777777")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "tint #777777 on #FFFFFF has contrast 4.47:1 in 'a.toolbar' (lightHighContrast), where Increase "
          + "Contrast asks for 4.5:1; write a lightHighContrast color with 4.5:1"
      ])
  }

  @Test("is a matter of the other rules where too little is there without it")
  func otherRules() {
    #expect(findings("#FF9500", high: "#FFCC00") == [])
    #expect(findings("#FF9500", high: "#FFCC00", "lint: { tint-contrast: off }").count == 1)
  }

  @Test("AAA asks for 7:1, of colors without a variant too")
  func strict() {
    let configuration = "lint: { high-contrast-regression: { highContrastLevel: AAA } }"
    let found = findings("#0A5FD9", high: nil, configuration)
    #expect(
      found.map { $0.message.contains(", where Increase Contrast asks for 7:1; write a ") } == [
        true
      ])
    // 7.0047:1
    #expect(findings("#595959", high: nil, configuration) == [])
  }

  @Test("is a dynamic appearance's only where its members do not share a pair")
  func inverses() {
    let theme = """
      appearances:
        a:
          toolbar:
            backgroundColor: white
            tintColor: { light: "#0A5FD9", dark: "#0A5FD9", lightHighContrast: "#666666" }
          inverse: mirror
      dynamic: { system: { light: a, dark: a } }
      """
    #expect(LintRule.highContrastRegression.findings(in: theme).count == 1)
  }

  private func findings(
    _ tint: String, high: String?, _ configuration: String = ""
  ) -> [ShownFinding] {
    let variant = high.map { ", lightHighContrast: \"\($0)\"" } ?? ""
    let color = "{ light: \"\(tint)\", dark: \"\(tint)\"\(variant) }"
    return LintRule.highContrastRegression.findings(
      in: """
        appearances:
          a: { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: \(color) } }
        """, configuration)
  }
}
