package import OutputText

extension ColorChoice: WordValue {
  package var summary: String {
    switch self {
    case .auto: "Where a terminal reads along"
    case .always: "In files and logs too"
    case .never: "Nowhere"
    }
  }
}
