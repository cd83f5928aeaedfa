/// What is shown for one character of a source line, with its parts and marks.
struct DisplayCell {
  /// What to print.
  var text: String
  /// How many columns it takes.
  var width: Int
  /// The bytes of the file it stands for.
  var bytes: Range<Int>

  /// The cells of a piece of a file; bytes that are not UTF-8 become `�`, tabs four spaces.
  static func cells(of bytes: [UInt8], in range: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[range].makeIterator()
    var offset = range.lowerBound
    var joins = false
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput:
        return cells
      case .error(let length):
        cells.append(DisplayCell(text: "\u{FFFD}", width: 1, bytes: offset..<(offset + length)))
        offset += length
        joins = false
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let end = offset + encoded.count
        if let last = cells.indices.last, joins || extends(scalar) {
          cells[last].extend(with: scalar, to: end)
        } else {
          cells.append(DisplayCell(scalar, bytes: offset..<end))
        }
        joins = scalar.value == 0x200D
        offset = end
      }
    }
  }

  private init(text: String, width: Int, bytes: Range<Int>) {
    self.text = text
    self.width = width
    self.bytes = bytes
  }

  private init(_ scalar: Unicode.Scalar, bytes: Range<Int>) {
    if scalar == "\t" {
      self.init(text: "    ", width: 4, bytes: bytes)
    } else if let visible = visibleText(scalar) {
      self.init(text: visible, width: visible.unicodeScalars.count, bytes: bytes)
    } else {
      self.init(text: String(scalar), width: displayWidth(of: scalar), bytes: bytes)
    }
  }

  private mutating func extend(with scalar: Unicode.Scalar, to end: Int) {
    text.unicodeScalars.append(contentsOf: (visibleText(scalar) ?? String(scalar)).unicodeScalars)
    bytes = bytes.lowerBound..<end
    if scalar.value == 0xFE0F && width == 1 {
      width = 2
    }
  }

  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, visibleText(scalar) == nil else { return false }
    return displayWidth(of: scalar) == 0 || scalar.properties.isEmojiModifier
  }
}
