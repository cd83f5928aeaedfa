/// A value of a theme, to be written as YAML or as JSON.
enum Node {
  /// A string that YAML needs no quotes for.
  case word(String)
  /// A string in quotes.
  case text(String)
  case flag(Bool)
  /// A mapping with each entry on lines of its own.
  case mapping([(key: String, value: Node)])
  /// A mapping on one line.
  case line([(key: String, value: Node)])

  /// The file as YAML.
  var yaml: String {
    var text = ""
    writeYAML(to: &text, depth: 0)
    return text
  }

  /// The file as JSON.
  var json: String {
    var text = ""
    writeJSON(to: &text, depth: 0)
    return text + "\n"
  }

  private func writeYAML(to text: inout String, depth: Int) {
    switch self {
    case .word(let word): text += word
    case .text(let string): text += "\"\(string)\""
    case .flag(let flag): text += flag ? "true" : "false"
    case .mapping(let entries):
      for (key, value) in entries {
        text += String(repeating: "  ", count: depth) + "\(key):"
        if case .mapping = value { text += "\n" } else { text += " " }
        value.writeYAML(to: &text, depth: depth + 1)
        if case .mapping = value { continue }
        text += "\n"
      }
    case .line(let entries):
      for (index, (key, value)) in entries.enumerated() {
        text += index == 0 ? "{ \(key): " : ", \(key): "
        value.writeYAML(to: &text, depth: depth)
      }
      text += " }"
    }
  }

  private func writeJSON(to text: inout String, depth: Int) {
    switch self {
    case .word(let string), .text(let string): text += "\"\(string)\""
    case .flag(let flag): text += flag ? "true" : "false"
    case .mapping(let entries):
      let indent = String(repeating: "  ", count: depth)
      for (index, (key, value)) in entries.enumerated() {
        text += "\(index == 0 ? "{" : ",")\n\(indent)  \"\(key)\": "
        value.writeJSON(to: &text, depth: depth + 1)
      }
      text += "\n\(indent)}"
    case .line(let entries):
      for (index, (key, value)) in entries.enumerated() {
        text += "\(index == 0 ? "{ " : ", ")\"\(key)\": "
        value.writeJSON(to: &text, depth: depth)
      }
      text += " }"
    }
  }
}
