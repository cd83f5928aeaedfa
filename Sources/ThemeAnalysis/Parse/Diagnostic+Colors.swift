import ColorScience
import ThemeSyntax

extension Diagnostic {
  /// A reader's finding on an unquoted value, reworded for colors: a theme color lacks only its
  /// quotes; for a Swift color, quotes do not help.
  func aboutColor(in source: SourceFile) -> Diagnostic {
    guard Self.ids.contains(id), let range, let quotes = fixIts.first else { return self }
    let (lower, upper) = (Int(quotes.range.lower), Int(quotes.range.upper))
    guard upper - lower <= 200, lower < upper, upper <= source.bytes.count else { return self }
    let value = source.bytes[lower..<upper]
    if (try? parseColor(value)) != nil {
      let exact = FixIt(
        quotes.message, replace: quotes.range, with: quotes.replacement, isAutomatic: true)
      return Diagnostic(id, severity, message, at: range, notes: notes, fixIts: [exact])
    }
    guard let error = foreignColor(value) else { return self }
    let fixIt = error.suggestion.map {
      FixIt(
        "write \"\($0)\"", replace: quotes.range, with: "\"\($0)\"", isAutomatic: error.isExact)
    }
    return Diagnostic(
      "unknown-color", severity, error.message, at: quotes.range, notes: notes, fixIts: [fixIt])
  }

  private static let ids: Set<String> = ["unquoted-colon", "unquoted-value"]
}
