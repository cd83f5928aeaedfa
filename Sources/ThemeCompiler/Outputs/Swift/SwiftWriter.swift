import OutputText

/// Writes Swift source as swift-format formats it: two spaces of indentation, 100 columns.
struct SwiftWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var depth = 0
  private var lineStart = 0
  private var remarks = ByteBuffer()
  static let width = 100

  init(_ sink: @escaping PieceSink) {
    buffer = ByteBuffer(sink)
  }

  mutating func finish() { buffer.handOn() }

  var isInLine: Bool { buffer.count > lineStart }

  var room: Int { Self.width - max(buffer.count - lineStart, depth * 2) }

  mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    beginLine()
    buffer.append(text: text)
  }

  mutating func write(_ rendered: [UInt8]) {
    beginLine()
    buffer.append(rendered)
  }

  /// Indents the start of a line.
  mutating func write(_ body: (inout ByteBuffer) -> Void) {
    beginLine()
    body(&buffer)
  }

  /// Writes `body` on this line or the next, before `tail` columns; false if neither has space.
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

  /// Leaves no trailing space.
  mutating func breakLine() {
    buffer.dropBlank()
    endLine()
  }

  mutating func remark(_ text: String) {
    guard !text.isEmpty else { return }
    remarks.append(remarks.count == 0 ? "  // " : ", ")
    remarks.append(text: text)
  }

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

  mutating func line(_ text: String = "") {
    write(text)
    endLine()
  }

  mutating func comment(_ text: String) {
    for line in SwiftText.commentLines(text) { self.line(line.isEmpty ? "///" : "/// \(line)") }
  }

  mutating func indent() { depth += 1 }

  mutating func outdent() { depth -= 1 }

  private mutating func beginLine() {
    if buffer.count == lineStart { buffer.append(blanks: depth * 2) }
  }
}

extension SwiftWriter {
  /// Writes a call on one line, if it fits with its suffix and remark, or with wrapped arguments.
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

  mutating func call(_ name: String, _ arguments: [String]) {
    call(name, count: arguments.count) { $1.append(text: arguments[$0]) }
  }

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

  /// Writes one line if it fits, otherwise wraps the elements.
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

  /// Wraps parameters that do not fit; `result` precedes the brace.
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

  mutating func statement(_ label: String, _ statement: String) {
    if label.isEmpty || label.utf8.count + statement.utf8.count <= room {
      return line(label + statement)
    }
    line(String(label.dropLast()))
    indent()
    line(statement)
    outdent()
  }
}
