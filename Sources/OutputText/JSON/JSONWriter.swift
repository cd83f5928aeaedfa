/// Writes JSON with two-space indentation; whoever calls writes keys in order.
///
/// An object or array can also be written on one line, which is how the leaves are: one color or
/// one measured pair to a line.
package struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var depth = 0
  private var inlineDepth = 0
  private var isFirst = true
  private var followsKey = false
  /// Whether a blank stands before colons, as Xcode writes them.
  private let hasSpacedColons: Bool

  /// A writer of a value that is kept in memory.
  package init(hasSpacedColons: Bool = false) {
    buffer = ByteBuffer()
    self.hasSpacedColons = hasSpacedColons
  }

  /// A writer of a file that a sink takes.
  package init(_ sink: @escaping PieceSink) {
    buffer = ByteBuffer(sink)
    hasSpacedColons = false
  }

  /// The file as far as no sink took it, with its last newline.
  package mutating func finish() -> [UInt8] {
    buffer.append("\n")
    return buffer.finish()
  }

  package mutating func finishText() -> String {
    String(decoding: finish(), as: UTF8.self)
  }

  /// Hands on the end of the file, with its last newline.
  package mutating func handOn() {
    buffer.append("\n")
    buffer.handOn()
  }

  /// Writes an object, its entries on lines of their own.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: false, body)
  }

  package mutating func inlineObject(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: true, body)
  }

  /// Writes an array, its elements on lines of their own.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest("[", "]", isInline: false, body)
  }

  /// Writes an array on one line.
  package mutating func inlineArray(_ body: (inout JSONWriter) -> Void) {
    nest("[", "]", isInline: true, body)
  }

  /// Writes a key of the current object; its value comes next.
  package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(byte: 0x22)
    buffer.append(name)
    buffer.append(hasSpacedColons ? "\" : " : "\": ")
    followsKey = true
  }

  /// Writes a key that is not known before.
  package mutating func key(text: String) {
    separate()
    buffer.append(jsonText: text)
    buffer.append(hasSpacedColons ? " : " : ": ")
    followsKey = true
  }

  /// Writes a key that `body` writes in quotes and with its colon.
  package mutating func key(_ body: (inout ByteBuffer) -> Void) {
    separate()
    body(&buffer)
    followsKey = true
  }

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

  package mutating func string(_ text: String) {
    separate()
    buffer.append(jsonText: text)
  }

  /// Writes a number in as few digits as read back the same.
  package mutating func number(_ value: Double) {
    separate()
    buffer.append(number: value)
  }

  package mutating func number(_ value: Int) {
    separate()
    buffer.append(number: value)
  }

  package mutating func bool(_ value: Bool) {
    separate()
    buffer.append(value ? "true" : "false")
  }

  /// Writes a value that was rendered before.
  package mutating func rendered(_ value: [UInt8]) {
    separate()
    buffer.append(value)
  }

  /// Writes a value that is put together from pieces.
  package mutating func line(_ body: (inout ByteBuffer) -> Void) {
    separate()
    body(&buffer)
  }

  private mutating func nest(
    _ opening: StaticString, _ closing: StaticString, isInline: Bool,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    buffer.append(opening)
    let isLine = isInline || inlineDepth > 0
    if isLine { inlineDepth += 1 } else { depth += 1 }
    isFirst = true
    body(&self)
    if isLine { inlineDepth -= 1 } else { depth -= 1 }
    if !isFirst, isLine { buffer.append(" ") }
    if !isFirst, !isLine { newLine() }
    isFirst = false
    buffer.append(closing)
  }

  /// Writes what stands between the last value and the next one.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard depth + inlineDepth > 0 else { return }
    if !isFirst { buffer.append(",") }
    isFirst = false
    if inlineDepth > 0 { buffer.append(" ") } else { newLine() }
  }

  private mutating func newLine() {
    if buffer.isPiece { buffer.handOn() }
    buffer.append(byte: 0x0A)
    buffer.append(blanks: depth * 2)
  }
}
