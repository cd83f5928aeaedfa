import OutputText

/// What is shown for one character of a source line, with its parts and marks.
struct DisplayCell {
  var text: String
  var width: Int
  /// The bytes of the file it stands for.
  var bytes: Range<Int>
  /// The character that the others belong to; nil where it is not shown as itself.
  private let base: Unicode.Scalar?

  /// The cells of a piece of a file; bytes that are not UTF-8 become `�`, tabs four spaces.
  static func cells(of bytes: [UInt8], in range: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[range].makeIterator()
    var reader = SafeTextReader()
    var offset = range.lowerBound
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput:
        return cells
      case .error(let length):
        cells.append(DisplayCell("\u{FFFD}", 1, bytes: offset..<(offset + length), base: nil))
        offset += length
        reader = SafeTextReader()
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let end = offset + encoded.count
        let isSafe = reader.isSafe(scalar)
        if isSafe, let last = cells.indices.last, cells[last].takes(scalar) {
          cells[last].extend(with: scalar, to: end)
        } else {
          cells.append(DisplayCell(scalar, isSafe: isSafe, bytes: offset..<end))
        }
        offset = end
      }
    }
  }

  private init(_ text: String, _ width: Int, bytes: Range<Int>, base: Unicode.Scalar?) {
    self.text = text
    self.width = width
    self.bytes = bytes
    self.base = base
  }

  private init(_ scalar: Unicode.Scalar, isSafe: Bool, bytes: Range<Int>) {
    if scalar == "\t" {
      self.init("    ", 4, bytes: bytes, base: nil)
    } else if isSafe {
      self.init(String(scalar), displayWidth(of: scalar), bytes: bytes, base: scalar)
    } else {
      let written = writtenOut(scalar)
      self.init(written, written.unicodeScalars.count, bytes: bytes, base: nil)
    }
  }

  /// Whether a character is drawn in the columns of the cell before it: a mark, a tone of skin on
  /// what has skin, and what a joiner makes a part of an emoji.
  private func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if displayWidth(of: scalar) == 0 { return true }
    if scalar.properties.isEmojiModifier, base?.properties.isEmojiModifierBase == true {
      return true
    }
    return joins && scalar.properties.isEmoji
  }

  /// Whether it ends in an emoji and a joiner.
  private var joins: Bool {
    text.unicodeScalars.last?.value == 0x200D && base?.properties.isEmoji == true
  }

  private mutating func extend(with scalar: Unicode.Scalar, to end: Int) {
    text.unicodeScalars.append(scalar)
    bytes = bytes.lowerBound..<end
    if scalar.value == 0xFE0F, width == 1, base?.properties.isEmoji == true {
      width = 2
    }
  }
}

/// How many columns of a terminal a character takes: 0, 1 or 2.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if laterJamo.contains(where: { $0.contains(scalar.value) }) { return 0 }
  let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
  if scalar.properties.isEmojiPresentation && !isFlagLetter { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Vowels and final consonants of Hangul, which stand in the columns of the consonant before them.
private let laterJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

/// The blocks whose characters are wide or full-width in UAX #11.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
  0x20000...0x3FFFD,
]
