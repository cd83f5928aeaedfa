import OutputText
import ThemeModel
import ThemeOutputs

let manifestSchema = JSONNode.document(
  "manifest:2", title: "Appearance manifest",
  "Everything that was decided while a theme was compiled.",
  required: [
    "appearances", "diagnostics", "generator", "manifestVersion", "name", "outputs", "palette",
    "roles", "screens", "source", "sources",
  ],
  [
    "manifestVersion": .described(
      "Version of this format.", ["const": .json("\(Manifest.formatVersion)")]),
    "generator": .string(
      "The command and its version.", ["pattern": "^appearance [0-9]+[.][0-9]+[.][0-9]+"]),
    "name": .name("The theme's name."),
    "source": .name("The theme file's name."),
    "outputs": .list(
      "The files that were generated, relative to the output folder, sorted.",
      of: ["type": "string", "minLength": 1]),
    "palette": .dictionary(
      "The colors that the theme uses by name, nested names joined by dots.",
      of: .reference("color")),
    "appearances": .list(
      "Declared appearances, inverses and dynamic ones in the order of their names.",
      of: .reference("appearance")),
    "roles": .dictionary(
      "Colors by role.",
      of: .mapping(
        required: ["color", "inverse"],
        [
          "color": .reference("color", "The color."),
          "inverse": .reference("color", "The color on an inverse background."),
        ])),
    "screens": .dictionary(
      "The appearance of each screen, by class name.",
      of: .mapping(
        required: ["appearance", "navigationBarHidden", "toolbarHidden", "whenEditing"],
        [
          "appearance": .string("The appearance of the screen."),
          "navigationBarHidden": .flag("Whether the screen has no navigation bar."),
          "toolbarHidden": .flag("Whether the screen has no toolbar."),
          "whenEditing": .string("The appearance while the screen is edited."),
        ])),
    "diagnostics": .mapping(
      "How many findings there were, and those that a waiver let pass.",
      required: ["errors", "waived", "warnings"],
      [
        "errors": .count("Errors; always 0, since nothing is written otherwise."),
        "warnings": .count("Warnings."),
        "waived": .list(
          "Findings that a waiver let pass; `sources` has their places in the same order.",
          of: .reference("waived")),
      ]),
    "sources": .mapping(
      "Places and digests: all that changes when an edit keeps the theme's meaning.",
      required: ["inputs", "locations", "waived"],
      [
        "inputs": .list(
          "The theme and the files it extends.", ["minItems": 1],
          of: .mapping(
            required: ["path", "sha256"],
            [
              "path": .name("The path relative to the theme's folder."),
              "sha256": .string(
                "The digest of the file's bytes.", ["pattern": "^[0-9a-f]{64}$"]),
            ])),
        "locations": .dictionary(
          "Where each appearance is declared, or the rule that made it, by its name.",
          of: .reference("location")),
        "waived": .list(
          "The line of each waiver that let a finding pass.", of: .reference("location")),
      ]),
  ],
  definitions: JSONEntries(joining: [parts, colors, manifestAppearances, manifestBars]))

private let parts: JSONEntries = [
  "statusBarStyle": .words("UIStatusBarStyle.", ["default", "lightContent", "darkContent"]),
  "location": .mapping(
    "A place in a file.", required: ["line"],
    [
      "line": .count("From 1.", from: 1), "column": .count("In UTF-8 bytes, from 1.", from: 1),
      "path": .string(
        "The file where it is not the theme's own, relative to the theme's folder."),
    ]),
  "variant": .words(
    "An interface style and a contrast setting.",
    ["light", "dark", "lightHighContrast", "darkHighContrast"]),
  "ratio": .number(
    "A contrast ratio, rounded to six decimals on its side of every threshold.",
    ["minimum": 1, "maximum": 21]),
]

private let colors: JSONEntries = [
  "uniformColor": .mapping(
    "One color.", required: ["alpha", "colorSpace", "components", "hex"],
    [
      "hex": .string(
        "Rounded to 8 bits; 8 digits when alpha is below 1.",
        ["pattern": "^#[0-9A-F]{6}([0-9A-F]{2})?$"]),
      "colorSpace": .words("The space of the components.", ["srgb", "display-p3"]),
      "components": .list(
        "Red, green and blue.", ["minItems": 3, "maxItems": 3],
        of: ["type": "number", "minimum": 0, "maximum": 1]),
      "alpha": .number("Opacity.", ["minimum": 0, "maximum": 1]),
    ]),
  "color": .any(
    "One color, or one for each variant; a high-contrast one where it differs.",
    [
      .reference("uniformColor"),
      .mapping(
        required: ["dark", "light"],
        [
          "light": .reference("uniformColor"), "dark": .reference("uniformColor"),
          "lightHighContrast": .reference("uniformColor"),
          "darkHighContrast": .reference("uniformColor"),
        ]),
    ]),
  "barColor": .any(
    "The name of a palette color, or a color.",
    [["type": "string", "minLength": 1], .reference("color")]),
]

extension JSONNode {
  /// A whole number of at least `least`.
  fileprivate static func count(_ about: String, from least: Int = 0) -> JSONNode {
    .described(about, ["type": "integer", "minimum": .json("\(least)")])
  }
}
