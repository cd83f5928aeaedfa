import ThemeLint
import ThemeModel

/// What a configuration, `appearance.yaml`, may say.
let configurationSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Appearance configuration",
    "description": "What the appearance command generates, for whom, and how strictly it checks.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "outputs": {
        "description": "What to generate. Default: presets and manifest.",
        "anyOf": [
          { "$ref": "#/definitions/output" },
          { "type": "array", "items": { "$ref": "#/definitions/output" } }
        ]
      },
      "output": {
        "description": "The output folder, relative to this file. Default: the theme's own folder.",
        "type": "string"
      },
      "deploymentTarget": {
        "description": "The oldest iOS that the generated code runs on. Default: 15.0.",
        "anyOf": [
          { "type": "number", "minimum": 12 },
          { "type": "string", "pattern": "^(1[2-9]|[2-9][0-9])([.][0-9]+)?$" }
        ]
      },
      "sdk": {
        "description": "The iOS SDK that the app is built with, such as 26.0. Default: no assumption.",
        "anyOf": [
          { "type": "number", "minimum": 12 },
          { "type": "string", "pattern": "^(1[2-9]|[2-9][0-9])([.][0-9]+)?$" }
        ]
      },
      "access": {
        "description": "Who sees the generated declarations. Default: internal.",
        "enum": [\#(jsonList(Configuration.Access.allCases.map(\.rawValue)))]
      },
      "runtime": {
        "description": "Which Appearance type the presets are for. Default: AppearanceKit.",
        "enum": [\#(jsonList(Configuration.Runtime.allCases.map(\.rawValue)))]
      },
      "backdrop": {
        "description": "The colors that may lie under translucent bars. Default: any color.",
        "anyOf": [
          { "$ref": "#/definitions/literalColor" },
          { "type": "array", "items": { "$ref": "#/definitions/literalColor" } }
        ]
      },
      "lint": {
        "description": "The severity of lint rules where it differs from the rule's own, and options.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          \#(LintRule.all.map(\.schema).joined(separator: ",\n        "))
        }
      },
      "thresholds": {
        "description": "The least contrast ratios that pass.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "text": { "description": "Text. Default: 4.5.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "largeText": { "description": "Large titles. Default: 3.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "nonText": { "description": "Icons. Default: 3.", "allOf": [{ "$ref": "#/definitions/ratio" }] }
        }
      },
      "largeTextIs": {
        "description": "Whether the 18 points of large text, 14 for bold, are those of iOS (apple, the default) or of print (css).",
        "enum": [\#(jsonList(LargeText.allCases.map(\.rawValue)))]
      }
    },
    "definitions": {
      "output": {
        "description": "One kind of output.",
        "enum": [\#(jsonList(outputNames))]
      },
      "severity": {
        "description": "How much a finding matters; off drops it.",
        "enum": [\#(jsonList(RuleSeverity.allCases.map(\.rawValue)))]
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
        "pattern": "^\\s*(#|[A-Za-z]|/[*])"
      }
    }
  }

  """#

extension LintRule {
  /// The rule's entry below `lint`.
  fileprivate var schema: String {
    guard !options.isEmpty else { return "\"\(id)\": { \"$ref\": \"#/definitions/rule\" }" }
    return #"""
      "\#(id)": {
                "description": "A severity, alone or in a mapping with options.",
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
    return "\"\(name)\": { \"description\": \"\(summary). Default: \(standard.text).\", \(kind) }"
  }
}
