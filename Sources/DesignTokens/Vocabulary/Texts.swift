import OutputText

extension String {
  /// The text as a message shows it.
  var shown: String { shortened(self) }

  /// The text without blanks and tabs at its ends.
  var trimmed: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = utf8.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last]) ?? ""
  }
}
