import ColorScience
import OutputText
import ThemeCompiler

/// The definitions of palettes and colors in `themeSchema`.
///
/// A color is a text, or what YAML tools see in an unquoted reference: `{"brand.primary": null}`.
let themeColors: JSONEntries = [
  "paletteGroup": .dictionary(
    "Palette names with their colors; a name is written without dots and braces.",
    ["propertyNames": ["pattern": "^[^.{}]+$"]], of: .reference("paletteEntry")),
  "paletteEntry": .any(
    "A color, or a group of more names.",
    [
      .reference("color"),
      [
        "allOf": [.reference("paletteGroup")],
        "not": ["minProperties": 1, "propertyNames": variantNames],
      ],
    ]),
  "colorText": .described(
    "A color: " + ColorNotation.all.map(\.syntax).joined(separator: "; ") + ".",
    [
      "examples": .texts(ColorNotation.all.map(\.example)), "type": "string",
      "pattern": .text(ColorPattern.any),
    ]),
  "reference": .dictionary(
    "A palette color in braces without quotes, which YAML reads as a mapping of one empty entry.",
    ["minProperties": 1, "maxProperties": 1], of: ["type": "null"]),
  "colorMember": .any(
    "A color that is not a mapping of its own.",
    [.reference("colorText"), .reference("reference")]),
  "color": .described(
    "A color, the same in every interface or one for each.",
    SchemaSnippets.keyword(
      "an adaptive color", "A color for light and one for dark mode",
      ["light": "${1:#0A5FD9}", "dark": "${2:#7AB8FF}"]),
    ["anyOf": [.reference("colorText"), .reference("reference"), .reference("adaptiveColor")]]),
  "adaptiveColor": Section.adaptiveColor.schema(
    "A color for each interface style and contrast setting."),
]

let themeTokens: JSONEntries = [
  "tokens": .oneOrMore(
    "A file of design tokens, an entry with its modes, or a list of both.",
    .reference("tokenEntry")),
  "tokenEntry": .any(
    "A file, or files and modes for each variant.",
    [
      .reference("tokenFile"),
      Section.tokenEntry.schema("Token files, and the ones that each variant uses."),
    ]),
  "tokenFile": .any(
    "A path relative to this file.",
    [
      .reference("path"),
      .mapping(
        "A catalog and how its colors are used.", required: ["path"],
        ["path": .reference("path"), "as": ["enum": ["values", "names"]]]),
    ]),
  "tokenNames": .oneOrMore("A name or a list of them.", ["type": "string", "minLength": 1]),
  "tokenModes": .dictionary(
    "The names of modes by variant.", ["propertyNames": variantNames], of: .reference("tokenNames")),
  "tokenChoice": .any(
    "Files, names of themes, or contexts by the names of modifiers.",
    [
      .reference("tokenNames"),
      ["type": "object", "additionalProperties": ["type": "string"]],
    ]),
  "tokenPrefix": .name("A name."),
]

private let variantNames: JSONNode = ["enum": .texts(Variant.allCases.map(\.name))]
