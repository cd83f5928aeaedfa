/// Makes files of design tokens of any size: the same ones on every machine.
enum TokenGenerator {
  /// A theme that takes some of the tokens of the file beside it.
  static func theme(over file: String) -> String {
    """
    name: Tokens
    tokens: \(file)
    appearances:
      screen:
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "{group0.color0}", tintColor: "{group0.color1}" }
        toolbar: { backgroundColor: "{group0.color3}", tintColor: "{group0.color5}" }

    """
  }

  /// So many color tokens in groups of a hundred, as Design Tokens 2025.10 writes them; every fourth is an alias
  /// of the one before it.
  static func tokens(_ count: Int) -> String {
    let groups = stride(from: 0, to: count, by: 100).map { start in
      let tokens = (start..<min(start + 100, count)).map { token(of: start / 100, $0 - start) }
      return "  \"group\(start / 100)\": {\n    \"$type\": \"color\",\n"
        + tokens.joined(separator: ",\n") + "\n  }"
    }
    return "{\n" + groups.joined(separator: ",\n") + "\n}\n"
  }

  private static func token(of group: Int, _ number: Int) -> String {
    let head = "    \"color\(number)\": {\n      \"$value\": "
    guard number % 4 != 3 else {
      return head + "\"{group\(group).color\(number - 1)}\"\n    }"
    }
    // Even ones are dark, odd ones light.
    let base = number % 2 == 0 ? 0.02 : 0.9
    let components = [group, number, group + number].map { part in
      "\(base + Double(part % 8) / 100)"
    }
    return head + """
      {
              "colorSpace": "srgb",
              "components": [
                \(components.joined(separator: ",\n          "))
              ]
            }
          }
      """
  }
}
