import ThemeSyntax

extension Diagnostic.Severity {
  /// The severity as a message writes it.
  var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
