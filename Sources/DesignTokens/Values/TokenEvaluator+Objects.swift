import ColorScience
import OutputText
import ThemeSyntax

/// The keys of a color's object.
private struct ColorKeys {
  var others: [TokenFiles.Node] = []
  /// The values of the keys that mean something: a handful, that are looked through in their order.
  private var known: [(word: TokenWord, value: TokenFiles.Node)] = []

  init(_ node: TokenFiles.Node, _ files: TokenFiles) {
    known.reserveCapacity(4)
    for (key, value) in files.entries(node) {
      switch TokenWord(files.text(key)) {
      case .colorSpace?, .components?, .alpha?, .hex?, .channels?, .space?, .r?, .g?, .b?, .a?,
        .value?, .color?, .dollarRef?:
        if let word = TokenWord(files.text(key)) { known.append((word, value)) }
      default: others.append(key)
      }
    }
  }

  /// The value of a key, the last of several.
  subscript(word: TokenWord) -> TokenFiles.Node? {
    known.last { $0.word == word }?.value
  }
}

extension TokenEvaluator {
  mutating func colorObject(
    _ node: TokenFiles.Node, _ token: Int32
  ) throws(TokenStop) -> CSSColor {
    let range = reader.files.range(node)
    guard !reader.files.isLarge(node) else {
      throw failure(.value, range, "it is an object of more than \(TokenLimits.keys) keys")
    }
    let keys = ColorKeys(node, reader.files)
    for key in keys.others {
      let name = reader.files.string(key) ?? ""
      reader.files.deviations.note(.unknownKey, at: reader.files.range(key), name)
    }
    if keys[.colorSpace] == nil, keys[.space] == nil {
      return try olderColorObject(keys, node, token)
    }
    for word in [TokenWord.channels, .space] {
      guard let value = keys[word] else { continue }
      reader.files.deviations.note(
        .channels, at: reader.files.range(value), word.rawValue)
    }
    let spaceNode = try followed(keys[.colorSpace] ?? keys[.space] ?? node, token)
    guard let row = row(of: spaceNode) else {
      let name = reader.files.string(spaceNode) ?? ""
      let names = ColorSpaceRow.all.map(\.name)
      let near = reader.files.suggestions.nearest(name, in: names)
      throw failure(
        .value, reader.files.range(spaceNode),
        "'\(name.shown)' isn't a color space\(didYouMean(near ?? (name == "xyz" ? "xyz-d65" : nil)))"
      )
    }
    guard let list = keys[.components] ?? keys[.channels] else {
      return try hexFallback(keys, range)
    }
    var color = try components(try followed(list, token), row, token)
    if let alpha = keys[.alpha] { color.alpha = try alphaOfObject(alpha, token, &color) }
    if let hex = keys[.hex] { try compare(try followed(hex, token), color) }
    return color
  }

  /// The color space of a name; mostly that of the token before.
  private mutating func row(of node: TokenFiles.Node) -> ColorSpaceRow? {
    let text = reader.files.text(node)
    if let lastSpace, lastSpace.name == text { return lastSpace.row }
    guard let text else { return nil }
    let name = reader.files.texts.string(text)
    let row = ColorSpaceRow.all.first { $0.name == name }
    lastSpace = row.map { (text, $0) }
    return row
  }

  /// A value, or what its `$ref` leads to.
  private mutating func followed(
    _ value: TokenFiles.Node, _ token: Int32
  ) throws(TokenStop) -> TokenFiles.Node {
    guard let pointer = reader.files.pointer(in: value) else { return value }
    switch try follow(pointer, from: token) {
    case .node(let found): return found
    case .token(let target, _):
      guard let found = self.value(of: target, tree.fields(target, reader.sheets)) else {
        throw failure(.value, reader.files.range(pointer), "'\(path(target))' has no value")
      }
      trail.append((reader.files.range(found), reader.files.range(pointer)))
      return found
    }
  }

  private mutating func components(
    _ list: TokenFiles.Node, _ row: ColorSpaceRow, _ token: Int32
  ) throws(TokenStop) -> CSSColor {
    let items = reader.files.items(list, most: TokenLimits.keys + 1)
    guard items.count == 3 else {
      let count =
        items.count > TokenLimits.keys ? "more than \(TokenLimits.keys)" : "\(items.count)"
      throw failure(
        .value, reader.files.range(list), "'components' has three numbers; this has \(count)")
    }
    var color = CSSColor(row.space, SIMD3(repeating: 0))
    for (index, item) in items.enumerated() {
      let item = try followed(item, token)
      if TokenWord(reader.files.text(item)) == TokenWord.none {
        color.missing.insert(.component(index))
        continue
      }
      guard let value = try number(item, token) else {
        throw failure(
          .value, reader.files.range(item), "a component is a number or \"none\"")
      }
      noteText(item)
      guard row.range(index).contains(value) else {
        throw failure(
          .value, reader.files.range(item),
          "component \(index + 1) of '\(row.name)' is \(row.range(index).text)")
      }
      color.components[index] = row.scaled(value, at: index)
    }
    return color
  }

  private mutating func noteText(_ item: TokenFiles.Node) {
    guard reader.files.isScalar(item), reader.files.isQuoted(item),
      let text = reader.files.string(item)?.shown, !text.hasPrefix("{")
    else { return }
    reader.files.deviations.note(.percentAlpha, at: reader.files.range(item), text)
  }

  private mutating func alphaOfObject(
    _ value: TokenFiles.Node, _ token: Int32, _ color: inout CSSColor
  ) throws(TokenStop) -> Double {
    if TokenWord(reader.files.text(value)) == TokenWord.none {
      color.missing.insert(.alpha)
      reader.files.deviations.note(.percentAlpha, at: reader.files.range(value), "none")
      return 0
    }
    guard let alpha = try number(value, token), (0...1).contains(alpha) else {
      throw failure(.value, reader.files.range(value), "alpha is a number from 0 to 1")
    }
    noteText(value)
    return alpha
  }

  /// Compares the fallback of a color with its components.
  private mutating func compare(
    _ node: TokenFiles.Node, _ color: CSSColor
  ) throws(TokenStop) {
    let range = reader.files.range(node)
    guard let text = reader.files.text(node) else { return }
    let bytes = reader.files.texts.bytes(text)
    guard let hex = Color(hexDigits: bytes), bytes.count == 7 else {
      let shown = reader.files.texts.shortened(text)
      reader.files.deviations.note(.hexDigits, at: range, shown)
      return
    }
    let shown = color.srgb
    let given = hex.srgb
    // Of a color outside sRGB the fallback is some color near it.
    guard shown.min() > -0.002, shown.max() < 1.002 else { return }
    let distance = (0..<3).map { abs(shown[$0] - given[$0]) }.max() ?? 0
    if distance > 1.0 / 255 + 1e-6 {
      reader.files.deviations.note(
        .hexMismatch, at: range, resolved(color).color.withAlpha(1).hex.lowercased())
    }
  }

  private mutating func hexFallback(
    _ keys: ColorKeys, _ range: SourceRange
  ) throws(TokenStop) -> CSSColor {
    guard let hex = keys[.hex], let text = reader.files.text(hex),
      let color = Color(hexDigits: reader.files.texts.bytes(text))
    else { throw failure(.value, range, "it has no 'components'") }
    let css = CSSColor(color)
    reader.files.deviations.note(.missingComponents, at: range, css.standardText)
    return css
  }

  /// The color of an object without a color space.
  private mutating func olderColorObject(
    _ keys: ColorKeys, _ node: TokenFiles.Node, _ token: Int32
  ) throws(TokenStop) -> CSSColor {
    let range = reader.files.range(node)
    if let red = keys[.r], let green = keys[.g], let blue = keys[.b] {
      var color = CSSColor(.srgb, SIMD3(repeating: 0))
      for (index, node) in [red, green, blue].enumerated() {
        guard let value = try number(node, token), (0...1).contains(value) else {
          throw failure(
            .value, reader.files.range(node), "'r', 'g' and 'b' are numbers from 0 to 1")
        }
        color.components[index] = value
      }
      if let alpha = keys[.a] {
        color.alpha = try alphaOfObject(alpha, token, &color)
      }
      reader.files.deviations.note(.componentsObject, at: range, color.standardText)
      return color
    }
    let base = keys[.components] ?? keys[.value] ?? keys[.color]
    if let base, reader.files.kind(base) != .sequence {
      reader.files.deviations.note(.composedColor, at: range)
      var color = try referredColor(base, token)
      if let alpha = keys[.alpha] {
        color.alpha = try alphaOfObject(alpha, token, &color)
      }
      return color
    }
    guard keys[.hex] == nil else { return try hexFallback(keys, range) }
    throw failure(.value, range, "it is an object without 'colorSpace' and 'components'")
  }
}
