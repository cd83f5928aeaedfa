internal import OutputText
import ThemeSyntax

extension Section {
  package static let configuration = Configuration.mapping.section
  package static let override = Configuration.Override.mapping.section
  package static let thresholds = Thresholds.mapping.section
  package static let presetNames = Configuration.presetNames.section

  /// The title of the mappings with a key: "a navigation bar or a tab bar".
  package static func owner(of key: String) -> String? { owners[key] }

  private static let owners: [String: String] = {
    let bars = BarKind.allCases.map { bar($0) }
    let groups = BarGroup.all.flatMap { group in BarKind.allCases.map { group.section(of: $0) } }
    let (outer, inner) = ([theme, appearance], groups + [titleFont, gradient, screen])
    // Every bar with a key is listed, but only the outermost of other sections.
    var owners: [String: String] = [:]
    for section in outer + inner + [configuration] {
      for name in section.names where owners[name] == nil { owners[name] = section.title }
    }
    for name in Set(bars.flatMap(\.names)).subtracting(outer.flatMap(\.names)) {
      owners[name] = list(bars.filter { $0.names.contains(name) }.map(\.title))
    }
    return owners.filter { !["name", "extends", "inverse", "color", "font"].contains($0.key) }
  }()

  package static let ruleOptions = Section(
    title: "a rule's options",
    keys: [
      SectionKey(
        "severity", .words(RuleSeverity.words), "How much a finding matters",
        standard: "the rule's own", example: #""warning""#)
    ])
}

extension Configuration {
  static let mapping = Mapping<Configuration>(
    Section.configurationTitle,
    [
      Key(
        "outputs", \.outputs,
        Shape(
          .shape(
            "outputs", "an output or a list of them",
            words: Output.all.map { ValueWord($0.id, $0.summary) })
        ) { $0.outputs($1.value) }, "The outputs to generate",
        standard: "presets and manifest", example: #"["presets", "manifest"]"#),
      Key(
        "output", \.output, .path("folder"),
        "The output folder, relative to this file; outside the repository or in its `.git` only with --allow-outside",
        standard: "the theme's own folder", example: #""Generated""#
      ).notInherited,
      Key(
        "deploymentTarget", \.deploymentTarget, .version(like: "15.0"),
        "The oldest iOS the app runs on, 15.0 or later", standard: "15.0", example: "15.0"),
      Key(
        "sdk", \.sdk, .version(like: "26.0"), "The iOS SDK the app is built with",
        standard: "26 or later", example: "26.0"),
      Key(
        "infoPlist", .text,
        "The app's Info.plist, relative to this file; some of its keys affect bars",
        standard: "no assumption", example: #""App/Info.plist""#
      ) { parser, entry, configuration in
        let path = parser.path(entry.value, entry.what, "file", hasOption: false)
        let range = parser.tree.range(entry.value)
        configuration.infoPlist = path.map { InfoPlist(path: $0, range: range) }
      },
      Key(
        "access", \.access, .word(), "Who sees the generated declarations", standard: "internal",
        example: #""public""#),
      Key(
        "runtime", \.runtime, .word(), "The Appearance type that the presets are for",
        standard: "AppearanceKit", example: #""yalantis""#),
      Key(
        "names", .shape("names", "a mapping with a suffix"), "The suffix of preset names",
        standard: "{ suffix: Appearance }", example: #"{ "suffix": "" }"#
      ) { parser, entry, configuration in
        guard parser.isMapping(entry.value, entry.what) else { return }
        parser.read(entry.value, as: Configuration.presetNames, into: &configuration)
      },
      Key(
        "palette", \.palette, .paletteName,
        "The name of the theme whose file of the output palette the generated files share",
        standard: "each file has its colors", example: #""Brand""#),
      Key(
        "backdrop", \.backdrops,
        Shape(.shape("backdrops", "a CSS color or a list of them")) { $0.backdrops($1.value) },
        "The colors that may be under translucent bars",
        standard: "any color", example: ##"["#FFFFFF", "#000000"]"##),
      Key(
        "lint", .shape("rules", "a mapping of rules"),
        "The severities of lint rules, and their options", standard: "the rules' own",
        example: #"{ "title-contrast": "warning" }"#
      ) { $0.lint($1.value, into: &$2) },
      Key(
        "thresholds", .shape("thresholds", "a mapping of contrast ratios from 1 to 21"),
        "The least contrast ratios that pass", standard: "those of level AA",
        example: #"{ "text": 7 }"#
      ) { parser, entry, configuration in
        guard parser.isMapping(entry.value, entry.what) else { return }
        parser.read(entry.value, as: Thresholds.mapping, into: &configuration.thresholds)
      },
      Key(
        "largeTextIs", \.largeTextIs, .word(), "The unit of large text's 18 points, 14 if bold",
        standard: "apple", example: #""css""#),
      Key(
        "strict", \.isStrict, .flag, "Whether warnings fail the run, as with --strict",
        standard: "false", example: "true"),
      Key(
        "color", \.color, .word(),
        "Whether findings are colored, unless --color or NO_COLOR says otherwise",
        standard: "auto", example: #""never""#
      ).notInherited,
      Key(
        "baseline", \.baseline, .path("file"),
        "The file of known findings that lint ignores, relative to this file", standard: "none",
        example: #""known.json""#
      ).notInherited,
      Key(
        "documentation", \.documentation,
        Shape(.shape("rulePages", "an address that the name of a rule can follow")) {
          $0.rulePages($1.value)
        },
        "Where the pages of rules are, for SARIF and editors; the name of a rule is appended",
        standard: "none", example: #""https://example.com/rules#""#
      ).notInherited,
      Key(
        "include", \.included, .patterns,
        "The themes to take of those found in folders, by their paths from this file",
        standard: "all", example: #"["App/**", "*.theme.json"]"#
      ).notInherited,
      Key(
        "exclude", \.excluded, .patterns, "The themes to leave out of those found in folders",
        standard: "none", example: #""Legacy""#
      ).notInherited,
      Key(
        "overrides", .shape("overrides", "a list of mappings"),
        "Settings for themes of some paths", standard: "nothing",
        example: #"[{ "files": "Legacy/**", "lint": { "title-contrast": "warning" } }]"#
      ) { parser, entry, _ in parser.overrides = entry.value }.notInherited,
    ])

  static let presetNames = Mapping<Configuration>(
    "names",
    [
      Key(
        "suffix", \.presetSuffix, .suffix, "The end of the names of presets, which may be empty",
        standard: "Appearance", example: #""""#)
    ])
}

extension Configuration.Override {
  static let mapping = Mapping<Configuration.Override>(
    "an override",
    [
      Key(
        "files", \.files, .patterns, "The themes that it is for, by their paths from this file",
        example: #""Legacy/**""#, isRequired: true)
    ]
      + Configuration.mapping.keys.filter(\.isInherited).map {
        $0.within(\Configuration.Override.configuration)
      })
}

extension Thresholds {
  static let mapping = Mapping<Thresholds>(
    "thresholds",
    [
      Key("text", \.text, .ratio, "Text", standard: "4.5", example: "7"),
      Key("largeText", \.largeText, .ratio, "Large titles", standard: "3", example: "4.5"),
      Key("nonText", \.nonText, .ratio, "Icons", standard: "3", example: "4.5"),
    ])
}
