import Testing

@testable import ThemeAnalysis
@testable import ThemeModel
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

  @Test("each key has its row, in the order of the keys")
  func rows() {
    #expect(Section.configuration.names == ConfigurationKey.allCases.map(\.rawValue))
  }

  @Test("an override takes the keys that speak of themes, and no others")
  func overrides() {
    for (key, row) in zip(ConfigurationKey.allCases, Section.configuration.keys) {
      let text = "overrides: [{ files: a, \(row.name): \(row.example) }]"
      let findings = Configuration.read(SourceFile(path: "appearance.yaml", text: text)).1
      #expect(findings.map(\.id) == (key.scope == .themes ? [] : ["unknown-key"]), "\(text)")
    }
    #expect(Section.override.names.contains("lint") && !Section.override.names.contains("output"))
  }
}
