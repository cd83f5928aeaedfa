import OutputText

extension LintRule {
  static let repeatedSuffix: LintRule = .init(
    "repeated-suffix", .warning,
    summary: "An appearance's name already ends in the suffix that its Swift name adds.",
    explanation: """
      Swift names of presets end in `Appearance`, or in the configuration's `names: { suffix: \
      … }`: `light` becomes `lightAppearance`, and `lightAppearance` becomes \
      `lightAppearanceAppearance`. Remove the suffix from the name.
      """,
    triggering: """
      appearances:
        ↓
        lightAppearance: { toolbar: { backgroundColor: white, tintColor: "#0A5FD9" } }
      """,
    passing: """
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: "#0A5FD9" } }
      """,
    check: .theme { subject, findings in
      let suffix = subject.configuration.presetSuffix
      guard !suffix.isEmpty else { return }
      for appearance in subject.theme.appearances {
        guard !appearance.isInverse, subject.isOwn(appearance.range),
          appearance.name.count > suffix.count, appearance.name.hasSuffix(suffix)
        else { continue }
        let name = String(appearance.name.dropLast(suffix.count))
        let isFree = !subject.theme.appearances.contains { $0.name == name }
        findings.add(
          "'\(shortened(appearance.name))' becomes \(shortened(appearance.symbol)) in Swift; "
            + "write '\(shortened(name))'", at: appearance.range,
          fixIts: isFree ? subject.fixIts(writing: name, at: appearance.range) : [])
      }
    })
}
