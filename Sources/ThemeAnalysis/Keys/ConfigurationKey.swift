internal import OutputText
package import ThemeModel
import ThemeOutputs

package enum ConfigurationKey: String, CaseIterable, Sendable {
  case outputs, output, deploymentTarget, sdk, infoPlist, access, runtime, names, palette
  case backdrop, lint, thresholds, largeTextIs, strict, color, baseline, documentation, include,
    exclude, overrides

  package enum Scope: Sendable {
    /// Each theme: an override may say something else of some.
    case themes
    /// Places, or the run as a whole: it stands at the top alone.
    case run
  }

  package var scope: Scope {
    switch self {
    case .output, .color, .baseline, .documentation, .include, .exclude, .overrides: .run
    default: .themes
    }
  }
}

extension ConfigurationKey {
  /// What is said of the key.
  package var section: SectionKey {
    switch self {
    case .outputs:
      key(
        .shape(
          "outputs", "an output or a list of them",
          words: Output.all.map { ValueWord($0.id, $0.summary) }),
        "The outputs to generate", standard: "presets and manifest",
        example: #"["presets", "manifest"]"#)
    case .output:
      key(
        .text,
        "The output folder, relative to this file; outside the repository or in its `.git` only with --allow-outside",
        standard: "the theme's own folder", example: #""Generated""#)
    case .deploymentTarget:
      key(
        .shape("iOSVersion", "an iOS version"),
        "The oldest iOS the app runs on, 12.0 or later", standard: "15.0", example: "15.0")
    case .sdk:
      key(
        .shape("iOSVersion", "an iOS version"), "The iOS SDK the app is built with",
        standard: "no assumption", example: "26.0")
    case .infoPlist:
      key(
        .text, "The app's Info.plist, relative to this file; some of its keys affect bars",
        standard: "no assumption", example: #""App/Info.plist""#)
    case .access:
      key(
        .words(Configuration.Access.words), "Who sees the generated declarations",
        standard: "internal", example: #""public""#)
    case .runtime:
      key(
        .words(Configuration.Runtime.words),
        "The Appearance type that the presets are for", standard: "AppearanceKit",
        example: #""yalantis""#)
    case .names:
      key(
        .shape("names", "a mapping with a suffix"), "The suffix of preset names",
        standard: "{ suffix: Appearance }", example: #"{ "suffix": "" }"#)
    case .palette:
      key(
        .text, "The name of the theme whose file of the output palette the generated files share",
        standard: "each file has its colors", example: #""Brand""#)
    case .backdrop:
      key(
        .shape("backdrops", "a CSS color or a list of them"),
        "The colors that may be under translucent bars", standard: "any color",
        example: ##"["#FFFFFF", "#000000"]"##)
    case .lint:
      key(
        .shape("rules", "a mapping of rules"),
        "The severities of lint rules, and their options", standard: "the rules' own",
        example: #"{ "title-contrast": "warning" }"#)
    case .thresholds:
      key(
        .shape("thresholds", "a mapping of contrast ratios from 1 to 21"),
        "The least contrast ratios that pass", standard: "those of level AA",
        example: #"{ "text": 7 }"#)
    case .largeTextIs:
      key(
        .words(LargeText.words),
        "The unit of large text's 18 points, 14 if bold", standard: "apple",
        example: #""css""#)
    case .strict:
      key(
        .flag, "Whether warnings fail the run, as with --strict", standard: "false",
        example: "true")
    case .color:
      key(
        .words(ColorChoice.words),
        "Whether findings are colored, unless --color or NO_COLOR says otherwise",
        standard: "auto", example: #""never""#)
    case .baseline:
      key(
        .text, "The file of known findings that lint ignores, relative to this file",
        standard: "none", example: #""known.json""#)
    case .documentation:
      key(
        .shape("rulePages", "an address that the name of a rule can follow"),
        "Where the pages of rules are, for SARIF and editors; the name of a rule is appended",
        standard: "none", example: #""https://example.com/rules#""#)
    case .include:
      key(
        .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to take of those found in folders, by their paths from this file",
        standard: "all", example: #"["App/**", "*.theme.json"]"#)
    case .exclude:
      key(
        .shape("pathPatterns", "a pattern of paths or a list of them"),
        "The themes to leave out of those found in folders", standard: "none",
        example: #""Legacy""#)
    case .overrides:
      key(
        .shape("overrides", "a list of mappings"),
        "Settings for themes of some paths", standard: "nothing",
        example: #"[{ "files": "Legacy/**", "lint": { "title-contrast": "warning" } }]"#)
    }
  }

  private func key(
    _ value: ValueKind, _ summary: String, standard: String, example: String
  ) -> SectionKey {
    SectionKey(rawValue, value, summary, standard: standard, example: example)
  }
}

/// A mapping of the configuration that a table knows.
package enum ConfigurationPlace: Sendable {
  case section(Section)
  case rules
  case rule(String)

  /// The mapping that keys lead to from the root, items of lists having none; nil where there is none.
  package init?(_ path: [String]) {
    let isInOverride = path.first == ConfigurationKey.overrides.rawValue
    let place = isInOverride ? path.dropFirst() : path[...]
    switch (place.first, place.count) {
    case (nil, _): self = .section(isInOverride ? .override : .configuration)
    case (ConfigurationKey.thresholds.rawValue, 1): self = .section(.thresholds)
    case (ConfigurationKey.names.rawValue, 1): self = .section(.presetNames)
    case (ConfigurationKey.lint.rawValue, 1): self = .rules
    case (ConfigurationKey.lint.rawValue, 2): self = .rule(place[place.startIndex + 1])
    default: return nil
    }
  }
}
