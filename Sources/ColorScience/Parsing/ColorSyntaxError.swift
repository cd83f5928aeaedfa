/// Why a string is no colour, where in it, and what to write instead.
package struct ColorSyntaxError: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  package let message: String
  /// The offset of the first byte at fault within the string.
  package let offset: Int
  /// The number of bytes at fault; 0 for a place between two bytes.
  package let count: Int
  /// What the whole string should read, where there is one obvious repair.
  package let suggestion: String?

  /// An error at bytes of the string.
  package init(_ message: String, offset: Int, count: Int, suggestion: String? = nil) {
    self.message = message
    self.offset = offset
    self.count = count
    self.suggestion = suggestion
  }
}
