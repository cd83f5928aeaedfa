import ColorScience
import OutputText
package import ThemeSyntax

extension Diagnostic {
  /// A cycle, at most 100 links as notes; `names` ends with its first name, `ranges` has each link.
  static func cycle(
    _ id: String, _ kind: String, _ names: [String], verb: String, at ranges: [SourceRange]
  ) -> Diagnostic {
    let shown = 100
    var notes = (1..<max(1, min(ranges.count, shown))).map { link in
      Note("'\(names[link])' \(verb) '\(names[link + 1])' here", at: ranges[link])
    }
    if ranges.count > shown {
      notes.append(Note("the other \(ranges.count - shown) links begin here", at: ranges[shown]))
    }
    return Diagnostic(
      id, "\(kind) '\(names[0])' \(verb) itself: \(names.joined(separator: " → "))",
      at: ranges.first, notes: notes)
  }

  static func tooManyNames(_ most: Int, _ names: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("too-many-names", "a theme has at most \(most) \(names)", at: range)
  }

  /// Reported at the color that exceeds the limit of blends.
  package static func tooManyBlends(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "too-many-blends",
      "contrast of translucent colors and gradients takes more than "
        + "\(ThemeLimits.blends / 1_000_000) million blends from here on; "
        + "write opaque colors, or fewer colors in 'backdrop' and in gradients", at: range)
  }

  static func undefinedAppearance(
    _ name: String, nearest candidate: String?, among names: [String], at range: SourceRange,
    kind: String = "appearance"
  ) -> Diagnostic {
    let few = names.prefix(5).map { "'\(shortened($0))'" }
    let others = names.count > few.count ? ["\(names.count - few.count) more"] : []
    let known = few.isEmpty ? "" : "; there is \(list(few + others))"
    // An unquoted name fills its range.
    let quote = range.upper - range.lower == name.utf8.count ? "" : "\""
    let fixIt = candidate.map { FixIt("write \($0)", replace: range, with: quote + $0 + quote) }
    return Diagnostic(
      "undefined-appearance",
      "no \(kind) '\(shortened(name))'\(candidate == nil ? known : didYouMean(candidate))",
      at: range, fixIts: [fixIt])
  }

  /// Rewords a finding on an unquoted value for colors: quotes help theme colors, not Swift colors.
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
