import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

extension ColorResolver {
  /// The error of a text that is no color, in other words where the text calls a color of the palette or a
  /// token as another language does: `ink`, `$ink`, `palette.ink`, `var(--ink)`, `UIColor(named: "ink")`.
  func reworded(_ error: ColorSyntaxError, _ bytes: ArraySlice<UInt8>) -> ColorSyntaxError {
    guard bytes.count <= Self.longestWord else { return error }
    let text = String(decoding: bytes, as: UTF8.self)
    if let name = name(meantBy: text) {
      return ColorSyntaxError(
        name.message(text), offset: 0, count: bytes.count, suggestion: name.reference,
        isExact: true)
    }
    // A word within a function.
    let start = bytes.startIndex + error.offset
    guard error.count > 0, start + error.count <= bytes.endIndex, error.count < bytes.count else {
      return error
    }
    let end = start + error.count
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let name = name(meantBy: word) else { return error }
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let after = String(decoding: bytes[end...], as: UTF8.self)
    return ColorSyntaxError(
      name.message(word), offset: error.offset, count: error.count,
      suggestion: name.reference.map { before + $0 + after }, isExact: true)
  }

  /// The name that a path in braces means which has none: `{palette.ink}`, `{$ink}`.
  func path(meantBy path: String) -> String? {
    guard case .color(let found, _)? = name(meantBy: path), found != path else { return nil }
    return found
  }

  /// What a word calls.
  private enum Name {
    /// A color of the palette, or a design token.
    case color(String, isToken: Bool)
    case role(String)

    /// What to write instead, nil where there is nothing.
    var reference: String? {
      if case .color(let path, _) = self { "{\(path)}" } else { nil }
    }

    /// What to say of a text that calls it.
    func message(_ text: String) -> String {
      switch self {
      case .color(let path, let isToken):
        let what = isToken ? "a design token" : "a color of the palette"
        return "'\(shortened(text))' is \(what); write \"{\(shortened(path))}\""
      case .role:
        return "'\(shortened(text))' is a role, to which no color refers; write its color"
      }
    }
  }

  /// The longest text that is looked at, in bytes.
  private static let longestWord = 200

  /// What other languages put in front of a name.
  private static let marks = ["--", "$", "@", "palette.", "colors.", "tokens."]

  private func name(meantBy text: String) -> Name? {
    var name = (TypographicQuotes.stripped(text) ?? text).withoutBlanks
    if let asset = assetName(calledBy: name) { name = asset.replacing("/", with: ".") }
    if name.hasPrefix("{"), name.hasSuffix("}") {
      name = String(name.dropFirst().dropLast()).withoutBlanks
    }
    if name.hasPrefix("var("), name.hasSuffix(")") {
      name = String(name.dropFirst(4).dropLast()).withoutBlanks
    }
    var names = [name]
    while let mark = Self.marks.first(where: { name.hasPrefix($0) }) {
      name.removeFirst(mark.count)
      names.append(name)
    }
    // Properties of CSS have no dots.
    names.append(name.replacing("-", with: "."))
    for candidate in names where !candidate.isEmpty {
      if isPaletteColor(candidate) { return .color(candidate, isToken: false) }
      if isToken(candidate) { return .color(candidate, isToken: true) }
    }
    return roleNames.contains(name) ? .role(name) : nil
  }

  private func isPaletteColor(_ path: String) -> Bool {
    hasEntry(path) || path.withoutVariant.map { hasEntry($0.path) } ?? false
  }

  private func isToken(_ path: String) -> Bool {
    tokens.token(path) != nil || path.withoutVariant.map { tokens.token($0.path) != nil } ?? false
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var withoutBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
