internal import OutputText

// The configuration, `appearance.yaml`.
extension Section {
  package static let configuration = Section(
    title: "the configuration",
    keys: [
      SectionKey(
        "outputs",
        .shape(
          "outputs", "an output or a list of them",
          words: Output.all.map { ValueWord($0.id, $0.summary) }),
        "What is generated",
        standard: "presets and manifest", example: #"["presets", "manifest"]"#),
      SectionKey(
        "output", .text,
        "The output folder, relative to this file; outside the repository only with --allow-outside",
        standard: "the theme's own folder", example: #""Generated""#),
      SectionKey(
        "deploymentTarget", .shape("iOSVersion", "an iOS version"),
        "The oldest iOS the app runs on, 12.0 or later", standard: "15.0", example: "15.0"),
      SectionKey(
        "sdk", .shape("iOSVersion", "an iOS version"), "The iOS SDK the app is built with",
        standard: "no assumption", example: "26.0"),
      SectionKey(
        "access", .words(Configuration.Access.words), "Who sees the generated declarations",
        standard: "internal", example: #""public""#),
      SectionKey(
        "runtime", .words(Configuration.Runtime.words),
        "The Appearance type that the presets are for", standard: "AppearanceKit",
        example: #""yalantis""#),
      SectionKey(
        "backdrop", .shape("backdrops", "a CSS color or a list of them"),
        "The colors that may lie under translucent bars", standard: "any color",
        example: ##"["#FFFFFF", "#000000"]"##),
      SectionKey(
        "lint", .shape("rules", "a mapping of rules"),
        "The severities of lint rules, and their options", standard: "the rules' own",
        example: #"{ "title-contrast": "warning" }"#),
      SectionKey(
        "thresholds", .shape("thresholds", "a mapping of contrast ratios from 1 to 21"),
        "The least contrast ratios that pass", standard: "those of level AA",
        example: #"{ "text": 7 }"#),
      SectionKey(
        "largeTextIs", .words(LargeText.words),
        "What the 18 points of large text, 14 for bold, are measured in", standard: "apple",
        example: #""css""#),
      SectionKey(
        "strict", .flag, "Whether warnings fail the run, as with --strict", standard: "false",
        example: "true"),
      SectionKey(
        "color", .words(ColorChoice.words),
        "Whether findings are colored, unless --color or NO_COLOR says otherwise",
        standard: "auto", example: #""never""#),
      SectionKey(
        "baseline", .text, "The file of known findings that lint lets pass, relative to this file",
        standard: "none", example: #""known.json""#),
      SectionKey(
        "include", .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to take of those found in folders, by their paths from this file",
        standard: "all", example: #"["App/**", "*.theme.json"]"#),
      SectionKey(
        "exclude", .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to leave out of those found in folders", standard: "none",
        example: #""Legacy""#),
      SectionKey(
        "overrides", .shape("overrides", "a list of mappings"),
        "What holds for themes of some paths instead", standard: "nothing",
        example: #"[{ "files": "Legacy/**", "lint": { "title-contrast": "warning" } }]"#),
    ])

  /// What an override may say: whom it is for, and everything that does not speak of places.
  package static let override = Section(
    title: "an override",
    keys: [
      SectionKey(
        "files", .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes that it is for, by their paths from this file", example: #""Legacy/**""#)
    ]
      + configuration.keys.filter {
        !["output", "color", "baseline", "include", "exclude", "overrides"].contains($0.name)
      })

  package static let thresholds = Section(
    title: "thresholds",
    keys: [
      SectionKey("text", .ratio, "Text", standard: "4.5", example: "7"),
      SectionKey("largeText", .ratio, "Large titles", standard: "3", example: "4.5"),
      SectionKey("nonText", .ratio, "Icons", standard: "3", example: "4.5"),
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
