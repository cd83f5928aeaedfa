import ThemeModel

/// The definitions of design tokens in `themeSchema`.
let themeSchemaTokens = #"""
      "tokens": {
        "description": "A file of design tokens, an entry with its modes, or a list of both.",
        "anyOf": [
          { "$ref": "#/definitions/tokenEntry" },
          { "type": "array", "items": { "$ref": "#/definitions/tokenEntry" } }
        ]
      },
      "tokenEntry": {
        "description": "A file, or files and modes for each variant.",
        "anyOf": [
          { "$ref": "#/definitions/tokenFile" },
          \#(Section.tokenEntry.schema("Files of tokens, and what each variant takes of them.", indent: 8))
        ]
      },
      "tokenFile": {
        "description": "A path relative to this file.",
        "anyOf": [
          { "$ref": "#/definitions/path" },
          {
            "description": "A catalog with what becomes of its colors.",
            "type": "object",
            "additionalProperties": false,
            "required": ["path"],
            "properties": {
              "path": { "$ref": "#/definitions/path" },
              "as": { "enum": ["values", "names"] }
            }
          }
        ]
      },
      "tokenNames": {
        "description": "A name or a list of them.",
        "anyOf": [
          { "type": "string", "minLength": 1 },
          { "type": "array", "items": { "type": "string", "minLength": 1 } }
        ]
      },
      "tokenModes": {
        "description": "The names of modes by variant.",
        "type": "object",
        "propertyNames": { "enum": ["light", "dark", "lightHighContrast", "darkHighContrast"] },
        "additionalProperties": { "$ref": "#/definitions/tokenNames" }
      },
      "tokenChoice": {
        "description": "Files, names of themes, or contexts by the names of modifiers.",
        "anyOf": [
          { "$ref": "#/definitions/tokenNames" },
          { "type": "object", "additionalProperties": { "type": "string" } }
        ]
      },
      "tokenPrefix": { "description": "A name.", "type": "string", "minLength": 1 }
  """#
