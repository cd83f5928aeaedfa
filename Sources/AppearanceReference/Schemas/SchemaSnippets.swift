import ColorScience
import OutputText

/// What editors write for whoever begins, with places to fill in.
enum SchemaSnippets {
  static func keyword(_ label: String, _ about: String, _ body: JSONNode) -> JSONEntries {
    ["defaultSnippets": [["label": .text(label), "description": .text(about), "body": body]]]
  }

  static let appearance: JSONNode = [
    "interfaceStyle": "${2:light}", "statusBarStyle": "auto",
    "navigationBar": [
      "backgroundColor": "${3:#F7F7F9}", "tintColor": "${4:#0A5FD9}",
      "titleColor": "${5:#1C1C1E}",
    ],
  ]
}

/// The patterns that colors have to match as far as a pattern can say it.
enum ColorPattern {
  /// Any color: no wrong count of hexadecimal digits, and no function that there is not.
  static let any = pattern([hex, functions, name, #"[.][A-Za-z]"#, #"[{]\s*[^{}\s]"#])

  /// The same without colors of a palette and of UIKit.
  static let literal = pattern([hex, functions, name])

  private static func pattern(_ parts: [String]) -> String {
    #"^\s*("# + (parts + [#"/[*]"#]).joined(separator: "|") + ")"
  }

  private static let hex =
    "#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})(?![0-9A-Za-z])"

  /// A name is no function.
  private static let name = "[A-Za-z][A-Za-z0-9]*(?![-A-Za-z0-9(])"

  /// The functions, in upper and lower case.
  private static let functions =
    "("
    + ColorNotation.functionNames.map { name in
      name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : String($0) }.joined()
    }.joined(separator: "|") + ")[(]"
}
