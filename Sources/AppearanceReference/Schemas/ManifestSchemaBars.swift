/// The definition of bars in `manifestSchema`.
let manifestSchemaBars = #"""
      "bar": {
        "description": "What the theme sets on one bar.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "style": { "description": "UIBarStyle.", "enum": ["default", "black"] },
          "background": { "description": "How the background is configured.", "enum": ["opaque", "default", "transparent", "none"] },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of bar buttons, or of the selected tab.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "barTintColor": { "description": "The background color before iOS 13.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "titleColor": { "description": "The color of the title.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "largeTitleColor": { "description": "The color of the large title.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "unselectedItemTintColor": { "description": "The color of the other tabs.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the bar's line, or none.", "anyOf": [{ "const": "none" }, { "$ref": "#/definitions/color" }] },
          "isTranslucent": { "description": "Whether content shows through.", "type": "boolean" },
          "prefersLargeTitles": { "description": "Whether titles are large until content is scrolled under the bar.", "type": "boolean" },
          "liquidGlass": { "description": "What iOS 26 and later do with the background.", "enum": ["keep", "system"] },
          "isHidden": { "description": "Whether the bar is away.", "type": "boolean" },
          "titleFont": {
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
          },
          "buttons": {
            "description": "The colors of buttons by their role.",
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "plain": { "description": "Plain buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
              "done": { "description": "Done buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
              "back": { "description": "The back button.", "allOf": [{ "$ref": "#/definitions/color" }] }
            }
          },
          "scrollEdge": { "description": "The bar while content is scrolled to its edge.", "anyOf": [{ "enum": ["same", "transparent"] }, { "$ref": "#/definitions/bar" }] },
          "compact": { "description": "The bar at compact height.", "anyOf": [{ "const": "same" }, { "$ref": "#/definitions/bar" }] }
        }
      }
  """#
