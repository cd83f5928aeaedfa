/// The definitions of appearances and measured pairs in `manifestSchema`.
let manifestSchemaAppearances = #"""
      "appearance": {
        "description": "One appearance with everything decided.",
        "type": "object",
        "required": ["contrast", "interfaceStyle", "kind", "location", "name", "navigationBar", "statusBarStyle", "symbol", "tabBar", "toolbar"],
        "additionalProperties": false,
        "properties": {
          "name": { "description": "The name in the theme.", "type": "string", "minLength": 1 },
          "symbol": { "description": "The Swift property.", "type": "string", "minLength": 1 },
          "kind": { "description": "How the appearance came to be.", "enum": ["declared", "inverse", "dynamic"] },
          "of": { "description": "The appearance that an inverse was made from.", "type": "string" },
          "rule": { "description": "The rule that an inverse was made by.", "enum": ["swap", "rgb", "mirror", "lightness"] },
          "inverse": { "description": "The name of the inverse.", "type": "string" },
          "description": { "description": "What the theme says about the appearance.", "type": "string" },
          "deprecated": { "description": "true, or what to use instead.", "anyOf": [{ "const": true }, { "type": "string" }] },
          "interfaceStyle": { "description": "The interface style the screen is pinned to.", "enum": ["unspecified", "light", "dark"] },
          "statusBarStyle": { "description": "UIStatusBarStyle.", "enum": ["default", "lightContent", "darkContent"] },
          "navigationBar": { "description": "What the theme sets on the navigation bar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "toolbar": { "description": "What the theme sets on the toolbar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "tabBar": { "description": "What the theme sets on the tab bar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "location": {
            "description": "Where the appearance is declared, or the rule that made it.",
            "type": "object",
            "required": ["column", "line"],
            "additionalProperties": false,
            "properties": {
              "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
              "column": { "description": "In UTF-8 bytes, from 1.", "type": "integer", "minimum": 1 },
              "path": { "description": "The file where it is not the theme's own.", "type": "string" }
            }
          },
          "contrast": {
            "description": "The measured pairs.",
            "type": "array",
            "items": { "$ref": "#/definitions/contrast" }
          },
          "notChecked": {
            "description": "Pairs that were not measured.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["reason", "rule"],
              "additionalProperties": false,
              "properties": {
                "rule": { "description": "The rule.", "type": "string" },
                "reason": { "description": "Why there was nothing to measure.", "type": "string" }
              }
            }
          }
        }
      },
      "contrast": {
        "description": "A measured pair in the variants that share its numbers.",
        "type": "object",
        "required": ["background", "foreground", "ratio", "required", "rule", "variants", "verdict"],
        "additionalProperties": false,
        "properties": {
          "rule": { "description": "The rule that asked for the pair.", "type": "string" },
          "foreground": { "description": "The property in front, or statusBar.", "type": "string" },
          "background": { "description": "The property behind.", "type": "string" },
          "variants": { "description": "The variants that share the numbers.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/variant" } },
          "ratio": { "description": "The contrast, the worst one over a translucent background.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "worst": { "description": "Over a translucent background: the least contrast.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "best": { "description": "Over a translucent background: the greatest contrast.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "required": { "description": "The least ratio that passes.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "verdict": { "description": "What became of the pair.", "enum": ["pass", "fail", "waived", "depends-on-content"] }
        }
      }
  """#
