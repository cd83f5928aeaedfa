extension SwiftWriter {
  /// Writes a call with its arguments on one line where they fit with `suffix` behind them, else on
  /// lines of their own, as many to a line as fit; no argument has a comma in it.
  mutating func call(
    _ name: StaticString, suffix: StaticString = "", arguments: (inout ByteBuffer) -> Void
  ) {
    let tail = suffix.utf8CodeUnitCount
    write(name)
    write("(")
    indent()
    let joined = fit(tail: tail + 1, arguments)
    if !joined.isEmpty { fill(Self.arguments(joined), end: tail + 1) }
    outdent()
    write(")")
    if tail > 0 { write(suffix) }
  }

  /// The arguments of a call one by one.
  private static func arguments(_ joined: [UInt8]) -> [[UInt8]] {
    joined.split(separator: 0x2C).map { Array($0.drop { $0 == 0x20 }) }
  }

  private mutating func fill(_ arguments: [[UInt8]], end: Int) {
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      if index > 0 {
        if argument.count + 1 + (isLast ? end : 1) > room { endLine() } else { write(" ") }
      }
      write(argument)
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
