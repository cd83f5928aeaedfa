import ColorScience
import OutputText
import ThemeSyntax

private struct ColorKeys {
  var others: [TokenNode] = []
  private var known: [(word: TokenWord, value: TokenNode)] = []

  init(_ node: TokenNode, _ files: TokenFiles) {
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

  /// The last of several values.
  subscript(word: TokenWord) -> TokenNode? {
    known.last { $0.word == word }?.value
  }
}

extension TokenEvaluator {
  func colorObject(_ node: TokenNode) throws(TokenStop) -> CSSColor {
    guard !files.isLarge(node) else {
      throw failure(at: node, "it is an object of more than \(TokenLimits.keys) keys")
    }
    let keys = ColorKeys(node, files)
    for key in keys.others { files.note(.unknownKey, at: key, files.string(key) ?? "") }
    guard let space = keys[.colorSpace] ?? keys[.space] else {
      return try olderColorObject(keys, node)
    }
    for word in [TokenWord.channels, .space] {
      if let value = keys[word] { files.note(.channels, at: value, word.rawValue) }
    }
    let spaceNode = try followed(space)
    guard let row = row(of: spaceNode) else {
      let name = files.string(spaceNode) ?? ""
      let near = files.suggestions.nearest(name, in: ColorSpaceRow.all.map(\.name))
      let advice = didYouMean(near ?? (name == "xyz" ? "xyz-d65" : nil))
      throw failure(at: spaceNode, "'\(name.shown)' isn't a color space\(advice)")
    }
    guard let list = keys[.components] ?? keys[.channels] else {
      return try hexFallback(keys, node)
    }
    var color = try components(try followed(list), row)
    if let alpha = keys[.alpha] { try takeAlpha(alpha, &color) }
    if let hex = keys[.hex] { compare(try followed(hex), color) }
    return color
  }

  private func row(of node: TokenNode) -> ColorSpaceRow? {
    let text = files.text(node)
    if let lastSpace, lastSpace.name == text { return lastSpace.row }
    guard let text else { return nil }
    let name = files.texts.string(text)
    let row = ColorSpaceRow.all.first { $0.name == name }
    lastSpace = row.map { (text, $0) }
    return row
  }

  private func followed(_ value: TokenNode) throws(TokenStop) -> TokenNode {
    guard let pointer = files.pointer(in: value) else { return value }
    switch try follow(pointer) {
    case .node(let found): return found
    case .token(let target, _):
      guard let found = self.value(of: target) else {
        throw failure(at: pointer, "'\(path(target))' has no value")
      }
      trail.append((files.range(found), files.range(pointer)))
      return found
    }
  }

  private func components(_ list: TokenNode, _ row: ColorSpaceRow) throws(TokenStop) -> CSSColor {
    let items = files.items(list, most: TokenLimits.keys + 1)
    guard items.count == 3 else {
      let count =
        items.count > TokenLimits.keys ? "more than \(TokenLimits.keys)" : "\(items.count)"
      throw failure(at: list, "'components' has three numbers; this has \(count)")
    }
    var color = CSSColor(row.space, SIMD3(repeating: 0))
    for (index, item) in items.enumerated() {
      let item = try followed(item)
      if TokenWord(files.text(item)) == TokenWord.none {
        color.missing.insert(.component(index))
        continue
      }
      guard let value = try number(item) else {
        throw failure(at: item, "a component is a number or \"none\"")
      }
      noteText(item)
      let range = row.ranges[index]
      guard range.contains(value) else {
        throw failure(at: item, "component \(index + 1) of '\(row.name)' is \(range.text)")
      }
      color.components[index] = value / row.scale[index]
    }
    return color
  }

  private func noteText(_ item: TokenNode) {
    guard files.isScalar(item), files.isQuoted(item), let text = files.string(item)?.shown,
      !text.hasPrefix("{")
    else { return }
    files.note(.percentAlpha, at: item, text)
  }

  private func takeAlpha(_ value: TokenNode, _ color: inout CSSColor) throws(TokenStop) {
    if TokenWord(files.text(value)) == TokenWord.none {
      color.missing.insert(.alpha)
      color.alpha = 0
      files.note(.percentAlpha, at: value, "none")
    } else {
      color.alpha = try opacity(value)
      noteText(value)
    }
  }

  private func compare(_ node: TokenNode, _ color: CSSColor) {
    guard let text = files.text(node) else { return }
    let bytes = files.texts.bytes(text)
    guard let hex = Color(hexDigits: bytes), bytes.count == 7 else {
      return files.note(.hexDigits, at: node, files.texts.shortened(text))
    }
    let shown = color.srgb
    let given = hex.srgb
    // Outside sRGB, the fallback is only similar.
    guard shown.min() > -0.002, shown.max() < 1.002 else { return }
    let distance = (0..<3).map { abs(shown[$0] - given[$0]) }.max() ?? 0
    if distance > 1.0 / 255 + 1e-6 {
      files.note(.hexMismatch, at: node, resolved(color).color.withAlpha(1).hex.lowercased())
    }
  }

  private func hexFallback(_ keys: ColorKeys, _ node: TokenNode) throws(TokenStop) -> CSSColor {
    guard let text = keys[.hex].flatMap({ files.text($0) }),
      let color = Color(hexDigits: files.texts.bytes(text))
    else { throw failure(at: node, "it has no 'components'") }
    let css = CSSColor(color)
    files.note(.missingComponents, at: node, css.standardText)
    return css
  }

  private func olderColorObject(
    _ keys: ColorKeys, _ node: TokenNode
  ) throws(TokenStop) -> CSSColor {
    if let red = keys[.r], let green = keys[.g], let blue = keys[.b] {
      var color = CSSColor(.srgb, SIMD3(repeating: 0))
      for (index, node) in [red, green, blue].enumerated() {
        guard let value = try number(node), (0...1).contains(value) else {
          throw failure(at: node, "'r', 'g' and 'b' are numbers from 0 to 1")
        }
        color.components[index] = value
      }
      if let alpha = keys[.a] { try takeAlpha(alpha, &color) }
      files.note(.componentsObject, at: node, color.standardText)
      return color
    }
    let base = keys[.components] ?? keys[.value] ?? keys[.color]
    if let base, files.kind(base) != .sequence {
      files.note(.composedColor, at: node)
      var color = try referredColor(base)
      if let alpha = keys[.alpha] { try takeAlpha(alpha, &color) }
      return color
    }
    guard keys[.hex] == nil else { return try hexFallback(keys, node) }
    throw failure(at: node, "it is an object without 'colorSpace' and 'components'")
  }
}
