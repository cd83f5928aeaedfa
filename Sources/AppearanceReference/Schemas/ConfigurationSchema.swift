import ThemeAnalysis
import ThemeModel

/// What a configuration, `appearance.yaml`, may say.
let configurationSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "$id": "urn:appearance-compiler:schema:configuration:1",
    "title": "Appearance configuration",
    "description": "What the appearance command generates, for whom, and how strictly it checks.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      \#(Section.configuration.keys.map(\.schema).joined(separator: ",\n    "))
    },
    "definitions": {
      "outputs": {
        "description": "An output or a list of them.",
        "anyOf": [
          { "$ref": "#/definitions/output" },
          { "type": "array", "items": { "$ref": "#/definitions/output" } }
        ]
      },
      "output": {
        "description": "One kind of output.",
        "anyOf": [
          \#(Output.all.map(\.schema).joined(separator: ",\n        "))
        ]
      },
      "iOSVersion": {
        "description": "A version of iOS, 12.0 or later.",
        "anyOf": [
          { "type": "number", "minimum": 12 },
          { "type": "string", "pattern": "^(1[2-9]|[2-9][0-9])([.][0-9]+)?$" }
        ]
      },
      "backdrops": {
        "description": "A color or a list of them.",
        "anyOf": [
          { "$ref": "#/definitions/literalColor" },
          { "type": "array", "items": { "$ref": "#/definitions/literalColor" } }
        ]
      },
      "rules": {
        "description": "Rules with their severities and options.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          \#(LintRule.all.map(\.schema).joined(separator: ",\n        "))
        }
      },
      "pathPatterns": {
        "description": "A pattern of paths, as Legacy/** or *.old.theme.yaml, or a list of them.",
        "anyOf": [
          { "type": "string", "minLength": 1 },
          { "type": "array", "items": { "type": "string", "minLength": 1 } }
        ]
      },
      "rulePages": {
        "description": "An address that the name of a rule is appended to.",
        "type": "string",
        "pattern": \#(jsonString(RulePages.pattern))
      },
      "overrides": {
        "description": "What holds for themes of some paths instead; the last one that speaks of a theme counts.",
        "type": "array",
        "items": \#(Section.override.schema("What holds for the themes of its files."))
      },
      "thresholds": \#(Section.thresholds.schema("The least contrast ratios that pass.")),
      "names": \#(Section.names.schema("What the names of presets end in.")),
      "severity": {
        "description": "How much a finding matters; off drops it.",
        "enum": [\#(jsonList(RuleSeverity.allCases.map(\.rawValue)))]\#(RuleSeverity.words.descriptions)
      },
      "rule": {
        "description": "A severity, alone or in a mapping.",
        "anyOf": [
          { "$ref": "#/definitions/severity" },
          {
            "type": "object",
            "additionalProperties": false,
            "properties": { "severity": { "$ref": "#/definitions/severity" } }
          }
        ]
      },
      "ratio": { "description": "A contrast ratio.", "type": "number", "minimum": 1, "maximum": 21 },
      "literalColor": {
        "description": "A CSS color such as \"#FFFFFF\"; a configuration has no palette.",
        "type": "string",
        "pattern": \#(jsonString(ColorPattern.literal))
      }
    }
  }

  """#

extension Output {
  /// The output as a value that may stand in a list of them.
  fileprivate var schema: String {
    "{ \"description\": \(jsonString(summary + ".")), \"const\": \"\(id)\" }"
  }
}

extension LintRule {
  /// The rule's entry below `lint`.
  fileprivate var schema: String {
    guard !options.isEmpty else {
      return "\"\(id)\": { \"description\": \(jsonString(summary)), "
        + "\"allOf\": [{ \"$ref\": \"#/definitions/rule\" }] }"
    }
    return #"""
      "\#(id)": {
                "description": \#(jsonString(summary)),
                "anyOf": [
                  { "$ref": "#/definitions/severity" },
                  {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "severity": { "$ref": "#/definitions/severity" },
                      \#(options.map(\.schema).joined(separator: ",\n                "))
                    }
                  }
                ]
              }
      """#
  }
}

extension RuleOption {
  fileprivate var schema: String {
    let kind =
      switch values {
      case .words(let words): "\"enum\": [\(jsonList(words))]"
      case .numbers(let range):
        "\"type\": \"number\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
      }
    return "\"\(name)\": { \"description\": \"\(summary). Default: \(standard.text).\", "
      + "\"default\": \(standard.json), \(kind) }"
  }
}

extension RuleOption.Value {
  fileprivate var json: String {
    switch self {
    case .word(let word): jsonString(word)
    case .number: text
    }
  }
}
