import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Keys of the configuration")
struct ConfigurationKeyTests {
  @Test("every example and word of the configuration is read")
  func configuration() {
    for (prefix, section) in [
      ("", Section.configuration), ("thresholds: ", .thresholds),
      ("lint: { title-contrast: ", .ruleOptions),
    ] {
      for key in section.keys {
        var quote = "\""
        if case .flag = key.value { quote = "" }
        for value in [key.example] + key.value.words.map({ quote + $0.name + quote }) {
          let entry = prefix.isEmpty ? "\(key.name): \(value)" : "{ \(key.name): \(value) }"
          let text = prefix + entry + (prefix.contains("{") ? " }" : "")
          let findings = Configuration.read(SourceFile(path: "appearance.yaml", text: text)).1
          #expect(findings.map(\.message) == [], "\(text)")
        }
      }
    }
  }

  @Test("an override takes the keys that speak of themes, and no others")
  func overrides() {
    let ofRuns = [
      "output", "color", "baseline", "documentation", "include", "exclude", "overrides",
    ]
    for key in Section.configuration.keys {
      let text = "overrides: [{ files: a, \(key.name): \(key.example) }]"
      let findings = Configuration.read(SourceFile(path: "appearance.yaml", text: text)).1
      let isOfRun = ofRuns.contains(key.name)
      #expect(
        findings.map(\.id)
          == (isOfRun ? [key.name == "color" ? "unknown-key" : "misplaced-key"] : []), "\(text)")
      #expect(Section.override.names.contains(key.name) != isOfRun)
    }
  }
}
