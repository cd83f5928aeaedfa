import OutputText
import ThemeCompiler

let themeSchema = JSONNode.document(
  "theme:1", title: "Appearance theme",
  "Colors and bars of an iOS app, compiled by the appearance command.",
  Section.theme.members(),
  definitions: JSONEntries(joining: [
    files, appearances, looks, themeTokens, themeColors, fonts,
    JSONEntries(BarKind.allCases.flatMap(\.definitions)), wearing,
  ]))

private let wearing: JSONEntries = [
  "dynamic": Section.dynamic.schema(
    "The appearance worn in each interface style and contrast setting."),
  "role": .any(
    "A color, or one for each interface style, and the color on an inverse background.",
    [
      .reference("colorText"), .reference("reference"),
      Section.role.schema("A color for each interface style."),
    ]),
  "screen": Section.screen.schema("The appearance of a screen."),
]

/// The pattern of a name of a Swift type: no sign or digit of ASCII at its beginning.
private let typeName = #"[^ -@\[-^`\{-~][^ -/:-@\[-^`\{-~]*"#

private let files: JSONEntries = [
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

private let appearances: JSONEntries = [
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
      "a screen", "The appearance of a view controller",
      ["${1:ListViewController}": ["appearance": "${2:light}"]]
    ).adding(["propertyNames": ["pattern": .text("^\(typeName)([.]\(typeName))*$")]]),
    of: ["anyOf": [.reference("screen"), ["type": "null"]]]),
  "appearanceName": .name("The name of an appearance of this theme or of one it extends."),
]

private let looks: JSONEntries = [
  "backdrop": .oneOrMore(
    "A color or a list of them.", .reference("color"), ["minItems": 1]),
  "gradientColors": .list(
    "2 to \(GradientDirection.mostColors) colors.",
    ["minItems": 2, "maxItems": .json("\(GradientDirection.mostColors)")], of: .reference("color")),
  "gradient": .any(
    "A list of colors, or the list and a direction.",
    [
      .reference("gradientColors"),
      Section.gradient.schema("Colors and a direction."),
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
    "A style for each interface style."),
  "inverseProperties": Section.inverse.schema(
    "Properties laid over the inverse that swap makes."),
]

private let fonts: JSONEntries = [
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
  fileprivate var definitions: [(String, JSONNode)] {
    let bar = Section.bar(self).schema("A \(title); UIKit provides what is omitted.")
    let state = Section.state(self).schema("What differs from the bar itself.")
    let groups = BarGroup.all.filter { !$0.section(of: self).keys.isEmpty }
    return [(name, bar), ("\(name)State", state)]
      + groups.map { ($0.shape(of: self), $0.section(of: self).schema("\($0.summary).")) }
  }
}
