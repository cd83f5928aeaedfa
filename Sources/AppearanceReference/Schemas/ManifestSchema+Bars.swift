import ColorScience
import OutputText
import ThemeModel
import ThemeOutputs

/// The definitions of bars and fonts in `manifestSchema`, made of the table of properties.
let manifestBars: JSONEntries = [
  "bar": .mapping(
    "What the theme sets on one bar.",
    JSONEntries([("backdrop", .reference("backdrop", "The content behind the bar."))])
      .adding(members(below: ""))),
  "backdrop": .any(
    "Light or dark content, a list of possible colors, or one of these for each variant.",
    [
      ["enum": .texts(BackdropContent.words.map(\.name))],
      ["type": "array", "minItems": 1, "items": .reference("barColor")],
      .mapping(JSONEntries(Variant.allCases.map { ($0.name, .reference("backdrop")) })),
    ]),
  "gradient": .mapping(
    "Colors at equal steps that run into each other.", required: ["colors", "direction"],
    [
      "colors": .list("The colors.", ["minItems": 2], of: .reference("barColor")),
      "direction": .words(
        "From where to where they run.", GradientDirection.words.map(\.name)),
    ]),
  "font": .any(
    "A text style, the system font, or a font by its PostScript name.",
    [
      ["type": "string"],
      .mapping(
        [
          "design": .string("The design of the system font."),
          "name": .string("PostScript name."),
          "size": .number("Points.", ["exclusiveMinimum": 0]),
          "textStyle": .string("The text style that the size follows."),
          "weight": .string("UIFont.Weight."),
        ], ["minProperties": 2]),
    ]),
]

/// The members of the object that a path of keys leads to from the bar's on; those of one mapping have an
/// object of their own.
private func members(below path: String) -> JSONEntries {
  let color = BarGroup.all.first { $0.path == path }?.color
  let properties = BarProperty.allCases.filter {
    BarGroup.parent(of: $0.name) == path && !$0.isColorOfGroup
  }
  let groups = BarGroup.all.filter { BarGroup.parent(of: $0.path) == path }
  return JSONEntries(joining: [
    JSONEntries(color.map { [("color", $0.manifestSchema)] } ?? []),
    JSONEntries(properties.map { ($0.manifestPath.last ?? $0.name, $0.manifestSchema) }),
    JSONEntries(groups.map { ($0.key, $0.manifestSchema) }),
  ])
}

extension BarGroup {
  fileprivate var manifestSchema: JSONNode {
    let about = "Properties that the theme has under '\(path)'."
    guard color != nil else { return .mapping(about, members(below: path)) }
    return .any(about, [.reference("barColor"), .mapping(members(below: path))])
  }
}

extension BarProperty {
  /// What a manifest may have as the property's value.
  fileprivate var manifestSchema: JSONNode {
    let value: JSONEntries =
      switch kind {
      case .color: ["allOf": [.reference("barColor")]]
      case .colorOrNone: ["anyOf": [["const": "none"], .reference("barColor")]]
      case .flag: ["type": "boolean"]
      case .font: ["allOf": [.reference("font")]]
      case .words:
        ["enum": .texts(kind.value(in: .navigationBar).words.map(\.name))]
      case .points, .distance: ["type": "number"]
      case .image, .text: ["type": "string"]
      case .gradient: ["allOf": [.reference("gradient")]]
      case .state(let words):
        ["anyOf": [["enum": .texts(words.map(\.rawValue))], .reference("bar")]]
      }
    return .described("\(row.summary).", value)
  }
}
