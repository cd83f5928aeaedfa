/// What a theme may say.
///
/// A color is a text, or what YAML tools see in an unquoted reference: `{"brand.primary": null}`.
let themeSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Appearance theme",
    "description": "Colors and bars of an iOS app, compiled by the appearance command.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "schema": {
        "description": "Version of the format; 1 is the only one so far.",
        "const": 1
      },
      "name": {
        "description": "Name of the theme, a part of Swift and file names. Default: the file's name in UpperCamelCase.",
        "type": "string",
        "pattern": "^[^ -@\\[-^`a-z\\{-~][^ -/:-@\\[-^`\\{-~]*$"
      },
      "extends": {
        "description": "One theme or several, relative to this file, over which this one is laid; later ones win.",
        "anyOf": [
          { "$ref": "#/definitions/path" },
          { "type": "array", "items": { "$ref": "#/definitions/path" } }
        ]
      },
      "prefix": {
        "description": "Beginning of the Swift names: with shop, light becomes shopLightAppearance.",
        "type": "string",
        "pattern": "^[^ -@A-Z\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*$"
      },
      "palette": {
        "description": "Names for colors, nested at will.",
        "allOf": [{ "$ref": "#/definitions/paletteGroup" }]
      },
      "appearances": {
        "description": "The looks of screens by name; light becomes lightAppearance in Swift.",
        "type": "object",
        "additionalProperties": { "$ref": "#/definitions/appearance" }
      },
      "inverse": {
        "description": "The inverse of every appearance that has none of its own. Default: none.",
        "allOf": [{ "$ref": "#/definitions/inverse" }]
      },
      "dynamic": {
        "description": "Appearances that follow the interface style, by name.",
        "type": "object",
        "additionalProperties": { "$ref": "#/definitions/dynamic" }
      },
      "roles": {
        "description": "Colors by role.",
        "type": "object",
        "additionalProperties": { "$ref": "#/definitions/role" }
      },
      "screens": {
        "description": "What each screen wears, by the class name of its view controller.",
        "type": "object",
        "propertyNames": { "pattern": "^[^ -@\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*([.][^ -@\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*)*$" },
        "additionalProperties": { "$ref": "#/definitions/screen" }
      }
    },
    "definitions": {
      "path": {
        "description": "A path relative to this file.",
        "type": "string",
        "pattern": "^[^/]"
      },
      "appearanceName": {
        "description": "The name of an appearance of this theme or of one it extends.",
        "type": "string",
        "minLength": 1
      },
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
      },
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
      },
      "style": { "description": "UIBarStyle.", "enum": ["default", "black"] },
      "background": {
        "description": "How the background is configured: opaque, the system's material (default), transparent, or not at all (none).",
        "enum": ["opaque", "default", "transparent", "none"]
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
      },
      "dynamic": {
        "description": "The appearance worn in each interface style and contrast setting.",
        "type": "object",
        "required": ["light", "dark"],
        "additionalProperties": false,
        "properties": {
          "light": { "description": "The appearance in a light interface.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] },
          "dark": { "description": "The appearance in a dark interface.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] },
          "lightHighContrast": { "description": "The appearance in a light interface with increased contrast. Default: light.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] },
          "darkHighContrast": { "description": "The appearance in a dark interface with increased contrast. Default: dark.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] }
        }
      },
      "role": {
        "description": "A color, or one for each interface style, and the color on an inverse background.",
        "anyOf": [
          { "$ref": "#/definitions/colorText" },
          { "$ref": "#/definitions/reference" },
          {
            "type": "object",
            "required": ["light", "dark"],
            "additionalProperties": false,
            "properties": {
              "light": { "description": "The color in a light interface.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
              "dark": { "description": "The color in a dark interface.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
              "lightHighContrast": { "description": "The color in a light interface with increased contrast. Default: light.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
              "darkHighContrast": { "description": "The color in a dark interface with increased contrast. Default: dark.", "allOf": [{ "$ref": "#/definitions/colorMember" }] },
              "inverse": { "description": "The color on an inverse background. Default: light and dark exchanged.", "allOf": [{ "$ref": "#/definitions/color" }] }
            }
          }
        ]
      },
      "screen": {
        "description": "What a screen wears.",
        "type": "object",
        "required": ["appearance"],
        "additionalProperties": false,
        "properties": {
          "appearance": { "description": "The appearance of the screen.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] },
          "navigationBarHidden": { "description": "Whether the screen has no navigation bar. Default: false.", "type": "boolean" },
          "toolbarHidden": { "description": "Whether the screen has no toolbar. Default: true.", "type": "boolean" },
          "whenEditing": { "description": "The appearance while the screen is edited: inverse, or the name of one.", "allOf": [{ "$ref": "#/definitions/appearanceName" }] }
        }
      }
    }
  }

  """#
