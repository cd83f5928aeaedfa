import ThemeModel

/// The definitions of bars and fonts in `manifestSchema`, made of the table of properties.
let manifestSchemaBars = #"""
      "bar": {
        "description": "What the theme sets on one bar.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
  \#(properties)
        }
      },
      "font": {
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
      }
  """#

/// The properties of a bar, those of one group in an object of their own.
private let properties: String = {
  var lines: [String] = []
  var groups: [String] = []
  for property in BarProperty.allCases {
    guard let group = property.manifestKey.group else {
      lines.append("        \(property.manifestSchema)")
      continue
    }
    guard !groups.contains(group) else { continue }
    groups.append(group)
    let members = BarProperty.allCases.filter { $0.manifestKey.group == group }
    let schemas = members.map { "            \($0.manifestSchema)" }
    lines.append(
      #"""
              "\#(group)": {
                "description": "Properties that the theme has under '\#(group)'.",
                "type": "object",
                "additionalProperties": false,
                "properties": {
      \#(schemas.joined(separator: ",\n"))
                }
              }
      """#)
  }
  return lines.joined(separator: ",\n")
}()

extension BarProperty {
  /// The property's key, and what a manifest may have as its value.
  fileprivate var manifestSchema: String {
    let value =
      switch manifestValue {
      case .color(orNone: false): ##""allOf": [{ "$ref": "#/definitions/barColor" }]"##
      case .color(orNone: true):
        ##""anyOf": [{ "const": "none" }, { "$ref": "#/definitions/barColor" }]"##
      case .flag: #""type": "boolean""#
      case .font: ##""allOf": [{ "$ref": "#/definitions/font" }]"##
      case .word(let words): #""enum": [\#(jsonList(words))]"#
      case .state(let words):
        ##""anyOf": [{ "enum": [\##(jsonList(words))] }, { "$ref": "#/definitions/bar" }]"##
      }
    return #""\#(manifestKey.key)": { "description": "\#(summary)", \#(value) }"#
  }

  private var summary: String {
    switch self {
    case .style: "UIBarStyle."
    case .background: "How the background is configured."
    case .backgroundColor: "The color of the background."
    case .tintColor: "The color of bar buttons, or of the selected tab."
    case .barTintColor: "The background color before iOS 13."
    case .titleColor: "The color of the title."
    case .largeTitleColor: "The color of the large title."
    case .unselectedItemTintColor: "The color of the other tabs."
    case .shadowColor: "The color of the bar's line, or none."
    case .isTranslucent: "Whether content shows through."
    case .liquidGlass: "What iOS 26 and later do with the background."
    case .isHidden: "Whether the bar is away."
    case .titleFont: "The font of the title."
    case .plainButton: "The color of plain buttons."
    case .doneButton: "The color of done buttons."
    case .backButton: "The color of the back button."
    case .scrollEdge: "The bar while content is scrolled to its edge."
    case .compact: "The bar at compact height."
    }
  }
}
