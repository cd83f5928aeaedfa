import ColorScience
import ThemeModel

/// The definitions of bars and fonts in `manifestSchema`, made of the table of properties.
let manifestSchemaBars = #"""
      "bar": {
        "description": "What the theme sets on one bar.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "backdrop": { "description": "What lies behind the bar.", "allOf": [{ "$ref": "#/definitions/backdrop" }] },
  \#(properties)
        }
      },
      "backdrop": {
        "description": "Content that is light or dark, colors any of which may be there, or one of these for each variant.",
        "anyOf": [
          { "enum": [\#(jsonList(BackdropContent.words.map(\.name)))] },
          { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/barColor" } },
          {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              \#(Variant.allCases.map { "\"\($0.name)\": { \"$ref\": \"#/definitions/backdrop\" }" }.joined(separator: ",\n            "))
            }
          }
        ]
      },
      "font": {
        "description": "A text style, the system font, or a font by its PostScript name.",
        "anyOf": [
          { "type": "string" },
          {
            "type": "object",
            "required": ["size"],
            "additionalProperties": false,
            "properties": {
              "name": { "description": "PostScript name.", "type": "string" },
              "size": { "description": "Points.", "type": "number", "exclusiveMinimum": 0 },
              "weight": { "description": "UIFont.Weight.", "type": "string" }
            }
          }
        ]
      }
  """#

/// The properties of a bar, those of one group in an object of their own.
private let properties: String = {
  var lines: [String] = []
  var groups: [String] = []
  for property in BarProperty.allCases {
    guard let group = property.manifestKey.group else {
      lines.append("        \(property.manifestSchema)")
      continue
    }
    guard !groups.contains(group) else { continue }
    groups.append(group)
    let members = BarProperty.allCases.filter { $0.manifestKey.group == group }
    let schemas = members.map { "            \($0.manifestSchema)" }
    lines.append(
      #"""
              "\#(group)": {
                "description": "Properties that the theme has under '\#(group)'.",
                "type": "object",
                "additionalProperties": false,
                "properties": {
      \#(schemas.joined(separator: ",\n"))
                }
              }
      """#)
  }
  return lines.joined(separator: ",\n")
}()

extension BarProperty {
  /// The property's key, and what a manifest may have as its value.
  fileprivate var manifestSchema: String {
    let value =
      switch manifestValue {
      case .color(orNone: false): ##""allOf": [{ "$ref": "#/definitions/barColor" }]"##
      case .color(orNone: true):
        ##""anyOf": [{ "const": "none" }, { "$ref": "#/definitions/barColor" }]"##
      case .flag: #""type": "boolean""#
      case .font: ##""allOf": [{ "$ref": "#/definitions/font" }]"##
      case .word(let words): #""enum": [\#(jsonList(words))]"#
      case .state(let words):
        ##""anyOf": [{ "enum": [\##(jsonList(words))] }, { "$ref": "#/definitions/bar" }]"##
      }
    return #""\#(manifestKey.key)": { "description": "\#(row.summary).", \#(value) }"#
  }
}
