extension JSONWriter {
  /// Writes a string with everything escaped that a terminal would obey or hide.
  mutating func safeString(_ text: String) {
    guard text.unicodeScalars.contains(where: { visibleText($0) != nil }) else {
      string(text)
      return
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x10FF00 {
        // A byte of a path that is not UTF-8, which JSON cannot carry.
        quoted += "\u{FFFD}"
      } else if visibleText(scalar) != nil {
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      } else if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    rendered(Array((quoted + "\"").utf8))
  }

  /// Writes a key of the current object and its text.
  mutating func entry(_ key: StaticString, _ text: String) {
    self.key(key)
    safeString(text)
  }

  /// Writes a key of the current object and its number.
  mutating func entry(_ key: StaticString, _ value: Int) {
    self.key(key)
    number(value)
  }

  /// What was written, as text.
  mutating func finishText() -> String {
    String(decoding: finish(), as: UTF8.self)
  }
}
