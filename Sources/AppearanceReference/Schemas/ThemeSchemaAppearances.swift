/// The definitions of appearances and inverses in `themeSchema`.
let themeSchemaAppearances = #"""
      "interfaceStyle": {
        "description": "Pins the screen to a light or dark interface; only that one's colors are checked.",
        "enum": ["unspecified", "light", "dark"]
      },
      "statusBarStyle": {
        "description": "The status bar's text; auto takes the most readable one.",
        "enum": ["default", "lightContent", "darkContent", "auto"]
      },
      "appearance": {
        "description": "The look of the bars around a screen.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "extends": { "description": "An appearance over which this one is laid.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] },
          "description": { "description": "The doc comment of the Swift property.", "type": "string" },
          "deprecated": {
            "description": "true, or a message that says what to use instead.",
            "type": ["boolean", "string"]
          },
          "interfaceStyle": { "description": "Pins the screen to an interface style. Default: unspecified.", "allOf": [{ "$ref": "#/definitions/interfaceStyle" }] },
          "statusBarStyle": { "description": "The status bar's text, checked against the navigation bar. Default: default.", "allOf": [{ "$ref": "#/definitions/statusBarStyle" }] },
          "navigationBar": { "description": "The bar above the screen.", "allOf": [{ "$ref": "#/definitions/navigationBar" }] },
          "toolbar": { "description": "The bar below the screen.", "allOf": [{ "$ref": "#/definitions/toolbar" }] },
          "tabBar": { "description": "The bar of the tab bar controller.", "allOf": [{ "$ref": "#/definitions/tabBar" }] },
          "inverse": { "description": "How the inverse is made. Default: the theme's rule.", "allOf": [{ "$ref": "#/definitions/inverse" }] }
        }
      },
      "inverse": {
        "description": "A rule, the name of another appearance, or explicit properties over swap.",
        "anyOf": [
          {
            "description": "none, swap (background and tint change places), rgb (1 - component), mirror (keeps every contrast ratio), lightness (1 - OKLCH lightness).",
            "enum": ["none", "swap", "rgb", "mirror", "lightness"]
          },
          { "$ref": "#/definitions/appearanceName" },
          { "$ref": "#/definitions/inverseProperties" }
        ]
      },
      "inverseProperties": {
        "description": "Properties laid over the inverse that swap makes.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "interfaceStyle": { "description": "The inverse's interface style. Default: that of its appearance.", "allOf": [{ "$ref": "#/definitions/interfaceStyle" }] },
          "statusBarStyle": { "description": "The inverse's status bar. Default: auto.", "allOf": [{ "$ref": "#/definitions/statusBarStyle" }] },
          "navigationBar": { "description": "The bar above the screen.", "allOf": [{ "$ref": "#/definitions/navigationBar" }] },
          "toolbar": { "description": "The bar below the screen.", "allOf": [{ "$ref": "#/definitions/toolbar" }] },
          "tabBar": { "description": "The bar of the tab bar controller.", "allOf": [{ "$ref": "#/definitions/tabBar" }] }
        }
      }
  """#
