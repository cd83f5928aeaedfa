import ThemeSyntax

extension NodeParser {
  /// A colour: a text, an unquoted palette reference or a mapping of variants.
  mutating func color(_ node: NodeID, _ what: @autoclosure () -> String) -> Located<ColorSource>? {
    if let text = colorText(node) { return Located(.text(text), at: tree.range(node)) }
    guard tree.kind(node) == .mapping else {
      reportNoColor(node, what())
      return nil
    }
    var members = AdaptiveMembers()
    for (key, value) in tree.entries(node) {
      guard let word = word(key), Section.variants.contains(word) else {
        unknownKey(key, in: .adaptiveColor)
        continue
      }
      members.take(word, self.member(value, "'\(word.rawValue)'"))
    }
    return finish(members, of: node, what()).map { Located($0, at: tree.range(node)) }
  }

  /// One member of an adaptive colour, which cannot be adaptive by mapping itself.
  mutating func member(_ node: NodeID, _ what: @autoclosure () -> String) -> Located<TextID>? {
    if let text = colorText(node) { return Located(text, at: tree.range(node)) }
    reportNoColor(node, what())
    return nil
  }

  /// The colour of members read so far, reported when `light` or `dark` is not there.
  mutating func finish(
    _ members: AdaptiveMembers, of node: NodeID, _ what: @autoclosure () -> String
  ) -> ColorSource? {
    if let light = members.light, let dark = members.dark {
      return .adaptive(
        AdaptiveSource(
          light: light, dark: dark, lightHighContrast: members.lightHighContrast,
          darkHighContrast: members.darkHighContrast))
    }
    let missing = [Word.light, .dark].filter { !members.seen.contains($0) }
    if !missing.isEmpty {
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      error("missing-key", "\(what()) needs \(names): an adaptive color has both", at: node)
    }
    return nil
  }

  /// The text of a colour's scalar, or of an unquoted reference with its braces put back.
  private mutating func colorText(_ node: NodeID) -> TextID? {
    if let reference = tree.unquotedReference(node) {
      return texts.intern("{" + texts.string(reference) + "}")
    }
    return tree.isNull(node) ? nil : tree.text(node)
  }

  private mutating func reportNoColor(_ node: NodeID, _ what: @autoclosure () -> String) {
    if tree.isNull(node) {
      error("missing-value", "\(what()) needs a color", at: node)
    } else {
      error("wrong-type", "\(what()) takes a color, not \(shape(node))", at: node)
    }
  }
}

/// The members of an adaptive colour while its mapping is read.
struct AdaptiveMembers {
  var light: Located<TextID>?
  var dark: Located<TextID>?
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?
  /// The keys that are there, usable or not.
  var seen: [Word] = []

  /// Keeps a member under its key.
  mutating func take(_ word: Word, _ text: Located<TextID>?) {
    seen.append(word)
    switch word {
    case .light: light = text
    case .dark: dark = text
    case .lightHighContrast: lightHighContrast = text
    default: darkHighContrast = text
    }
  }
}
