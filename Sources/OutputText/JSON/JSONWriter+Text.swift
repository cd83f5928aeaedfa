extension JSONWriter {
  /// Writes a key of the current object and its text.
  package mutating func entry(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a key of the current object and its number.
  package mutating func entry(_ key: StaticString, _ value: Int) {
    self.key(key)
    number(value)
  }

  /// What was written, as text.
  package mutating func finishText() -> String {
    String(decoding: finish(), as: UTF8.self)
  }
}
