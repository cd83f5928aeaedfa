import ColorScience
import ThemeModel

/// The definitions of palettes and colors in `themeSchema`.
///
/// A color is a text, or what YAML tools see in an unquoted reference: `{"brand.primary": null}`.
let themeSchemaColors = #"""
      "paletteGroup": {
        "description": "Palette names with their colors; a name is written without dots and braces.",
        "type": "object",
        "propertyNames": { "pattern": "^[^.{}]+$" },
        "additionalProperties": { "$ref": "#/definitions/paletteEntry" }
      },
      "paletteEntry": {
        "description": "A color, or a group of more names.",
        "anyOf": [
          { "$ref": "#/definitions/color" },
          {
            "allOf": [{ "$ref": "#/definitions/paletteGroup" }],
            "not": {
              "minProperties": 1,
              "propertyNames": { "enum": ["light", "dark", "lightHighContrast", "darkHighContrast"] }
            }
          }
        ]
      },
      "colorText": {
        "description": \#(jsonString("A color: " + ColorNotation.all.map(\.syntax).joined(separator: "; ") + ".")),
        "examples": [\#(ColorNotation.all.map { jsonString($0.example) }.joined(separator: ", "))],
        "type": "string",
        "pattern": \#(jsonString(ColorPattern.any))
      },
      "reference": {
        "description": "A palette color in braces without quotes, which YAML reads as a mapping of one empty entry.",
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": { "type": "null" }
      },
      "colorMember": {
        "description": "A color that is not a mapping of its own.",
        "anyOf": [{ "$ref": "#/definitions/colorText" }, { "$ref": "#/definitions/reference" }]
      },
      "color": {
        "description": "A color, the same in every interface or one for each.",
        "defaultSnippets": [
          {
            "label": "an adaptive color",
            "description": "A color for light and one for dark mode",
            "body": \#(SchemaSnippets.adaptiveColor)
          }
        ],
        "anyOf": [
          { "$ref": "#/definitions/colorText" },
          { "$ref": "#/definitions/reference" },
          { "$ref": "#/definitions/adaptiveColor" }
        ]
      },
      "adaptiveColor": \#(Section.adaptiveColor.schema("A color for each interface style and contrast setting.", required: ["light", "dark"]))
  """#
