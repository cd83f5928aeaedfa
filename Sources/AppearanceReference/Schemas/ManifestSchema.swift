import ThemeModel

/// What a manifest says.
let manifestSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "$id": "urn:appearance-compiler:schema:manifest:2",
    "title": "Appearance manifest",
    "description": "Everything that was decided while a theme was compiled.",
    "type": "object",
    "required": ["appearances", "diagnostics", "generator", "manifestVersion", "name", "outputs", "palette", "roles", "screens", "source", "sources"],
    "additionalProperties": false,
    "properties": {
      "manifestVersion": { "description": "Version of this format.", "const": \#(Manifest.formatVersion) },
      "generator": { "description": "The command and its version.", "type": "string", "pattern": "^appearance [0-9]+[.][0-9]+[.][0-9]+" },
      "name": { "description": "The theme's name.", "type": "string", "minLength": 1 },
      "source": { "description": "The theme file's name.", "type": "string", "minLength": 1 },
      "outputs": {
        "description": "The files that were generated, relative to the output folder, sorted.",
        "type": "array",
        "items": { "type": "string", "minLength": 1 }
      },
      "palette": {
        "description": "The colors that the theme uses by name, nested names joined by dots.",
        "type": "object",
        "additionalProperties": { "$ref": "#/definitions/color" }
      },
      "appearances": {
        "description": "Declared appearances, inverses and dynamic ones in the order of their names.",
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
            "description": "Findings that a waiver let pass; `sources` has their places in the same order.",
            "type": "array",
            "items": { "$ref": "#/definitions/waived" }
          }
        }
      },
      "sources": {
        "description": "What follows from the text of the theme; all that an edit without a meaning changes.",
        "type": "object",
        "required": ["inputs", "locations", "waived"],
        "additionalProperties": false,
        "properties": {
          "inputs": {
            "description": "The theme and the files it extends.",
            "type": "array",
            "minItems": 1,
            "items": {
              "type": "object",
              "required": ["path", "sha256"],
              "additionalProperties": false,
              "properties": {
                "path": { "description": "The path relative to the theme's folder.", "type": "string", "minLength": 1 },
                "sha256": { "description": "The digest of the file's bytes.", "type": "string", "pattern": "^[0-9a-f]{64}$" }
              }
            }
          },
          "locations": {
            "description": "Where each appearance is declared, or the rule that made it, by its name.",
            "type": "object",
            "additionalProperties": { "$ref": "#/definitions/location" }
          },
          "waived": {
            "description": "The line of each waiver that let a finding pass.",
            "type": "array",
            "items": { "$ref": "#/definitions/location" }
          }
        }
      }
    },
    "definitions": {
      "statusBarStyle": { "description": "UIStatusBarStyle.", "enum": ["default", "lightContent", "darkContent"] },
      "location": {
        "description": "A place in a file.",
        "type": "object",
        "required": ["line"],
        "additionalProperties": false,
        "properties": {
          "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
          "column": { "description": "In UTF-8 bytes, from 1.", "type": "integer", "minimum": 1 },
          "path": { "description": "The file where it is not the theme's own, relative to the theme's folder.", "type": "string" }
        }
      },
      "variant": {
        "description": "An interface style and a contrast setting.",
        "enum": ["light", "dark", "lightHighContrast", "darkHighContrast"]
      },
  \#(manifestSchemaColors),
      "ratio": { "description": "A contrast ratio, rounded to six decimals on its side of every threshold.", "type": "number", "minimum": 1, "maximum": 21 },
  \#(manifestSchemaAppearances),
  \#(manifestSchemaBars)
    }
  }

  """#
