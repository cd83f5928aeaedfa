import OutputText

extension String {
  var shown: String { shortened(self) }

  /// Removes spaces and tabs at both ends.
  var trimmed: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = utf8.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last]) ?? ""
  }
}
