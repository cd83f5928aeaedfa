import OutputText

/// Writes Swift source as swift-format leaves it: two spaces an indent, 100 columns.
struct SwiftWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var depth = 0
  private var lineStart = 0
  /// What is remarked on the current line behind its code.
  private var remarks = ByteBuffer()

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

  /// Puts a text that has no line ends into a comment behind the code of the current line; `width` says
  /// how many columns that takes.
  mutating func remark(_ text: String) {
    guard !text.isEmpty else { return }
    remarks.append(remarks.count == 0 ? "  // " : ", ")
    remarks.append(text: text)
  }

  /// The columns of a remark with its slashes and blanks.
  static func width(ofRemark text: String) -> Int {
    text.isEmpty ? 0 : "  // ".utf8.count + text.utf8.count
  }

  mutating func endLine() {
    if remarks.count > 0 {
      buffer.append(remarks.finish())
    }
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

extension SwiftWriter {
  /// Writes a call with its arguments on one line where they fit with `suffix` and a remark behind
  /// them, else on lines of their own, as many to a line as fit; `argument` appends one of them.
  mutating func call(
    _ name: String, suffix: StaticString = "", remark text: String = "", count: Int,
    argument: (Int, inout ByteBuffer) -> Void
  ) {
    write(text: name)
    call(suffix: suffix, remark: text, count: count, argument: argument)
  }

  /// The same for a call whose name is known.
  mutating func call(
    _ name: StaticString, suffix: StaticString = "", remark text: String = "", count: Int,
    argument: (Int, inout ByteBuffer) -> Void
  ) {
    write(name)
    call(suffix: suffix, remark: text, count: count, argument: argument)
  }

  private mutating func call(
    suffix: StaticString, remark text: String, count: Int,
    argument: (Int, inout ByteBuffer) -> Void
  ) {
    let tail = suffix.utf8CodeUnitCount + Self.width(ofRemark: text)
    write("(")
    indent()
    let fits = fit(tail: tail + 1) { buffer in
      for index in 0..<count {
        if index > 0 { buffer.append(", ") }
        argument(index, &buffer)
      }
    }
    if !fits { fill(count, end: tail + 1, argument) }
    outdent()
    write(")")
    if suffix.utf8CodeUnitCount > 0 { write(suffix) }
    remark(text)
  }

  private mutating func fill(
    _ count: Int, end: Int, _ argument: (Int, inout ByteBuffer) -> Void
  ) {
    for index in 0..<count {
      var buffer = ByteBuffer()
      argument(index, &buffer)
      let text = buffer.finish()
      let isLast = index == count - 1
      if index > 0 {
        if text.count + 1 + (isLast ? end : 1) > room { endLine() } else { write(" ") }
      }
      write(text)
      if !isLast { write(",") }
    }
  }

  /// Writes an array literal on one line where it fits, else on lines of its own, as many elements
  /// to a line as fit.
  mutating func list(_ opening: String, _ elements: [String]) {
    let oneLine = "\(opening)[\(elements.joined(separator: ", "))]"
    guard oneLine.utf8.count > room else { return line(text: oneLine) }
    line(text: opening + "[")
    indented { writer in
      for element in elements {
        if writer.isInLine {
          if element.utf8.count + 2 > writer.room { writer.endLine() } else { writer.write(" ") }
        }
        writer.write(text: element)
        writer.write(",")
      }
      writer.endLine()
    }
    line("]")
  }

  /// Writes the line or lines that a function begins with, its parameters filling lines of their
  /// own where they do not fit; `result` is what stands before the brace.
  mutating func function(_ head: String, _ parameters: [String] = [], result: String = "") {
    let joined = parameters.joined(separator: ", ")
    let oneLine = "\(head)(\(joined))\(result) {"
    guard oneLine.utf8.count > room else { return line(text: oneLine) }
    guard !parameters.isEmpty else {
      guard !result.isEmpty else { return line(text: oneLine) }
      line(text: "\(head)()")
      indented { $0.line(text: String(result.dropFirst())) }
      return line("{")
    }
    line(text: "\(head)(")
    indented { writer in
      for (index, parameter) in parameters.enumerated() {
        let text = index < parameters.count - 1 ? parameter + "," : parameter
        if writer.isInLine {
          if text.utf8.count + 1 > writer.room { writer.endLine() } else { writer.write(" ") }
        }
        writer.write(text: text)
      }
      writer.endLine()
    }
    line(text: ")\(result) {")
  }

  /// Writes a case and its statement on one line where they fit, else on two.
  mutating func statement(_ label: String, _ statement: String) {
    if label.utf8.count + statement.utf8.count <= room { return line(text: label + statement) }
    line(text: String(label.dropLast()))
    indented { $0.line(text: statement) }
  }
}
