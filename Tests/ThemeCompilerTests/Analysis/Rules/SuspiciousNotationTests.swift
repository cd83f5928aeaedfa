import AppearanceCompiler
import Testing
import ThemeCompiler
import ThemeSyntax

@Suite("Colors that are probably meant in another notation")
struct SuspiciousNotationTests {
  private static func findings(_ color: String) -> [Diagnostic] {
    let theme = SourceFile(
      path: "Brand.theme.yaml", text: "palette: { a: white, brand: \"\(color)\" }\n")
    return AppearanceCompiler.compile(
      [ThemeInput(theme)], load: { _ in .failure(LoadFailure("no such file")) }
    ).diagnostics.filter {
      $0.id == "suspicious-notation"
    }
  }

  @Test(
    "is a warning with what to write, which nobody writes without being asked",
    arguments: [
      ("rgb(0.04, 0.37, 0.85)", "components of 0 to 1? write rgb(4% 37% 85%)", "rgb(4% 37% 85%)"),
      (
        "rgba(0.04, 0.37, 0.85, 0.5)", "components of 0 to 1? write rgb(4% 37% 85% / 0.5)",
        "rgb(4% 37% 85% / 0.5)"
      ),
      ("rgb(1.0 0.0 0.0)", "components of 0 to 1? write rgb(100% 0% 0%)", "rgb(100% 0% 0%)"),
      (
        "rgb(0.125 0.5 1)", "components of 0 to 1? write rgb(12.5% 50% 100%)", "rgb(12.5% 50% 100%)"
      ),
      ("hsl(210 0.5 0.4)", "components of 0 to 1? write hsl(210 50% 40%)", "hsl(210 50% 40%)"),
      (
        "rgba(10, 95, 217, 80)", "alpha 80 is opaque; write 80%", "rgba(10, 95, 217, 80%)"
      ),
      ("rgb(10 95 217 / 128)", "alpha 128 is opaque; write 50%", "rgb(10 95 217 / 50%)"),
      ("{a} / 60", "alpha 60 is opaque; write 60%", "{a} / 60%"),
      ("#CCFFFFFF", "is this #AARRGGBB? CSS writes #FFFFFFCC", "#FFFFFFCC"),
      ("#80000000", "is this #AARRGGBB? CSS writes #00000080", "#00000080"),
      (
        "color-mix(in oklch, #cc000000 30%, white)", "is this #AARRGGBB? CSS writes #000000CC",
        "color-mix(in oklch, #000000CC 30%, white)"
      ),
    ])
  func found(color: String, message: String, repair: String) throws {
    let findings = Self.findings(color)
    try #require(findings.count == 1)
    #expect(findings[0].severity == .warning)
    #expect(findings[0].message == message)
    #expect(findings[0].fixIts.map(\.replacement) == ["\"\(repair)\""])
    #expect(findings[0].fixIts.allSatisfy { !$0.isAutomatic })
    #expect(Self.findings(repair).isEmpty)
  }

  @Test(
    "what people write and mean is none",
    arguments: [
      "rgb(0, 0, 0)", "rgb(0 0 0 / 0.5)", "rgb(1, 1, 1)", "rgb(0.0 0.0 0.0)", "rgb(0 0.5 12)",
      "rgb(10, 95, 217, 1)", "rgba(10, 95, 217, 0.8)", "rgb(10 95 217 / 100)", "rgb(0 0 0 / 255)",
      "rgb(10 95 217 / 1.0)", "hsl(210, 50%, 40%)", "hsl(210 0 0)", "oklch(0.5 0.2 22)",
      "color(display-p3 0.04 0.37 0.85)", "#FFFFFFFF", "#FFFFFF00", "#00000000", "#000000FF",
      "#00FFFFFF", "#0A5FD9FF", "#0A5FD900", "#1C1C1E80", "#FFFFFFCC", "#CCFFFF", "#CFFF",
    ])
  func passes(color: String) {
    #expect(Self.findings(color).isEmpty)
  }

  @Test("each place with the notation has its finding")
  func everyPlace() {
    let theme = SourceFile(
      path: "Brand.theme.yaml", text: "palette: { a: \"#CCFFFFFF\", b: \"#CCFFFFFF\" }\n")
    let findings = AppearanceCompiler.compile(
      [ThemeInput(theme)], load: { _ in .failure(LoadFailure("no such file")) }
    ).diagnostics
    #expect(findings.count { $0.id == "suspicious-notation" } == 2)
  }
}
