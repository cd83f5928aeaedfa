import ThemeModel

/// What a theme may say.
<<<<<<< HEAD
let themeSchema = #"""
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "$id": "urn:appearance-compiler:schema:theme:1",
    "title": "Appearance theme",
    "description": "Colors and bars of an iOS app, compiled by the appearance command.",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      \#(Section.theme.keys.map { $0.schema(orNull: Section.theme.takesNull($0.name)) }.joined(separator: ",\n    "))
    },
    "definitions": {
      "formatVersion": { "description": "1 is the only version so far.", "const": 1 },
      "themeName": {
        "description": "Letters and digits, beginning with an upper-case letter.",
        "type": "string",
        "pattern": "^[^ -@\\[-^`a-z\\{-~][^ -/:-@\\[-^`\\{-~]*$"
      },
      "paths": {
        "description": "A path or a list of them.",
        "anyOf": [
          { "$ref": "#/definitions/path" },
          { "type": "array", "items": { "$ref": "#/definitions/path" } }
        ]
      },
      "path": {
        "description": "A path relative to this file.",
        "type": "string",
        "pattern": "^[^/]"
      },
      "prefix": {
        "description": "Letters and digits, beginning with a lower-case letter.",
        "type": "string",
        "pattern": "^[^ -@A-Z\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*$"
      },
      "appearances": {
        "description": "Appearances by name.",
        "type": "object",
        "defaultSnippets": [
          {
            "label": "an appearance",
            "description": "An appearance with a navigation bar",
            "body": { "${1:light}": \#(SchemaSnippets.appearance) }
          }
        ],
        "additionalProperties": { "$ref": "#/definitions/appearance" }
      },
      "dynamics": {
        "description": "Dynamic appearances by name.",
        "type": "object",
        "defaultSnippets": [
          {
            "label": "a dynamic appearance",
            "description": "One name for light and dark mode",
            "body": { "${1:system}": { "light": "${2:light}", "dark": "${3:dark}" } }
          }
        ],
        "additionalProperties": { "anyOf": [{ "$ref": "#/definitions/dynamic" }, { "type": "null" }] }
      },
      "roles": {
        "description": "Colors by role.",
        "type": "object",
        "additionalProperties": { "anyOf": [{ "$ref": "#/definitions/role" }, { "type": "null" }] }
      },
      "screens": {
        "description": "Screens by class name.",
        "type": "object",
        "defaultSnippets": [
          {
            "label": "a screen",
            "description": "What a view controller wears",
            "body": { "${1:ListViewController}": { "appearance": "${2:light}" } }
          }
        ],
        "propertyNames": { "pattern": "^[^ -@\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*([.][^ -@\\[-^`\\{-~][^ -/:-@\\[-^`\\{-~]*)*$" },
        "additionalProperties": { "anyOf": [{ "$ref": "#/definitions/screen" }, { "type": "null" }] }
      },
      "appearanceName": {
        "description": "The name of an appearance of this theme or of one it extends.",
        "type": "string",
        "minLength": 1
      },
      "backdrop": {
        "description": "A color or a list of them.",
        "anyOf": [
          { "$ref": "#/definitions/color" },
          { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/color" } }
        ]
      },
      "gradientColors": {
        "description": "2 to \#(GradientDirection.mostColors) colors.",
        "type": "array",
        "minItems": 2,
        "maxItems": \#(GradientDirection.mostColors),
        "items": { "$ref": "#/definitions/color" }
      },
      "gradient": {
        "description": "A list of colors, or the list and a direction.",
        "anyOf": [
          { "$ref": "#/definitions/gradientColors" },
          \#(Section.gradient.schema("Colors and a direction.", required: ["colors"], indent: 8))
        ]
      },
      "deprecated": { "description": "true, or a message.", "type": ["boolean", "string"] },
      "appearance": \#(Section.appearance.schema("The look of the bars around a screen.")),
      "inverse": {
        "description": "A rule, the name of another appearance, or explicit properties over swap.",
        "anyOf": [
          {
            "description": \#(jsonString(InverseRule.words.sentences)),
            "enum": [\#(jsonList(InverseRule.words.map(\.name)))]\#(InverseRule.words.descriptions)
          },
          { "$ref": "#/definitions/appearanceName" },
          { "$ref": "#/definitions/inverseProperties" }
        ]
      },
      "statusBarStyles": \#(Section.statusBarStyles.schema("A style for each interface style.", required: ["light", "dark"])),
      "inverseProperties": \#(Section.inverse.schema("Properties laid over the inverse that swap makes.")),
  \#(themeSchemaTokens),
  \#(themeSchemaColors),
      "titleFont": {
        "description": "A font.",
        "anyOf": [
          {
            "description": "A text style, which follows the user's text size.",
            "enum": [\#(jsonList(TitleFont.textStyles.map(\.name)))]
          },
          \#(Section.titleFont.schema("The system font.", required: ["size"], without: ["name", "textStyle"], indent: 8)),
          \#(Section.titleFont.schema("The system font in a text style.", required: ["textStyle"], without: ["name", "size"], indent: 8)),
          \#(Section.titleFont.schema("A font by its PostScript name.", required: ["name", "size"], without: ["design", "weight"], indent: 8)),
          \#(Section.titleFont.schema("A font by its PostScript name in a text style.", required: ["name", "textStyle"], without: ["design", "weight"], indent: 8))
        ]
      },
      "fontName": { "description": "A PostScript name.", "type": "string", "minLength": 1 },
      "imageName": { "description": "The name of an image in the app's asset catalog.", "type": "string", "minLength": 1 },
      "distance": { "description": "Points, below 0 to the left or up.", "type": "number" },
      "points": { "description": "Points.", "type": "number", "exclusiveMinimum": 0 },
      \#(BarKind.allCases.map(\.schema).joined(separator: ",\n    ")),
      "dynamic": \#(Section.dynamic.schema("The appearance worn in each interface style and contrast setting.", required: ["light", "dark"])),
      "role": {
        "description": "A color, or one for each interface style, and the color on an inverse background.",
        "anyOf": [
          { "$ref": "#/definitions/colorText" },
          { "$ref": "#/definitions/reference" },
          \#(Section.role.schema("A color for each interface style.", required: ["light", "dark"], indent: 8))
        ]
      },
      "screen": \#(Section.screen.schema("What a screen wears.", required: ["appearance"]))
    }
  }
=======
let themeSchema = SchemaNode.document(
  "theme:1", title: "Appearance theme",
  "Colors and bars of an iOS app, compiled by the appearance command.",
  Section.theme.members(),
  definitions: SchemaMembers(joining: [
    files, appearances, looks, themeTokens, themeColors, fonts,
    SchemaMembers(BarKind.allCases.flatMap(\.definitions)), wearing,
  ]))
>>>>>>> eefbf7a0 (Write schemas as JSON values, and say once what cursors, ranges and references are)

private let wearing: SchemaMembers = [
  "dynamic": Section.dynamic.schema(
    "The appearance worn in each interface style and contrast setting.",
    required: ["light", "dark"]),
  "role": .any(
    "A color, or one for each interface style, and the color on an inverse background.",
    [
      .reference("colorText"), .reference("reference"),
      Section.role.schema("A color for each interface style.", required: ["light", "dark"]),
    ]),
  "screen": Section.screen.schema("What a screen wears.", required: ["appearance"]),
]

/// The pattern of a name of a Swift type: no sign or digit of ASCII at its beginning.
private let typeName = #"[^ -@\[-^`\{-~][^ -/:-@\[-^`\{-~]*"#

private let files: SchemaMembers = [
  "formatVersion": .described("1 is the only version so far.", ["const": 1]),
  "themeName": .string(
    "Letters and digits, beginning with an upper-case letter.",
    ["pattern": #"^[^ -@\[-^`a-z\{-~][^ -/:-@\[-^`\{-~]*$"#]),
  "paths": .oneOrMore("A path or a list of them.", .reference("path")),
  "path": .string("A path relative to this file.", ["pattern": "^[^/]"]),
  "prefix": .string(
    "Letters and digits, beginning with a lower-case letter.",
    ["pattern": #"^[^ -@A-Z\[-^`\{-~][^ -/:-@\[-^`\{-~]*$"#]),
]

private let appearances: SchemaMembers = [
  "appearances": .dictionary(
    "Appearances by name.",
    SchemaSnippets.keyword(
      "an appearance", "An appearance with a navigation bar",
      ["${1:light}": SchemaSnippets.appearance]),
    of: .reference("appearance")),
  "dynamics": .dictionary(
    "Dynamic appearances by name.",
    SchemaSnippets.keyword(
      "a dynamic appearance", "One name for light and dark mode",
      ["${1:system}": ["light": "${2:light}", "dark": "${3:dark}"]]),
    of: ["anyOf": [.reference("dynamic"), ["type": "null"]]]),
  "roles": .dictionary(
    "Colors by role.", of: ["anyOf": [.reference("role"), ["type": "null"]]]),
  "screens": .dictionary(
    "Screens by class name.",
    SchemaSnippets.keyword(
      "a screen", "What a view controller wears",
      ["${1:ListViewController}": ["appearance": "${2:light}"]]
    ).adding(["propertyNames": ["pattern": .text("^\(typeName)([.]\(typeName))*$")]]),
    of: ["anyOf": [.reference("screen"), ["type": "null"]]]),
  "appearanceName": .name("The name of an appearance of this theme or of one it extends."),
]

private let looks: SchemaMembers = [
  "backdrop": .oneOrMore(
    "A color or a list of them.", .reference("color"), ["minItems": 1]),
  "gradientColors": .list(
    "2 to \(GradientSource.mostColors) colors.",
    ["minItems": 2, "maxItems": .json("\(GradientSource.mostColors)")], of: .reference("color")),
  "gradient": .any(
    "A list of colors, or the list and a direction.",
    [
      .reference("gradientColors"),
      Section.gradient.schema("Colors and a direction.", required: ["colors"]),
    ]),
  "deprecated": .described("true, or a message.", ["type": ["boolean", "string"]]),
  "appearance": Section.appearance.schema("The look of the bars around a screen."),
  "inverse": .any(
    "A rule, the name of another appearance, or explicit properties over swap.",
    [
      .described(
        InverseRule.words.map { "\($0.name): \($0.summary)." }.joined(separator: " "),
        InverseRule.words.schema),
      .reference("appearanceName"), .reference("inverseProperties"),
    ]),
  "statusBarStyles": Section.statusBarStyles.schema(
    "A style for each interface style.", required: ["light", "dark"]),
  "inverseProperties": Section.inverse.schema(
    "Properties laid over the inverse that swap makes."),
]

private let fonts: SchemaMembers = [
  "titleFont": .any(
    "A font.",
    [
      .words(
        "A text style, which follows the user's text size.", TitleFont.textStyles.map(\.name)),
      Section.titleFont.schema(
        "The system font.", required: ["size"], without: ["name", "textStyle"]),
      Section.titleFont.schema(
        "The system font in a text style.", required: ["textStyle"], without: ["name", "size"]),
      Section.titleFont.schema(
        "A font by its PostScript name.", required: ["name", "size"],
        without: ["design", "weight"]),
      Section.titleFont.schema(
        "A font by its PostScript name in a text style.", required: ["name", "textStyle"],
        without: ["design", "weight"]),
    ]),
  "fontName": .name("A PostScript name."),
  "imageName": .name("The name of an image in the app's asset catalog."),
  "distance": .number("Points, below 0 to the left or up."),
  "points": .number("Points.", ["exclusiveMinimum": 0]),
]

extension BarKind {
  /// The definitions of the bar, its states and the mappings in it.
  fileprivate var definitions: [(String, SchemaNode)] {
    let bar = Section.bar(self).schema("A \(title); what is left out is left to UIKit.")
    let state = Section.state(self).schema("What differs from the bar itself.")
    let groups = BarGroup.all.filter { !$0.section(of: self).keys.isEmpty }
    return [(name, bar), ("\(name)State", state)]
      + groups.map { ($0.shape(of: self), $0.section(of: self).schema("\($0.summary).")) }
  }
}
