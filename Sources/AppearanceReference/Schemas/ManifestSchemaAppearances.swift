import ThemeModel

/// The definitions of appearances and measured pairs in `manifestSchema`.
let manifestSchemaAppearances = #"""
      "appearance": {
        "description": "One appearance with everything decided.",
        "type": "object",
        "required": ["contrast", "interfaceStyle", "kind", "name", "navigationBar", "statusBarStyle", "symbol", "tabBar", "toolbar"],
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
          "statusBarStyle": {
            "description": "UIStatusBarStyle, or one for each interface style.",
            "anyOf": [
              { "$ref": "#/definitions/statusBarStyle" },
              {
                "type": "object",
                "required": ["dark", "light"],
                "additionalProperties": false,
                "properties": {
                  "dark": { "$ref": "#/definitions/statusBarStyle" },
                  "light": { "$ref": "#/definitions/statusBarStyle" }
                }
              }
            ]
          },
          "backdrop": { "description": "What lies behind bars that say nothing themselves.", "allOf": [{ "$ref": "#/definitions/backdrop" }] },
          "navigationBar": { "description": "What the theme sets on the navigation bar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "toolbar": { "description": "What the theme sets on the toolbar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "tabBar": { "description": "What the theme sets on the tab bar.", "allOf": [{ "$ref": "#/definitions/bar" }] },
          "contrast": {
            "description": "The measured pairs.",
            "type": "array",
            "items": { "$ref": "#/definitions/contrast" }
          },
          "notMeasured": {
            "description": "Pairs that were not measured, and why.",
            "type": "array",
            "items": { "$ref": "#/definitions/notMeasured" }
          }
        }
      },
      "contrast": {
        "description": "A measured pair with the places and the variants that share its numbers.",
        "type": "object",
        "required": ["at", "background", "foreground", "ratio", "required", "rule", "variants", "verdict"],
        "additionalProperties": false,
        "properties": {
          \#(pairProperties),
          "variants": {
            "description": "The variants that share the numbers.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": { "$ref": "#/definitions/variant" }
          },
          "ratio": { "description": "The contrast, the worst one over a translucent background.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "worst": { "description": "Over a translucent background: the least contrast.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "best": { "description": "Over a translucent background: the greatest contrast.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "required": { "description": "The least ratio that passes.", "type": "number", "minimum": 1, "maximum": 21 },
          "verdict": { "description": "What became of the pair.", "enum": [\#(jsonList(Manifest.Verdict.allCases.map(\.rawValue)))] }
        }
      },
      "waived": {
        "description": "A finding that a waiver let pass, with the pair that it is about if it is about one.",
        "type": "object",
        "required": ["reason", "rule"],
        "additionalProperties": false,
        "properties": {
          \#(pairProperties),
          "reason": { "description": "What the waiver says.", "type": "string" },
          "appearance": { "description": "The appearance that shows the pair.", "type": "string", "minLength": 1 },
          "ratio": { "description": "The least contrast of the pair.", "allOf": [{ "$ref": "#/definitions/ratio" }] },
          "required": { "description": "The least ratio that passes.", "type": "number", "minimum": 1, "maximum": 21 }
        }
      },
      "notMeasured": {
        "description": "A pair that was not measured, and why.",
        "type": "object",
        "required": ["at", "background", "foreground", "reason", "rule"],
        "additionalProperties": false,
        "properties": {
          \#(pairProperties),
          "reason": { "description": "Why there was nothing to measure.", "type": "string" }
        }
      }
  """#

/// What measured pairs and those that are not have in common.
private let pairProperties = #"""
  "rule": { "description": "The rule that asks for the pair.", "type": "string" },
          "foreground": { "description": "The property in front; statusBar, icons, or a title in the color of a scheme.", "type": "string" },
          "background": { "description": "The property behind.", "type": "string" },
          "at": {
            "description": "The bars and their states that have the pair: navigationBar, navigationBar.scrollEdge.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": { "type": "string", "minLength": 1 }
          },
          "outputs": {
            "description": "The outputs that draw the pair, where it is not as the theme writes it.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": { "type": "string", "minLength": 1 }
          }
  """#
