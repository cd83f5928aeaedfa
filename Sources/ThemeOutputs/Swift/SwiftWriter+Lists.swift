import OutputText

extension SwiftWriter {
  /// Writes a call with its arguments on one line where they fit with `suffix` behind them, else on
  /// lines of their own, as many to a line as fit; `argument` appends one of them.
  mutating func call(
    _ name: StaticString, suffix: StaticString = "", count: Int,
    argument: (Int, inout ByteBuffer) -> Void
  ) {
    let tail = suffix.utf8CodeUnitCount
    write(name)
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
    if tail > 0 { write(suffix) }
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
