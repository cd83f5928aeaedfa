import ColorScience
import OutputText
import ThemeSyntax

extension TokenEvaluator {
  func looksLikeColor(_ value: TokenNode) -> Bool {
    switch files.kind(value) {
    case .mapping:
      guard !files.isLarge(value) else { return false }
      let words = Set(files.entries(value).compactMap { TokenWord(files.text($0.key)) })
      return words.contains(.colorSpace) || words.isSuperset(of: [.r, .g, .b])
    case .sequence: return false
    default:
      guard let text = files.text(value) else { return false }
      let bytes = files.texts.bytes(text)
      // Names such as 'black' are font weights as well.
      let isNotation = bytes.first == UInt8(ascii: "#") || bytes.contains(UInt8(ascii: "("))
      return isNotation && (literal(bytes) != nil || embeddedColor(bytes) != nil)
    }
  }

  /// A color in CSS notation; nil for texts that need a context.
  private func literal(_ bytes: ArraySlice<UInt8>) -> CSSColor? {
    if let color = Color(hexDigits: bytes) { return CSSColor(color) }
    guard bytes.count <= 200, let parsed = try? parseColor(bytes, suggests: false),
      case .color(let color) = parsed.expression
    else { return nil }
    return color
  }

  func color(_ value: TokenNode) throws(TokenStop) -> CSSColor {
    switch files.kind(value) {
    case .mapping: return try colorObject(value)
    case .sequence: throw failure(at: value, "it is a list, not a color")
    default: break
    }
    guard let text = files.text(value) else { throw failure(at: value, "it isn't a color") }
    let bytes = files.texts.bytes(text)
    if let color = literal(bytes) {
      files.note(.textColor, at: value, color.standardText)
      return color
    }
    if let parts = embeddedColor(bytes) {
      files.note(.embeddedReference, at: value)
      return try color(parts, value)
    }
    let shown = files.shown(value)
    throw failure(at: value, shown.isEmpty ? "it is empty" : "'\(shown)' isn't a color")
  }

  func changed(_ color: CSSColor) throws(TokenStop) -> CSSColor {
    var color = color
    if let alpha = fields.alpha {
      files.note(.siblingAlpha, at: alpha)
      color.alpha = try opacity(alpha)
    }
    guard let modifier = fields.modifier else { return color }
    files.note(.modifier, at: modifier)
    return try modified(color, by: modifier)
  }

  /// A number in 0...1, or a reference to one.
  func opacity(_ value: TokenNode) throws(TokenStop) -> Double {
    guard let alpha = try number(value), (0...1).contains(alpha) else {
      throw failure(at: value, "alpha is a number from 0 to 1")
    }
    return alpha
  }
}

// MARK: - References

extension TokenEvaluator {
  private func referredToken(_ value: TokenNode) throws(TokenStop) -> Int32? {
    guard let text = files.text(value), let name = files.texts.bytes(text).inBraces else {
      return nil
    }
    return try target(name, of: token, at: value)
  }

  func referredColor(
    _ value: TokenNode, _ verb: String = "refers to"
  ) throws(TokenStop) -> CSSColor {
    guard let target = try referredToken(value) else { return try color(value) }
    return try color(of: target, at: value, verb)
  }

  private func color(
    of target: Int32, at value: TokenNode, _ verb: String = "refers to"
  ) throws(TokenStop) -> CSSColor {
    guard case .color(let color) = try settled(target) else {
      throw failure(at: value, "it \(verb) '\(path(target))', which isn't a color")
    }
    return color
  }
}

// MARK: - Numbers

extension TokenEvaluator {
  func number(_ value: TokenNode) throws(TokenStop) -> Double? {
    if let pointer = files.pointer(in: value) {
      switch try follow(pointer) {
      case .token(let target, _): return try number(of: target)
      case .node(let found): return plainNumber(found)
      }
    }
    if let target = try referredToken(value) { return try number(of: target) }
    return plainNumber(value)
  }

  /// The value of a number or arithmetic; nil for others and for unknown references.
  func calculated(_ value: TokenNode) throws(TokenStop) -> Double? {
    if let number = try number(value) { return number }
    guard let text = files.text(value), NumberExpression.mayBe(files.texts.bytes(text)) else {
      return nil
    }
    do throws(TokenStop) {
      return try expression(files.texts.string(text), value)
    } catch {
      if case .needs = error { throw error }
      return nil
    }
  }

  private func number(of target: Int32) throws(TokenStop) -> Double? {
    guard case .number(let number) = try settled(target) else { return nil }
    return number
  }

  private func plainNumber(_ value: TokenNode) -> Double? {
    guard let text = files.text(value) else { return nil }
    var bytes = files.texts.bytes(text)
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

private typealias EmbeddedColor = (color: ArraySlice<UInt8>, alpha: ArraySlice<UInt8>?)

/// The color, in braces or literal, and alpha of `rgba({color.red}, 50%)`; nil for other texts.
private func embeddedColor(_ bytes: ArraySlice<UInt8>) -> EmbeddedColor? {
  guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
    ["rgb", "rgba", "hsl", "hsla"].contains(
      String(decoding: bytes[..<open].prefix(5), as: UTF8.self).lowercased())
  else { return nil }
  let parts = bytes[(open + 1)..<(bytes.endIndex - 1)].split(separator: UInt8(ascii: ","))
    .map { $0.trimmed }
  guard let color = parts.first, parts.count <= 2,
    color.inBraces != nil || color.first == UInt8(ascii: "#")
  else { return nil }
  return (color, parts.count > 1 ? parts[1] : nil)
}

extension TokenEvaluator {
  private func color(_ parts: EmbeddedColor, _ value: TokenNode) throws(TokenStop) -> CSSColor {
    var color: CSSColor
    if let name = parts.color.inBraces {
      color = try self.color(of: try target(name, of: token, at: value), at: value)
    } else if let found = literal(parts.color) {
      color = found
    } else {
      throw failure(at: value, "it isn't a color")
    }
    guard let alpha = parts.alpha else { return color }
    let text = String(decoding: alpha, as: UTF8.self)
    guard let number = try expression(text, value), (0...1).contains(number) else {
      throw failure(at: value, "alpha '\(text.shown)' isn't a number from 0 to 1")
    }
    color.alpha = number
    return color
  }

  private func expression(_ text: String, _ value: TokenNode) throws(TokenStop) -> Double? {
    guard text.utf8.count <= 400 else { return nil }
    var needed: [String: Double] = [:]
    // Looked up first, as evaluation cannot modify the evaluator.
    var rest = Array(text.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      needed[name] = try number(of: try target(name, of: token, at: value))
      rest = rest[(close + 1)...]
    }
    return NumberExpression.value(of: text, needed)
  }
}

// MARK: - modify

extension TokenEvaluator {
  private func modified(_ color: CSSColor, by modifier: TokenNode) throws(TokenStop) -> CSSColor {
    var change = modifier
    if files.isScalar(modifier) {
      guard let target = try referredToken(modifier) else {
        throw failure(at: modifier, "'modify' is an object")
      }
      guard let value = tree.fields(target).value else {
        throw failure(at: modifier, "'\(path(target))' isn't a change of a color")
      }
      change = value
    }
    guard !files.isLarge(change),
      let kind = files.string(of: .type, in: change).flatMap({ ModifierKind(rawValue: $0) })
    else { throw failure(at: modifier, "'modify' has a type: lighten, darken, mix or alpha") }
    let name = files.string(of: .space, in: change) ?? "srgb"
    guard let space = ModifierSpace.all.first(where: { $0.name == name }) else {
      throw failure(at: modifier, "'modify' is made in srgb, hsl, lch or p3, not '\(name.shown)'")
    }
    guard let amountNode = files.value(of: .value, in: change),
      let text = files.string(amountNode), let amount = try expression(text, amountNode)
    else { throw failure(at: modifier, "'modify' has a number as its value") }
    var other: CSSColor?
    if kind == .mix {
      guard let value = files.value(of: .color, in: change) else {
        throw failure(at: modifier, "'modify' that mixes has a color")
      }
      other = try referredColor(value, "mixes")
    }
    return kind.changed(color, by: amount, in: space, with: other)
  }
}
