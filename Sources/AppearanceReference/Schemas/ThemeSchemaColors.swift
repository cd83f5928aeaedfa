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
        "description": "A color: \"#1C1C1E\", rgb(28 28 30), oklch(58% 0.21 22), rebeccapurple, .systemBlue, \"{ink}\", \"{ink} / 60%\", light-dark(a, b), color-mix(in oklch, a 30%, b), contrast-color(a).",
        "type": "string",
        "pattern": "^\\s*(#|[.][A-Za-z]|[A-Za-z]|/[*]|[{]\\s*[^{}\\s])"
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
        "anyOf": [
          { "$ref": "#/definitions/colorText" },
          { "$ref": "#/definitions/reference" },
          { "$ref": "#/definitions/adaptiveColor" }
        ]
      },
      "colorOrNone": {
        "description": "A color, or none.",
        "anyOf": [{ "const": "none" }, { "$ref": "#/definitions/color" }]
      },
      "adaptiveColor": {
        "description": "A color for each interface style and contrast setting.",
        "type": "object",
        "required": ["light", "dark"],
        "additionalProperties": false,
        "properties": {
          "light": { "description": "The color in a light interface.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
          "dark": { "description": "The color in a dark interface.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
          "lightHighContrast": { "description": "The color in a light interface with increased contrast. Default: light.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
          "darkHighContrast": { "description": "The color in a dark interface with increased contrast. Default: dark.", "allOf": [{ "$ref": "#/definitions/colorMember" }] }
        }
      }
  """#
