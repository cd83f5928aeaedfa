import OutputText
import ThemeCompiler

let configurationSchema = JSONNode.document(
  "configuration:1", title: "Appearance configuration",
  "What the appearance command generates and how strictly it checks.",
  Section.configuration.members(),
  definitions: [
    "outputs": .oneOrMore("An output or a list of them.", .reference("output")),
    "output": .any(
      "One kind of output.",
      Output.all.map { .described($0.summary + ".", ["const": .text($0.id)]) }),
    "iOSVersion": .any(
      "A version of iOS, 15.0 or later.",
      [
        ["type": "number", "minimum": 15],
        ["type": "string", "pattern": "^(1[5-9]|[2-9][0-9])([.][0-9]+)?$"],
      ]),
    "backdrops": .oneOrMore("A color or a list of them.", .reference("literalColor")),
    "rules": .mapping(
      "Rules with their severities and options.",
      JSONEntries(LintRule.all.map { ($0.id, $0.schema) })),
    "pathPatterns": .oneOrMore(
      "A pattern of paths, as Legacy/** or *.old.theme.yaml, or a list of them.",
      ["type": "string", "minLength": 1]),
    "rulePages": .string(
      "An address that the name of a rule is appended to.", ["pattern": .text(RulePages.pattern)]),
    "overrides": .list(
      "Settings for themes of some paths; the last override that matches a theme applies.",
      of: Section.override.schema("Settings for the themes of its files.")),
    "thresholds": Section.thresholds.schema("The least contrast ratios that pass."),
    "names": Section.presetNames.schema("The suffix of preset names."),
    "severity": .described(
      "How much a finding matters; off drops it.",
      RuleSeverity.words.schema),
    "rule": .any(
      "A severity, alone or in a mapping.",
      [.reference("severity"), .mapping(["severity": .reference("severity")])]),
    "ratio": .number("A contrast ratio.", ["minimum": 1, "maximum": 21]),
    "literalColor": .string(
      "A CSS color such as \"#FFFFFF\"; a configuration has no palette.",
      ["pattern": .text(ColorPattern.literal)]),
  ])

extension LintRule {
  fileprivate var schema: JSONNode {
    guard !options.isEmpty else { return .reference("rule", summary) }
    let members = [("severity", .reference("severity"))] + options.map { ($0.name, $0.schema) }
    return .any(summary, [.reference("severity"), .mapping(JSONEntries(members))])
  }
}

extension RuleOption {
  fileprivate var schema: JSONNode {
    let kind: JSONEntries =
      switch values {
      case .words(let words): ["enum": .texts(words)]
      case .numbers(let range):
        [
          "type": "number", "minimum": .json("\(range.lowerBound)"),
          "maximum": .json("\(range.upperBound)"),
        ]
      }
    return .described(
      "\(summary). Default: \(standard.text).", ["default": standard.json], kind)
  }
}
