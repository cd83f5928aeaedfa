/// What a theme may say.
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
  \#(themeSchemaColors),
  \#(themeSchemaAppearances),
  \#(themeSchemaBars),
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
