/// Characters of foreign texts that must be escaped in outputs.
///
/// They end lines in some readers, control terminals, or reorder and hide their neighbors. The
/// table does not depend on the machine's version of Unicode, so outputs are reproducible.
package enum UnsafeCharacter {
  package static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// True for controls, line separators, format characters, noncharacters and placeholders.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x180E,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF0...0xFFFB,
      0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    case let value: value & 0xFFFE == 0xFFFE || value >= PathText.base
    }
  }

  package static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }
}

/// Reads a text's characters in order and decides which need no escape.
///
/// Joiners (U+200C, U+200D) need none after a non-ASCII character; elsewhere they only hide. Log
/// commands are escaped: `[` after `##` and letters, and the second colon of a leading `::`.
package struct SafeTextReader {
  private var canJoin = false
  /// The state of `##` and letters at the end so far.
  private var hashes = 0
  private var last: Unicode.Scalar = "\n"
  /// True if the line has only spaces and a colon so far.
  private var isAtStart = true

  package init() {}

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

  /// True for printable ASCII without log commands.
  package static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.isPrintable && !$0.mayHoldCommand }
  }
}

/// Replaces characters; nil keeps one, and `isSafe` is true if it needs no escape.
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
