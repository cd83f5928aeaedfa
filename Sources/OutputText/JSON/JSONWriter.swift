/// Writes JSON with two-space indentation; callers write keys in order.
package struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var depth = 0
  private var inlineDepth = 0
  private var isFirst = true
  private var followsKey = false
  /// True for Xcode's spaces before colons.
  private let hasSpacedColons: Bool

  package init(hasSpacedColons: Bool = false) {
    buffer = ByteBuffer()
    self.hasSpacedColons = hasSpacedColons
  }

  package init(_ sink: @escaping PieceSink) {
    buffer = ByteBuffer(sink)
    hasSpacedColons = false
  }

  package mutating func finish() -> [UInt8] {
    buffer.append("\n")
    return buffer.finish()
  }

  package mutating func finishText() -> String {
    String(decoding: finish(), as: UTF8.self)
  }

  package mutating func handOn() {
    buffer.append("\n")
    buffer.handOn()
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: false, body)
  }

  package mutating func inlineObject(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: true, body)
  }

  package mutating func array(isInline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nest("[", "]", isInline: isInline, body)
  }

  package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(byte: 0x22)
    buffer.append(name)
    buffer.append(hasSpacedColons ? "\" : " : "\": ")
    followsKey = true
  }

  package mutating func key(text: String) {
    separate()
    buffer.append(jsonText: text)
    buffer.append(hasSpacedColons ? " : " : ": ")
    followsKey = true
  }

  package mutating func entry(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  package mutating func entry(_ key: StaticString, _ value: Int) {
    self.key(key)
    number(value)
  }

  package mutating func string(_ text: String) {
    separate()
    buffer.append(jsonText: text)
  }

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

  package mutating func rendered(_ value: [UInt8]) {
    separate()
    buffer.append(value)
  }

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
