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

  var isInLine: Bool { buffer.count > lineStart }

  var room: Int { Self.width - max(buffer.count - lineStart, depth * 2) }

  // MARK: Parts of a line

  /// Writes a text, after the indentation where the line begins with it.
  mutating func write(_ text: String) {
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
  /// current one is too short for it and `tail` more columns; returns false, with the line left empty, if it fits on
  /// neither.
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
  mutating func line(_ text: String = "") {
    write(text)
    endLine()
  }

  /// Writes a line of documentation; where the text of a theme has more lines in it, so does this.
  mutating func comment(_ text: String) {
    for line in SwiftText.commentLines(text) { self.line(line.isEmpty ? "///" : "/// \(line)") }
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
    _ name: String, suffix: String = "", remark text: String = "", count: Int,
    argument: (Int, inout ByteBuffer) -> Void
  ) {
    write(name)
    write("(")
    indent()
    let tail = suffix.utf8.count + Self.width(ofRemark: text) + 1
    let fits = fit(tail: tail) { buffer in
      for index in 0..<count {
        if index > 0 { buffer.append(", ") }
        argument(index, &buffer)
      }
    }
    if !fits {
      let arguments = (0..<count).map { index in
        var buffer = ByteBuffer()
        argument(index, &buffer)
        return String(decoding: buffer.finish(), as: UTF8.self)
      }
      fill(arguments, tail: tail)
    }
    outdent()
    write(")")
    write(suffix)
    remark(text)
  }

  /// The same for arguments that are texts.
  mutating func call(_ name: String, _ arguments: [String]) {
    call(name, count: arguments.count) { $1.append(text: arguments[$0]) }
  }

  /// Writes texts with commas between them, as many to a line as fit; `tail` columns are needed behind
  /// the last one.
  private mutating func fill(_ texts: [String], tail: Int) {
    for (index, text) in texts.enumerated() {
      let isLast = index == texts.count - 1
      if index > 0 {
        if text.utf8.count + 1 + (isLast ? tail : 1) > room { endLine() } else { write(" ") }
      }
      write(text)
      if !isLast { write(",") }
    }
  }

  /// Writes an array literal on one line where it fits, else on lines of its own, as many elements
  /// to a line as fit.
  mutating func list(_ opening: String, _ elements: [String]) {
    let oneLine = "\(opening)[\(elements.joined(separator: ", "))]"
    guard oneLine.utf8.count > room, !elements.isEmpty else { return line(oneLine) }
    line(opening + "[")
    indent()
    fill(elements, tail: 1)
    line(",")
    outdent()
    line("]")
  }

  /// Writes the line or lines that a function begins with, its parameters filling lines of their
  /// own where they do not fit; `result` is what stands before the brace.
  mutating func function(_ head: String, _ parameters: [String], result: String) {
    let oneLine = "\(head)(\(parameters.joined(separator: ", ")))\(result) {"
    let fits = oneLine.utf8.count <= room
    if fits || parameters.isEmpty && result.isEmpty { return line(oneLine) }
    guard !parameters.isEmpty else {
      line("\(head)()")
      indent()
      line(String(result.dropFirst()))
      outdent()
      return line("{")
    }
    line("\(head)(")
    indent()
    fill(parameters, tail: 0)
    endLine()
    outdent()
    line(")\(result) {")
  }

  /// Writes a case and its statement on one line where they fit, else on two.
  mutating func statement(_ label: String, _ statement: String) {
    if label.utf8.count + statement.utf8.count <= room { return line(label + statement) }
    line(String(label.dropLast()))
    indent()
    line(statement)
    outdent()
  }
}
