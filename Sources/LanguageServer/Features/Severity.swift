import ThemeSyntax

extension Diagnostic.Severity {
  var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
