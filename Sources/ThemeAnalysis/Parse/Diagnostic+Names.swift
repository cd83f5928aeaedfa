import OutputText
package import ThemeSyntax

extension Diagnostic {
  /// A chain of names that ends where it began, each link but the first as a note; of a chain that
  /// nobody follows to its end the first hundred.
  ///
  /// `names` holds the first name again at its end; `ranges` the place of each link.
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

  /// More names of a kind than a theme may declare, at the first one too many.
  static func tooManyNames(_ names: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "too-many-names", "a theme has at most \(ThemeLimits.names) \(names)", at: range)
  }

  /// More blends of translucent colors and gradients than are measured, at the place that asks for one more.
  package static func tooManyBlends(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "too-many-blends",
      "contrast of translucent colors and gradients takes more than "
        + "\(ThemeLimits.blends / 1_000_000) million blends from here on; "
        + "write opaque colors, or fewer colors in 'backdrop' and in gradients", at: range)
  }

  /// A name that no appearance of the theme has, with the nearest one, or with what there is.
  static func undefinedAppearance(
    _ name: String, nearest candidate: String?, among names: [String], at range: SourceRange,
    kind: String = "appearance"
  ) -> Diagnostic {
    let few = names.prefix(5).map { "'\(shortened($0))'" }
    let others = names.count > few.count ? ["\(names.count - few.count) more"] : []
    let known = few.isEmpty ? "" : "; there is \(list(few + others))"
    // A name fills its place but for quotes.
    let quote = range.upper - range.lower == name.utf8.count ? "" : "\""
    let fixIt = candidate.map { FixIt("write \($0)", replace: range, with: quote + $0 + quote) }
    return Diagnostic(
      "undefined-appearance",
      "no \(kind) '\(shortened(name))'\(candidate == nil ? known : didYouMean(candidate))",
      at: range, fixIts: [fixIt])
  }
}
