/// What a manifest says.
let manifestSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Appearance manifest",
    "description": "Everything that was decided while a theme was compiled.",
    "type": "object",
    "required": ["appearances", "diagnostics", "generator", "inputs", "manifestVersion", "name", "outputs", "palette", "roles", "screens", "source"],
    "additionalProperties": false,
    "properties": {
      "manifestVersion": { "description": "Version of this format.", "const": 1 },
      "generator": { "description": "The command and its version.", "type": "string", "pattern": "^appearance [0-9]+[.][0-9]+[.][0-9]+" },
      "name": { "description": "The theme's name.", "type": "string", "minLength": 1 },
      "source": { "description": "The theme file's name.", "type": "string", "minLength": 1 },
      "inputs": {
        "description": "The theme and the files it extends.",
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "object",
          "required": ["path", "sha256"],
          "additionalProperties": false,
          "properties": {
            "path": { "$ref": "#/definitions/path" },
            "sha256": { "description": "The digest of the file's bytes.", "type": "string", "pattern": "^[0-9a-f]{64}$" }
          }
        }
      },
      "outputs": {
        "description": "The files that were generated, relative to the output folder.",
        "type": "array",
        "items": { "type": "string", "minLength": 1 }
      },
      "palette": {
        "description": "The palette, nested names joined by dots.",
        "type": "object",
        "additionalProperties": { "$ref": "#/definitions/color" }
      },
      "appearances": {
        "description": "Declared appearances, each followed by its inverse, then the dynamic ones.",
        "type": "array",
        "items": { "$ref": "#/definitions/appearance" }
      },
      "roles": {
        "description": "Colors by role.",
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "required": ["color", "inverse"],
          "additionalProperties": false,
          "properties": {
            "color": { "description": "The color.", "allOf": [{ "$ref": "#/definitions/color" }] },
            "inverse": { "description": "The color on an inverse background.", "allOf": [{ "$ref": "#/definitions/color" }] }
          }
        }
      },
      "screens": {
        "description": "What each screen wears, by class name.",
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "required": ["appearance", "navigationBarHidden", "toolbarHidden", "whenEditing"],
          "additionalProperties": false,
          "properties": {
            "appearance": { "description": "The appearance of the screen.", "type": "string" },
            "navigationBarHidden": { "description": "Whether the screen has no navigation bar.", "type": "boolean" },
            "toolbarHidden": { "description": "Whether the screen has no toolbar.", "type": "boolean" },
            "whenEditing": { "description": "The appearance while the screen is edited.", "type": "string" }
          }
        }
      },
      "diagnostics": {
        "description": "How many findings there were, and those that a waiver let pass.",
        "type": "object",
        "required": ["errors", "waived", "warnings"],
        "additionalProperties": false,
        "properties": {
          "errors": { "description": "Errors; always 0, since nothing is written otherwise.", "type": "integer", "minimum": 0 },
          "warnings": { "description": "Warnings.", "type": "integer", "minimum": 0 },
          "waived": {
            "description": "Findings that a waiver let pass.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["line", "reason", "rule"],
              "additionalProperties": false,
              "properties": {
                "rule": { "description": "The rule.", "type": "string" },
                "line": { "description": "The line of the finding, from 1.", "type": "integer", "minimum": 1 },
                "path": { "description": "The file of the finding where it is not the theme's own.", "type": "string" },
                "reason": { "description": "What the waiver says.", "type": "string" }
              }
            }
          }
        }
      }
    },
    "definitions": {
      "path": { "description": "A path relative to the theme's folder.", "type": "string", "minLength": 1 },
      "variant": {
        "description": "An interface style and a contrast setting.",
        "enum": ["light", "dark", "lightHighContrast", "darkHighContrast"]
      },
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
        "description": "One color, or one for each variant.",
        "anyOf": [
          { "$ref": "#/definitions/uniformColor" },
          {
            "type": "object",
            "required": ["dark", "darkHighContrast", "light", "lightHighContrast"],
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
      "ratio": { "description": "A contrast ratio, not rounded.", "type": "number", "minimum": 1, "maximum": 21 },
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
      },
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
    }
  }

  """#
