internal import ThemeSyntax

/// Colors for a terminal, or none.
struct TextStyle {
  /// What a piece of text is, which decides its color.
  enum Role {
    case bold, gutter
    case severity(Diagnostic.Severity)

    fileprivate var code: String {
      switch self {
      case .bold: "1"
      case .gutter: "36"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      }
    }
  }

  /// Whether escape sequences are written at all.
  let color: Bool

  /// The text in the color of its role.
  func paint(_ text: String, _ role: Role) -> String {
    color && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}
