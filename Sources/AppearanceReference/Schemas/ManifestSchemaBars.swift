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
      "gradient": {
        "description": "Colors at equal steps that run into each other.",
        "type": "object",
        "additionalProperties": false,
        "required": ["colors", "direction"],
        "properties": {
          "colors": { "description": "The colors.", "type": "array", "minItems": 2, "items": { "$ref": "#/definitions/barColor" } },
          "direction": { "description": "From where to where they run.", "enum": [\#(jsonList(GradientDirection.words.map(\.name)))] }
        }
      },
      "font": {
        "description": "A text style, the system font, or a font by its PostScript name.",
        "anyOf": [
          { "type": "string" },
          {
            "type": "object",
            "additionalProperties": false,
            "minProperties": 2,
            "properties": {
              "design": { "description": "The design of the system font.", "type": "string" },
              "name": { "description": "PostScript name.", "type": "string" },
              "size": { "description": "Points.", "type": "number", "exclusiveMinimum": 0 },
              "textStyle": { "description": "The text style that the size follows.", "type": "string" },
              "weight": { "description": "UIFont.Weight.", "type": "string" }
            }
          }
        ]
      }
  """#

/// The properties of a bar, those of one mapping in an object of their own.
private let properties = members(below: "", indent: 8)

/// The members of the object that a path of keys leads to from the bar's on.
private func members(below path: String, indent: Int) -> String {
  var lines: [String] = []
  let groups = BarGroup.all.filter { BarGroup.parent(of: $0.path) == path }
  let color = BarGroup.all.first { $0.path == path }?.color
  if let color { lines.append("\"color\": { \(color.manifestSchema) }") }
  for property in BarProperty.allCases
  where BarGroup.parent(of: property.name) == path && !property.isColorOfGroup {
    let key = property.manifestPath.last ?? property.name
    lines.append("\"\(key)\": { \(property.manifestSchema) }")
  }
  for group in groups {
    let object = #"""
      "type": "object",
        "additionalProperties": false,
        "properties": {
      \#(members(below: group.path, indent: 4))
        }
      """#
    let description = "Properties that the theme has under '\(group.path)'."
    lines.append(
      group.color == nil
        ? #"""
        "\#(group.key)": {
          "description": "\#(description)",
          \#(object.indented(2))
        }
        """#
        : #"""
        "\#(group.key)": {
          "description": "\#(description)",
          "anyOf": [
            { "$ref": "#/definitions/barColor" },
            {
              \#(object.indented(6))
            }
          ]
        }
        """#)
  }
  let blanks = String(repeating: " ", count: indent)
  return blanks + lines.joined(separator: ",\n").indented(indent)
}

extension BarProperty {
  /// What a manifest may have as the property's value.
  fileprivate var manifestSchema: String {
    let value =
      switch kind {
      case .color: ##""allOf": [{ "$ref": "#/definitions/barColor" }]"##
      case .colorOrNone:
        ##""anyOf": [{ "const": "none" }, { "$ref": "#/definitions/barColor" }]"##
      case .flag: #""type": "boolean""#
      case .font: ##""allOf": [{ "$ref": "#/definitions/font" }]"##
      case .style, .background, .liquidGlass, .words:
        #""enum": [\#(jsonList(kind.value(in: .navigationBar).words.map(\.name)))]"#
      case .points, .distance: #""type": "number""#
      case .image, .text: #""type": "string""#
      case .gradient: ##""allOf": [{ "$ref": "#/definitions/gradient" }]"##
      case .state(let words):
        ##""anyOf": [{ "enum": [\##(jsonList(words.map(\.rawValue)))] }, { "$ref": "#/definitions/bar" }]"##
      }
    return #""description": "\#(row.summary).", \#(value)"#
  }
}
