/// Which characters of a text that somebody else wrote cannot stand for themselves in what we write.
///
/// Themes, configurations, file names and arguments may hold any character. Some end a line where we
/// do not, some are obeyed by terminals, some are not seen and reorder or hide what stands around
/// them. Every text on its way out goes through a function of this folder, and all of those ask here.
///
/// The table is our own rather than the standard library's, so that the same theme gives the same
/// bytes whatever version of Unicode the machine knows.
package enum UnsafeCharacter {
  /// Whether some reader of text ends a line here: LF, VT, FF, CR, NEL and the two separators.
  package static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character is a control, a separator of lines, a format character, not a character at
  /// all, or a byte of a path that is not UTF-8; what joins its neighbors is among them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    // Format characters and separators, what is set aside for more of them, and noncharacters.
    case 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x180E,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF0...0xFFFB,
      0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    case let value: value & 0xFFFE == 0xFFFE || value >= PathText.base
    }
  }

  /// Whether a character only glues its neighbors together, as in emoji of several parts.
  package static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }
}

/// Looks at the characters of a text one after the other and says which may stand for themselves.
///
/// Joiners (U+200C, U+200D) may behind a character beyond ASCII: there they belong to Persian and
/// Indic words and to emoji. Behind anything else, and behind each other, they only hide.
///
/// What makes a command of a text in a log may not either: `[` behind `##` and letters, wherever it stands
/// (`##[add-matcher]`, `##vso[…]`, `##teamcity[…]`), and the second colon of a line that begins with `::`.
package struct SafeTextReader {
  private var canJoin = false
  /// What of `##` and letters the text ends in.
  private var hashes = 0
  private var last: Unicode.Scalar = "\n"
  /// Whether the line has nothing so far but blanks and a colon.
  private var isAtStart = true

  package init() {}

  /// Whether the next character of the text may stand for itself.
  package mutating func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    let opensCommand = opensCommand(scalar)
    if scalar.value < 0x7F {
      canJoin = false
      return scalar.value >= 0x20 && !opensCommand
    }
    if UnsafeCharacter.isJoiner(scalar) {
      defer { canJoin = false }
      return canJoin
    }
    canJoin = !UnsafeCharacter.contains(scalar)
    return canJoin
  }

  private mutating func opensCommand(_ scalar: Unicode.Scalar) -> Bool {
    defer {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      hashes = scalar == "#" ? (last == "#" ? 2 : 1) : isLetter && hashes == 2 ? 2 : 0
      let isFirst = scalar == ":" && last != ":"
      isAtStart = scalar == "\n" || isAtStart && (isFirst || scalar.properties.isWhitespace)
      last = scalar
    }
    return scalar == "[" && hashes == 2 || scalar == ":" && last == ":" && isAtStart
  }

  /// Whether every byte of a text is printable ASCII and begins no command, so that nothing has to be
  /// looked at.
  package static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.isPrintable && !$0.mayHoldCommand }
  }
}

/// A text with what a function gives for a character in its place; nil leaves the character.
///
/// The function is told whether the character may stand for itself.
func rewritten(
  _ text: String, _ replacement: (_ scalar: Unicode.Scalar, _ isSafe: Bool) -> String?
) -> String {
  var reader = SafeTextReader()
  var result = ""
  for scalar in text.unicodeScalars {
    if let replacement = replacement(scalar, reader.isSafe(scalar)) {
      result += replacement
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
