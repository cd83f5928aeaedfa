import ColorScience
import OutputText
import ThemeSyntax

extension TokenEvaluator {
  /// Whether a value is written as a color, whatever its type is.
  func looksLikeColor(_ value: TokenFiles.Node) -> Bool {
    switch reader.files.kind(value) {
    case .mapping:
      guard !reader.files.isLarge(value) else { return false }
      var words: Set<TokenWord> = []
      for (key, _) in reader.files.entries(value) {
        if let word = TokenWord(reader.files.text(key)) { words.insert(word) }
      }
      return words.contains(.colorSpace) || words.isSuperset(of: [.r, .g, .b])
    case .sequence: return false
    default:
      guard let text = reader.files.text(value) else { return false }
      let bytes = reader.files.texts.bytes(text)
      // Names such as 'black' are weights of fonts just as often.
      let isNotation = bytes.first == UInt8(ascii: "#") || bytes.contains(UInt8(ascii: "("))
      guard isNotation else { return false }
      return literal(bytes) != nil || embedded(bytes) != nil
    }
  }

  /// The color of a text in the notations of CSS; nil for any other text and for what needs more than
  /// the text.
  func literal(_ bytes: ArraySlice<UInt8>) -> CSSColor? {
    if let color = Color(hexDigits: bytes) { return CSSColor(color) }
    guard bytes.count <= 200, let parsed = try? parseColor(bytes, suggests: false),
      case .color(let color) = parsed.expression
    else { return nil }
    return color
  }

  /// The color of a value that is meant to be one.
  mutating func color(
    _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> CSSColor {
    let range = reader.files.range(value)
    switch reader.files.kind(value) {
    case .mapping: return try colorObject(value, node)
    case .sequence: throw failure(.value, range, "it is a list, not a color")
    default: break
    }
    guard let text = reader.files.text(value) else {
      throw failure(.value, range, "it isn't a color")
    }
    let bytes = reader.files.texts.bytes(text)
    if let color = literal(bytes) {
      reader.files.deviations.note(.textColor, at: range, color.standardText)
      return color
    }
    if let parts = embedded(bytes) {
      reader.files.deviations.note(.embeddedReference, at: range)
      return try color(parts, value, node)
    }
    let shown = reader.files.texts.shortened(text)
    throw failure(.value, range, shown.isEmpty ? "it is empty" : "'\(shown)' isn't a color")
  }

  /// The color that a token's alpha and its change make of another one.
  mutating func changed(
    _ color: CSSColor, _ node: Int32, _ fields: TokenFields
  ) throws(TokenStop) -> CSSColor {
    var color = color
    if let alpha = fields.alpha {
      reader.files.deviations.note(.siblingAlpha, at: reader.files.range(alpha))
      color.alpha = try opacity(alpha, node)
    }
    guard let modifier = fields.modifier else { return color }
    reader.files.deviations.note(.modifier, at: reader.files.range(modifier))
    return try modified(color, by: modifier, node)
  }

  /// A number of 0...1, or a reference to one.
  private mutating func opacity(
    _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> Double {
    let range = reader.files.range(value)
    guard let alpha = try number(value, node), (0...1).contains(alpha) else {
      throw failure(.value, range, "alpha is a number from 0 to 1")
    }
    return alpha
  }
}

// MARK: - References

extension TokenEvaluator {
  /// The token that a value refers to in braces; nil for any other value.
  private mutating func referredToken(
    _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> Int32? {
    guard let text = reader.files.text(value),
      let name = reader.files.texts.bytes(text).inBraces
    else { return nil }
    return try target(String(decoding: name, as: UTF8.self), of: node, at: value)
  }

  /// The color that a value is or refers to; `verb` says in a message what it does with the color.
  mutating func referredColor(
    _ value: TokenFiles.Node, _ node: Int32, _ verb: String = "refers to"
  ) throws(TokenStop) -> CSSColor {
    guard let target = try referredToken(value, node) else { return try color(value, node) }
    return try color(of: target, at: value, verb)
  }

  private func color(
    of target: Int32, at value: TokenFiles.Node, _ verb: String = "refers to"
  ) throws(TokenStop) -> CSSColor {
    guard case .color(let color) = try settled(target) else {
      throw failure(
        .value, reader.files.range(value), "it \(verb) '\(path(target))', which isn't a color")
    }
    return color
  }
}

// MARK: - Numbers

extension TokenEvaluator {
  /// The number of a value, which may be a text, a percentage or a reference; nil for anything else.
  mutating func number(
    _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> Double? {
    if reader.files.kind(value) == .mapping {
      guard let pointer = reader.files.pointer(in: value) else { return nil }
      switch try follow(pointer, from: node) {
      case .token(let target, _): return try number(of: target)
      case .node(let found): return plainNumber(found)
      }
    }
    if let target = try referredToken(value, node) { return try number(of: target) }
    return plainNumber(value)
  }

  /// The number of a value, which may be arithmetic in a text; nil for anything else, what refers to nothing
  /// among it.
  mutating func calculated(
    _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> Double? {
    if let number = try number(value, node) { return number }
    guard let text = reader.files.text(value),
      NumberExpression.mayBe(reader.files.texts.bytes(text))
    else { return nil }
    do throws(TokenStop) {
      return try expression(reader.files.texts.string(text), value, node)
    } catch {
      if case .needs = error { throw error }
      return nil
    }
  }

  private mutating func number(of target: Int32) throws(TokenStop) -> Double? {
    guard case .number(let number) = try settled(target) else { return nil }
    return number
  }

  private func plainNumber(_ value: TokenFiles.Node) -> Double? {
    guard let text = reader.files.text(value) else { return nil }
    var bytes = reader.files.texts.bytes(text)
    guard bytes.count <= 400, let first = bytes.first,
      (0x30...0x39).contains(first) || "-+.".utf8.contains(first)
    else { return nil }
    let isPercentage = bytes.last == UInt8(ascii: "%")
    if isPercentage { bytes = bytes.dropLast() }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return isPercentage ? number / 100 : number
  }
}

// MARK: - Texts with references in them

/// `rgba({color.red}, 50%)`: a color and an alpha.
struct EmbeddedColor {
  /// What stands for the color: a reference in braces or a literal.
  let color: ArraySlice<UInt8>
  /// What stands for the alpha.
  let alpha: ArraySlice<UInt8>?
}

extension TokenEvaluator {
  /// The parts of a call of a color and an alpha, nil for any other text.
  func embedded(_ bytes: ArraySlice<UInt8>) -> EmbeddedColor? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      ["rgb", "rgba", "hsl", "hsla"].contains(
        String(decoding: bytes[..<open].prefix(5), as: UTF8.self).lowercased())
    else { return nil }
    let parts = bytes[(open + 1)..<(bytes.endIndex - 1)].split(separator: UInt8(ascii: ","))
      .map { $0.trimmed }
    guard let color = parts.first, parts.count <= 2 else { return nil }
    guard color.inBraces != nil || color.first == UInt8(ascii: "#") else { return nil }
    return EmbeddedColor(color: color, alpha: parts.count > 1 ? parts[1] : nil)
  }

  fileprivate mutating func color(
    _ parts: EmbeddedColor, _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> CSSColor {
    let range = reader.files.range(value)
    var color: CSSColor
    if let name = parts.color.inBraces {
      let target = try target(String(decoding: name, as: UTF8.self), of: node, at: value)
      color = try self.color(of: target, at: value)
    } else if let found = literal(parts.color) {
      color = found
    } else {
      throw failure(.value, range, "it isn't a color")
    }
    guard let alpha = parts.alpha else { return color }
    let text = String(decoding: alpha, as: UTF8.self)
    guard let number = try expression(text, value, node), (0...1).contains(number) else {
      throw failure(.value, range, "alpha '\(text.shown)' isn't a number from 0 to 1")
    }
    color.alpha = number
    return color
  }

  /// The value of arithmetic in a text.
  mutating func expression(
    _ text: String, _ value: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> Double? {
    guard text.utf8.count <= 400 else { return nil }
    var needed: [String: Double] = [:]
    // References are looked up before the text is evaluated, since that cannot change anything.
    var rest = Array(text.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      let target = try target(name, of: node, at: value)
      needed[name] = try number(of: target)
      rest = rest[(close + 1)...]
    }
    return NumberExpression.value(of: text, needed)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks at their ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var slice = self
    while slice.first == 0x20 { slice = slice.dropFirst() }
    while slice.last == 0x20 { slice = slice.dropLast() }
    return slice
  }
}

// MARK: - modify

extension TokenEvaluator {
  fileprivate mutating func modified(
    _ color: CSSColor, by modifier: TokenFiles.Node, _ node: Int32
  ) throws(TokenStop) -> CSSColor {
    let range = reader.files.range(modifier)
    var change = modifier
    if reader.files.isScalar(modifier) {
      guard let target = try referredToken(modifier, node) else {
        throw failure(.value, range, "'modify' is an object")
      }
      guard let value = tree.fields(target, reader.sheets).value else {
        throw failure(.value, range, "'\(path(target))' isn't a change of a color")
      }
      change = value
    }
    guard !reader.files.isLarge(change),
      let kind = text(.type, in: change).flatMap({ ModifierKind(rawValue: $0) })
    else {
      throw failure(.value, range, "'modify' has a type: lighten, darken, mix or alpha")
    }
    let name = text(.space, in: change) ?? "srgb"
    guard let space = ModifierKind.Space(rawValue: name) else {
      throw failure(.value, range, "'modify' is made in srgb, hsl, lch or p3, not '\(name.shown)'")
    }
    guard let amountNode = reader.files.value(of: .value, in: change),
      let text = reader.files.string(amountNode),
      let amount = try expression(text, amountNode, node)
    else { throw failure(.value, range, "'modify' has a number as its value") }
    var other: CSSColor?
    if kind == .mix {
      guard let value = reader.files.value(of: .color, in: change) else {
        throw failure(.value, range, "'modify' that mixes has a color")
      }
      other = try referredColor(value, node, "mixes")
    }
    return kind.changed(color, by: amount, in: space, with: other)
  }

  private func text(_ word: TokenWord, in change: TokenFiles.Node) -> String? {
    reader.files.value(of: word, in: change).flatMap { reader.files.string($0) }
  }
}
