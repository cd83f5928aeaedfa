/// A character that looks like a space or like nothing, often copied from editors and web pages.
package struct UnusualBlank: Sendable {
  package let name: String
  /// A space, or nothing if it is invisible.
  package let meaning: String

  package var advice: String {
    meaning.isEmpty ? "\(name); remove it" : "\(name) where a space belongs"
  }
}

extension UnusualBlank {
  /// Returns nil for other code points, including spaces and tabs.
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

  package static func replaced(in text: String) -> String {
    rewritten(text) { scalar, _ in UnusualBlank(scalar.value)?.meaning }
  }
}
