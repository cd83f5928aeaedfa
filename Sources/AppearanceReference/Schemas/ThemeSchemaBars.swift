/// The definitions of bars in `themeSchema`; a bar's states take some of its properties.
let themeSchemaBars = #"""
      "style": { "description": "UIBarStyle.", "enum": ["default", "black"] },
      "background": {
        "description": "How the background is configured: opaque, the system's material (default), transparent, or not at all (none).",
        "enum": ["opaque", "default", "transparent", "none"]
      },
      "liquidGlass": {
        "description": "What iOS 26 and later do with the background: it stays (keep), or the system's glass takes its place (system).",
        "enum": ["keep", "system"]
      },
      "titleFont": {
        "description": "The font of the title. Default: the system's.",
        "anyOf": [
          {
            "description": "A text style, which follows the user's text size.",
            "enum": ["largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption1", "caption2"]
          },
          {
            "description": "The system font.",
            "type": "object",
            "required": ["size"],
            "additionalProperties": false,
            "properties": {
              "size": { "description": "Points.", "type": "number", "exclusiveMinimum": 0 },
              "weight": {
                "description": "UIFont.Weight. Default: semibold.",
                "enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
              }
            }
          },
          {
            "description": "A font by its PostScript name.",
            "type": "object",
            "required": ["name", "size"],
            "additionalProperties": false,
            "properties": {
              "name": { "description": "PostScript name, such as Avenir-Heavy.", "type": "string", "minLength": 1 },
              "size": { "description": "Points.", "type": "number", "exclusiveMinimum": 0 }
            }
          }
        ]
      },
      "navigationBar": {
        "description": "A navigation bar; what is left out is left to UIKit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "style": { "$ref": "#/definitions/style" },
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of bar buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "barTintColor": { "description": "The background color before iOS 13.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "titleColor": { "description": "The color of the title. Checked as tintColor when left out.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "largeTitleColor": { "description": "The color of the large title.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line below the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] },
          "isTranslucent": { "description": "Whether content shows through.", "type": "boolean" },
          "liquidGlass": { "$ref": "#/definitions/liquidGlass" },
          "titleFont": { "$ref": "#/definitions/titleFont" },
          "isHidden": { "description": "Whether the bar is away; its status bar is then not checked.", "type": "boolean" },
          "scrollEdge": {
            "description": "The bar while content is scrolled to its edge: same, transparent, or properties over the bar's.",
            "anyOf": [{ "enum": ["same", "transparent"] }, { "$ref": "#/definitions/navigationBarState" }]
          },
          "compact": {
            "description": "The bar at compact height: same, or properties over the bar's.",
            "anyOf": [{ "const": "same" }, { "$ref": "#/definitions/navigationBarState" }]
          },
          "buttons": { "$ref": "#/definitions/navigationBarButtons" }
        }
      },
      "navigationBarState": {
        "description": "What differs from the bar itself.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of bar buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "titleColor": { "description": "The color of the title.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "largeTitleColor": { "description": "The color of the large title.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line below the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] },
          "titleFont": { "$ref": "#/definitions/titleFont" },
          "buttons": { "$ref": "#/definitions/navigationBarButtons" }
        }
      },
      "navigationBarButtons": {
        "description": "The colors of buttons by their role.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "plain": { "description": "Plain buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "done": { "description": "Done buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "back": { "description": "The back button.", "allOf": [{ "$ref": "#/definitions/color" }] }
        }
      },
      "toolbar": {
        "description": "A toolbar; what is left out is left to UIKit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "style": { "$ref": "#/definitions/style" },
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of bar buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "barTintColor": { "description": "The background color before iOS 13.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line above the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] },
          "isTranslucent": { "description": "Whether content shows through.", "type": "boolean" },
          "liquidGlass": { "$ref": "#/definitions/liquidGlass" },
          "isHidden": { "description": "Whether the bar is away.", "type": "boolean" },
          "scrollEdge": {
            "description": "The bar while content is scrolled to its edge: same, transparent, or properties over the bar's.",
            "anyOf": [{ "enum": ["same", "transparent"] }, { "$ref": "#/definitions/toolbarState" }]
          },
          "compact": {
            "description": "The bar at compact height: same, or properties over the bar's.",
            "anyOf": [{ "const": "same" }, { "$ref": "#/definitions/toolbarState" }]
          },
          "buttons": { "$ref": "#/definitions/toolbarButtons" }
        }
      },
      "toolbarState": {
        "description": "What differs from the bar itself.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of bar buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line above the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] },
          "buttons": { "$ref": "#/definitions/toolbarButtons" }
        }
      },
      "toolbarButtons": {
        "description": "The colors of buttons by their role.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "plain": { "description": "Plain buttons.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "done": { "description": "Done buttons.", "allOf": [{ "$ref": "#/definitions/color" }] }
        }
      },
      "tabBar": {
        "description": "A tab bar; what is left out is left to UIKit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "style": { "$ref": "#/definitions/style" },
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of the selected tab.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "barTintColor": { "description": "The background color before iOS 13.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "unselectedItemTintColor": { "description": "The color of the other tabs.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line above the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] },
          "isTranslucent": { "description": "Whether content shows through.", "type": "boolean" },
          "liquidGlass": { "$ref": "#/definitions/liquidGlass" },
          "scrollEdge": {
            "description": "The bar while content is scrolled to its edge: same, transparent, or properties over the bar's.",
            "anyOf": [{ "enum": ["same", "transparent"] }, { "$ref": "#/definitions/tabBarState" }]
          }
        }
      },
      "tabBarState": {
        "description": "What differs from the bar itself.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "background": { "$ref": "#/definitions/background" },
          "backgroundColor": { "description": "The color of the background.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "tintColor": { "description": "The color of the selected tab.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "unselectedItemTintColor": { "description": "The color of the other tabs.", "allOf": [{ "$ref": "#/definitions/color" }] },
          "shadowColor": { "description": "The color of the line above the bar; none hides it.", "allOf": [{ "$ref": "#/definitions/colorOrNone" }] }
        }
      }
  """#
