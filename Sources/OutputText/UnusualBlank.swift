/// A character that looks like a space or like nothing, which editors and web pages put where a space was
/// meant.
package struct UnusualBlank: Sendable {
  /// What it is called in a sentence.
  package let name: String
  /// What it stands for: a space, or nothing where it is not seen at all.
  package let meaning: String

  /// What to do about it, a phrase: "no-break space where a space belongs".
  package var advice: String {
    meaning.isEmpty ? "\(name); remove it" : "\(name) where a space belongs"
  }
}

extension UnusualBlank {
  /// The blank that a code point is; nil for every other one, a space and a tab among them.
  package init?(_ codePoint: UInt32) {
    switch codePoint {
    case 0xA0: self.init(name: "no-break space", meaning: " ")
    case 0x202F: self.init(name: "narrow no-break space", meaning: " ")
    case 0x2000...0x200A, 0x205F: self.init(name: "space of an unusual width", meaning: " ")
    case 0x3000: self.init(name: "ideographic space", meaning: " ")
    case 0xAD: self.init(name: "soft hyphen", meaning: "")
    case 0x200B...0x200D, 0x2060: self.init(name: "character that is not seen", meaning: "")
    default: return nil
    }
  }

  /// A text with a space, or nothing, in place of each such character.
  package static func replaced(in text: String) -> String {
    rewritten(text) { scalar, _ in UnusualBlank(scalar.value)?.meaning }
  }
}
