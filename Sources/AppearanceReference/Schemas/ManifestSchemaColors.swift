/// The definitions of colors in `manifestSchema`.
let manifestSchemaColors = #"""
      "uniformColor": {
        "description": "One color.",
        "type": "object",
        "required": ["alpha", "colorSpace", "components", "hex"],
        "additionalProperties": false,
        "properties": {
          "hex": { "description": "Rounded to 8 bits; 8 digits when alpha is below 1.", "type": "string", "pattern": "^#[0-9A-F]{6}([0-9A-F]{2})?$" },
          "colorSpace": { "description": "The space of the components.", "enum": ["srgb", "display-p3"] },
          "components": {
            "description": "Red, green and blue.",
            "type": "array",
            "minItems": 3,
            "maxItems": 3,
            "items": { "type": "number", "minimum": 0, "maximum": 1 }
          },
          "alpha": { "description": "Opacity.", "type": "number", "minimum": 0, "maximum": 1 }
        }
      },
      "color": {
        "description": "One color, or one for each variant; a high-contrast one where it differs.",
        "anyOf": [
          { "$ref": "#/definitions/uniformColor" },
          {
            "type": "object",
            "required": ["dark", "light"],
            "additionalProperties": false,
            "properties": {
              "light": { "$ref": "#/definitions/uniformColor" },
              "dark": { "$ref": "#/definitions/uniformColor" },
              "lightHighContrast": { "$ref": "#/definitions/uniformColor" },
              "darkHighContrast": { "$ref": "#/definitions/uniformColor" }
            }
          }
        ]
      },
      "barColor": {
        "description": "The name of a palette color, or a color.",
        "anyOf": [{ "type": "string", "minLength": 1 }, { "$ref": "#/definitions/color" }]
      }
  """#
