import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What rules on tokens find")
struct TokenFindingsTests {
  @Test("a pair is told with its worst contrast and all variants that have too little")
  func variants() {
    let tokens = ["day.yml": ["#FFFFFF", "#777777"], "night.yml": ["#000000", "#333333"]]
    let theme = SourceFile(
      path: "Shop.theme.yaml",
      text: "tokens: { light: day.yml, dark: night.yml }\nroles: { text: \"{ink}\" }")
    let found = Analysis(ThemeInput(theme)) { path in
      let colors = tokens[path] ?? []
      return .success(
        SourceFile(
          path: path,
          text: """
            global: { type: color }
            props:
              paper: { value: "\(colors[0])" }
              ink: { value: "\(colors[1])", text_contrast_pairing: [paper] }
            """))
    }.diagnostics.filter { $0.id == "declared-pair-contrast" }
    #expect(
      found.map(\.message) == [
        "'ink' on 'paper' has contrast 1.66:1 (light, dark); 4.5:1 is needed"
      ])
  }

  @Test("a color outside every gamut is named at its use, with its declaration")
  func outOfGamut() {
    let value = "{ \"colorSpace\": \"oklch\", \"components\": [0.8, 0.4, 150] }"
    let found = shownFindings(
      in: "tokens: t.json\nroles: { text: \"{neon}\" }",
      file: ("t.json", "{ \"neon\": { \"$type\": \"color\", \"$value\": \(value) } }"))
    #expect(found.map(\.id) == ["out-of-gamut"] && found.map(\.place) == ["{neon}"])
    #expect(found.allSatisfy { $0.message.hasPrefix("token 'neon' is outside Display P3; #") })
    #expect(found.map { $0.notes.first?.hasPrefix("it is here «") } == [true])
  }

  @Test("nothing is said of tokens that nobody uses")
  func unused() {
    let found = shownFindings(
      in: "tokens: t.json\nroles: { text: \"{ink}\" }",
      file: (
        "t.json",
        """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "neon": { "$type": "color", "$deprecated": true,
            "$value": { "colorSpace": "oklch", "components": [0.8, 0.4, 150] } } }
        """
      ))
    #expect(found == [])
  }
}
