package import OutputText

extension ColorChoice {
  /// What some arguments choose, the last of them; `auto` where they choose nothing that is known.
  package init(in arguments: [String]) {
    var choice = ColorChoice.auto
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument.hasPrefix("--color=") {
        choice = ColorChoice(rawValue: String(argument.dropFirst(8))) ?? choice
      } else if argument == "--color", index + 1 < arguments.count {
        choice = ColorChoice(rawValue: arguments[index + 1]) ?? choice
      }
    }
    self = choice
  }

  /// Whether to color what goes to a stream, by what `environment` says of it.
  ///
  /// `NO_COLOR` (no-color.org) comes before `CLICOLOR_FORCE` and `FORCE_COLOR`, and an option before all.
  func colors(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR") != nil { return false }
      for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
        if let value = environment(name), value != "0", value != "false" { return true }
      }
      return isTerminal && environment("TERM") != "dumb"
    }
  }

  static func depth(environment: (String) -> String?) -> ColorDepth {
    switch environment("COLORTERM") {
    case "truecolor", "24bit": .full
    default: environment("FORCE_COLOR") == "3" ? .full : .indexed
    }
  }
}
