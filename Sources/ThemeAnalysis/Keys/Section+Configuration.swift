package import ThemeModel

// The configuration, `appearance.yaml`.
extension Section {
  package static let configuration = Section(
    title: "the configuration", keys: ConfigurationKey.allCases.map(\.section))

  /// What an override may say: whom it is for, and everything that speaks of themes.
  package static let override = Section(
    title: "an override",
    keys: [
      SectionKey(
        filesOfOverride, .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes that it is for, by their paths from this file", example: #""Legacy/**""#)
    ] + ConfigurationKey.allCases.filter { $0.scope == .themes }.map(\.section))

  /// The key of an override that says whom it is for.
  package static let filesOfOverride = "files"

  package static let thresholds = Section(
    title: "thresholds",
    keys: [
      SectionKey("text", .ratio, "Text", standard: "4.5", example: "7"),
      SectionKey("largeText", .ratio, "Large titles", standard: "3", example: "4.5"),
      SectionKey("nonText", .ratio, "Icons", standard: "3", example: "4.5"),
    ])

  package static let presetNames = Section(
    title: "names",
    keys: [
      SectionKey(
        "suffix", .text, "The end of the names of presets, which may be empty",
        standard: "Appearance", example: #""""#)
    ])

  package static let ruleOptions = Section(
    title: "a rule's options",
    keys: [
      SectionKey(
        "severity", .words(RuleSeverity.words), "How much a finding matters",
        standard: "the rule's own", example: #""warning""#)
    ])
}

extension ValueKind {
  fileprivate static let ratio = shape("ratio", "a contrast ratio from 1 to 21")
}
