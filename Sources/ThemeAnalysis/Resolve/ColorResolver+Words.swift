import ColorScience
import OutputText
import ThemeModel

extension ColorResolver {
  /// The error of a text that is no color, reworded if it is a color or reference of another
  /// language.
  ///
  /// Such references are `ink`, `$ink`, `palette.ink`, `var(--ink)` and `UIColor(named: "ink")`.
  func reworded(_ error: ColorSyntaxError, _ bytes: ArraySlice<UInt8>) -> ColorSyntaxError {
    guard bytes.count <= Self.longestWord else { return error }
    if let name = name(meantBy: bytes) {
      return ColorSyntaxError(
        name.message(String(decoding: bytes, as: UTF8.self)), offset: 0, count: bytes.count,
        suggestion: name.reference, isExact: true)
    }
    if let foreign = foreignColor(bytes) { return foreign }
    // A word within a function.
    let start = bytes.startIndex + error.offset
    guard error.count > 0, start + error.count <= bytes.endIndex, error.count < bytes.count else {
      return error
    }
    let end = start + error.count
    guard let name = name(meantBy: bytes[start..<end]) else { return error }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let after = String(decoding: bytes[end...], as: UTF8.self)
    return ColorSyntaxError(
      name.message(word), offset: error.offset, count: error.count,
      suggestion: name.reference.map { before + $0 + after }, isExact: true)
  }

  /// The name meant by an unknown path in braces: `{palette.ink}`, `{$ink}`.
  func path(meantBy path: String) -> String? {
    guard case .color(let found, _)? = name(meantBy: Array(path.utf8)[...]), found != path else {
      return nil
    }
    return found
  }

  private enum Name {
    case color(String, isToken: Bool)
    case role(String)

    var reference: String? {
      if case .color(let path, _) = self { "{\(path)}" } else { nil }
    }

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

  private static let longestWord = 200

  /// Prefixes of names in other languages.
  private static let marks = ["--", "$", "@", "palette.", "colors.", "tokens."].map {
    Array($0.utf8)
  }

  private func name(meantBy text: ArraySlice<UInt8>) -> Name? {
    var word = text.within("{", "}").within("var(", ")")
    if let inner = Self.nameWithin(word) { word = inner }
    // A call is no name.
    guard !word.contains(where: Array("(),".utf8).contains) else { return nil }
    var words = [word]
    while let mark = Self.marks.first(where: { word.starts(with: $0) }) {
      word.removeFirst(mark.count)
      words.append(word)
    }
    // CSS properties have no dots.
    let (dash, dot) = (UInt8(ascii: "-"), UInt8(ascii: "."))
    if word.contains(dash) { words.append(word.map { $0 == dash ? dot : $0 }[...]) }
    for word in words where !word.isEmpty {
      let candidate = String(decoding: word, as: UTF8.self)
      if isPaletteColor(candidate) { return .color(candidate, isToken: false) }
      if isToken(candidate) { return .color(candidate, isToken: true) }
    }
    let name = String(decoding: word, as: UTF8.self)
    return roleNames.contains(name) ? .role(name) : nil
  }

  /// The name in typographic quotes, or the asset name in a Swift call; nil for other texts.
  private static func nameWithin(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = word.first, first >= 0x80 || word.last == UInt8(ascii: ")") else {
      return nil
    }
    let text = String(decoding: word, as: UTF8.self)
    let asset = assetName(calledBy: text)?.replacing("/", with: ".")
    return (TypographicQuotes.stripped(text) ?? asset).map { Array($0.utf8)[...] }
  }

  private func isPaletteColor(_ path: String) -> Bool {
    hasEntry(path) || path.withoutVariant.map { hasEntry($0.path) } ?? false
  }

  private func isToken(_ path: String) -> Bool {
    tokens.holdsColor(path) || path.withoutVariant.map { tokens.holdsColor($0.path) } ?? false
  }
}

extension ArraySlice<UInt8> {
  /// The text between two affixes, ignoring spaces; all of it without them.
  fileprivate func within(_ start: String, _ end: String) -> ArraySlice<UInt8> {
    let bytes = withoutBlanks
    guard bytes.count >= start.utf8.count + end.utf8.count, bytes.starts(with: start.utf8),
      bytes.reversed().starts(with: end.utf8.reversed())
    else { return bytes }
    return bytes.dropFirst(start.utf8.count).dropLast(end.utf8.count).withoutBlanks
  }

  private var withoutBlanks: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = lastIndex(where: { $0 > UInt8(ascii: " ") })
    else { return [] }
    return self[first...last]
  }
}
