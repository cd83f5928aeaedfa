internal import OutputText
package import ThemeModel
internal import ThemeOutputs

extension Section {
  package static let configuration = Section(
    title: "the configuration",
    keys: [
      SectionKey(
        .outputs,
        .shape(
          "outputs", "an output or a list of them",
          words: Output.all.map { ValueWord($0.id, $0.summary) }),
        "The outputs to generate", standard: "presets and manifest",
        example: #"["presets", "manifest"]"#),
      SectionKey(
        .output, .text,
        "The output folder, relative to this file; outside the repository or in its `.git` only with --allow-outside",
        standard: "the theme's own folder", example: #""Generated""#),
      SectionKey(
        .deploymentTarget, .shape("iOSVersion", "an iOS version"),
        "The oldest iOS the app runs on, 15.0 or later", standard: "15.0", example: "15.0"),
      SectionKey(
        .sdk, .shape("iOSVersion", "an iOS version"), "The iOS SDK the app is built with",
        standard: "26 or later", example: "26.0"),
      SectionKey(
        .infoPlist, .text,
        "The app's Info.plist, relative to this file; some of its keys affect bars",
        standard: "no assumption", example: #""App/Info.plist""#),
      SectionKey(
        .access, .words(Configuration.Access.words), "Who sees the generated declarations",
        standard: "internal", example: #""public""#),
      SectionKey(
        .runtime, .words(Configuration.Runtime.words),
        "The Appearance type that the presets are for", standard: "AppearanceKit",
        example: #""yalantis""#),
      SectionKey(
        .names, .shape("names", "a mapping with a suffix"), "The suffix of preset names",
        standard: "{ suffix: Appearance }", example: #"{ "suffix": "" }"#),
      SectionKey(
        .palette, .text,
        "The name of the theme whose file of the output palette the generated files share",
        standard: "each file has its colors", example: #""Brand""#),
      SectionKey(
        .backdrop, .shape("backdrops", "a CSS color or a list of them"),
        "The colors that may be under translucent bars", standard: "any color",
        example: ##"["#FFFFFF", "#000000"]"##),
      SectionKey(
        .lint, .shape("rules", "a mapping of rules"),
        "The severities of lint rules, and their options", standard: "the rules' own",
        example: #"{ "title-contrast": "warning" }"#),
      SectionKey(
        .thresholds, .shape("thresholds", "a mapping of contrast ratios from 1 to 21"),
        "The least contrast ratios that pass", standard: "those of level AA",
        example: #"{ "text": 7 }"#),
      SectionKey(
        .largeTextIs, .words(LargeText.words),
        "The unit of large text's 18 points, 14 if bold", standard: "apple",
        example: #""css""#),
      SectionKey(
        .strict, .flag, "Whether warnings fail the run, as with --strict", standard: "false",
        example: "true"),
      SectionKey(
        .color, .words(ColorChoice.words),
        "Whether findings are colored, unless --color or NO_COLOR says otherwise",
        standard: "auto", example: #""never""#),
      SectionKey(
        .baseline, .text, "The file of known findings that lint ignores, relative to this file",
        standard: "none", example: #""known.json""#),
      SectionKey(
        .documentation, .shape("rulePages", "an address that the name of a rule can follow"),
        "Where the pages of rules are, for SARIF and editors; the name of a rule is appended",
        standard: "none", example: #""https://example.com/rules#""#),
      SectionKey(
        .include, .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to take of those found in folders, by their paths from this file",
        standard: "all", example: #"["App/**", "*.theme.json"]"#),
      SectionKey(
        .exclude, .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to leave out of those found in folders", standard: "none",
        example: #""Legacy""#),
      SectionKey(
        .overrides, .shape("overrides", "a list of mappings"),
        "Settings for themes of some paths", standard: "nothing",
        example: #"[{ "files": "Legacy/**", "lint": { "title-contrast": "warning" } }]"#),
    ])

  /// An override's keys: its files, and every key that applies to themes.
  package static let override = Section(
    title: "an override",
    keys: [
      SectionKey(
        filesOfOverride, .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes that it is for, by their paths from this file", example: #""Legacy/**""#)
    ] + configuration.keys.filter { ConfigurationKey(rawValue: $0.name)?.scope == .themes })

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

extension SectionKey {
  fileprivate init(
    _ key: ConfigurationKey, _ value: ValueKind, _ summary: String, standard: String,
    example: String
  ) {
    self.init(key.rawValue, value, summary, standard: standard, example: example)
  }
}

extension ValueKind {
  fileprivate static let ratio = shape("ratio", "a contrast ratio from 1 to 21")
}
