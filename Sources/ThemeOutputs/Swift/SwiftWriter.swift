import OutputText

/// Writes Swift source as swift-format leaves it: two spaces an indent, 100 columns.
struct SwiftWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var depth = 0
  private var lineStart = 0

  /// The number of columns that a line has at the most.
  static let width = 100

  /// A writer of a file that a sink takes.
  init(_ sink: @escaping PieceSink) {
    buffer = ByteBuffer(sink)
  }

  /// Hands on the end of the file.
  mutating func finish() { buffer.handOn() }

  /// Whether something stands on the current line.
  var isInLine: Bool { buffer.count > lineStart }

  /// The columns left on the current line.
  var room: Int { Self.width - max(buffer.count - lineStart, depth * 2) }

  // MARK: Parts of a line

  /// Writes a constant, after the indentation where the line begins with it.
  mutating func write(_ constant: StaticString) {
    beginLine()
    buffer.append(constant)
  }

  /// Writes a text, after the indentation where the line begins with it.
  mutating func write(text: String) {
    guard !text.isEmpty else { return }
    beginLine()
    buffer.append(text: text)
  }

  /// Writes bytes that were rendered before, after the indentation where the line begins with them.
  mutating func write(_ rendered: [UInt8]) {
    beginLine()
    buffer.append(rendered)
  }

  /// Writes what `body` writes, after the indentation where the line begins with it.
  mutating func write(_ body: (inout ByteBuffer) -> Void) {
    beginLine()
    body(&buffer)
  }

  /// Writes what `body` writes at the end of the current line, or on a line of its own where the
  /// current one is too short for it and `tail` more columns; if that is as well, leaves the line
  /// empty and says so.
  mutating func fit(tail: Int, _ body: (inout ByteBuffer) -> Void) -> Bool {
    let start = buffer.count
    body(&buffer)
    guard buffer.count - lineStart + tail > Self.width else { return true }
    buffer.insertLine(at: start, blanks: depth * 2)
    lineStart = start + 1
    guard buffer.count - lineStart + tail > Self.width else { return true }
    buffer.drop(from: lineStart)
    return false
  }

  /// Ends the line where its statement goes on, without the blank at its end.
  mutating func breakLine() {
    buffer.dropBlank()
    endLine()
  }

  /// Ends the line.
  mutating func endLine() {
    buffer.append(byte: 0x0A)
    if buffer.isPiece { buffer.handOn() }
    lineStart = buffer.count
  }

  // MARK: Lines

  /// Writes a line; an empty one has no blanks.
  mutating func line(_ constant: StaticString = "") {
    if constant.utf8CodeUnitCount > 0 { write(constant) }
    endLine()
  }

  /// Writes a line.
  mutating func line(text: String) {
    write(text: text)
    endLine()
  }

  /// Writes a line of documentation; where the text of a theme has more lines in it, so does this.
  mutating func comment(_ text: String) {
    for line in SwiftText.commentLines(text) {
      write("///")
      if !line.isEmpty {
        write(" ")
        write(text: line)
      }
      endLine()
    }
  }

  /// Writes a line that opens a block, the block one indentation deeper, and the line that ends it.
  mutating func block(_ opening: StaticString, _ body: (inout SwiftWriter) -> Void) {
    line(opening)
    indented(body)
    line("}")
  }

  /// Writes lines one indentation deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    indent()
    body(&self)
    outdent()
  }

  /// Makes the lines from here on one indentation deeper.
  mutating func indent() { depth += 1 }

  /// Ends what `indent` began.
  mutating func outdent() { depth -= 1 }

  private mutating func beginLine() {
    if buffer.count == lineStart { buffer.append(blanks: depth * 2) }
  }
}
