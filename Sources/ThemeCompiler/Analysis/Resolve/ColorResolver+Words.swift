import ColorScience
import OutputText

extension ColorResolver {
  /// Rewords an error for a color of another language, and for a palette color or token called as
  /// there: `ink`, `$ink`, `palette.ink`, `var(--ink)`, `UIColor(named: "ink")`.
  func reworded(_ error: ColorSyntaxError, _ bytes: ArraySlice<UInt8>) -> ColorSyntaxError {
    guard bytes.count <= 200 else { return error }
    let part = error.offset..<min(error.offset + error.count, bytes.count)
    return self.error(naming: 0..<bytes.count, of: bytes) ?? foreignColor(bytes)
      ?? self.error(naming: part, of: bytes) ?? error
  }

  /// The error of a name in a part of a color; nil for other parts.
  private func error(
    naming part: Range<Int>, of bytes: ArraySlice<UInt8>
  ) -> ColorSyntaxError? {
    let (start, end) = (bytes.startIndex + part.lowerBound, bytes.startIndex + part.upperBound)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let name = name(meantBy: text) else { return nil }
    let whole = name.path.map {
      String(decoding: bytes[..<start] + Array("{\($0)}".utf8) + bytes[end...], as: UTF8.self)
    }
    return ColorSyntaxError(
      "'\(shortened(text))' is \(name.advice)", offset: part.lowerBound, count: part.count,
      suggestion: whole, isExact: true)
  }

  /// The name meant by an unknown path in braces: `{palette.ink}`, `{$ink}`.
  func path(meantBy path: String) -> String? {
    name(meantBy: path)?.path.flatMap { $0 == path ? nil : $0 }
  }

  /// The path of a palette color or token, nil for a role, and the end of a sentence about it.
  private func name(meantBy text: String) -> (path: String?, advice: String)? {
    let enclosed = text.wholeMatch(of: /\s*(?:(?:\{|var\()\s*(.*?)\s*[})]|(.*?))\s*/)
    var word = enclosed.map { String($0.1 ?? $0.2 ?? "") } ?? text
    if let asset = assetName(calledBy: word) { word = asset.replacing("/", with: ".") }
    word = TypographicQuotes.stripped(word) ?? word
    // A call is no name.
    guard !word.contains(where: { "(),".contains($0) }) else { return nil }
    var words = [word]
    while let mark = word.prefixMatch(of: /--|[$@]|(?:palette|colors|tokens)\./) {
      word.removeSubrange(mark.range)
      words.append(word)
    }
    // Properties of CSS have no dots.
    words.append(word.replacing("-", with: "."))
    return advice(on: words, word: word)
  }

  private func advice(on words: [String], word: String) -> (path: String?, advice: String)? {
    for path in words where !path.isEmpty {
      let paths = [path, path.withoutVariant?.path].compactMap(\.self)
      let advice = "; write \"{\(shortened(path))}\""
      if paths.contains(where: hasEntry) { return (path, "a color of the palette" + advice) }
      if paths.contains(where: tokens.holdsColor) { return (path, "a design token" + advice) }
    }
    return roleNames.contains(word)
      ? (nil, "a role, to which no color refers; write its color") : nil
  }
}
