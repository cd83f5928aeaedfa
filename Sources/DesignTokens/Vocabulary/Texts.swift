import OutputText

extension String {
  /// The text as a message shows it.
  var shown: String { shortened(self) }

  /// The text without blanks at its ends.
  var trimmed: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
    return start <= end && start < bytes.endIndex
      ? String(decoding: bytes[start...end], as: UTF8.self) : ""
  }
}
