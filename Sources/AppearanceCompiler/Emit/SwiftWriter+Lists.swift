extension SwiftWriter {
  /// Writes an array literal on one line where it fits, else on lines of its own, as many elements
  /// to a line as fit.
  mutating func list(_ opening: String, _ elements: [String]) {
    let oneLine = "\(opening)[\(elements.joined(separator: ", "))]"
    guard oneLine.utf8.count > room else { return line(oneLine) }
    line(opening + "[")
    indented { writer in
      for element in elements {
        if writer.isInLine {
          if element.utf8.count + 2 > writer.room { writer.endLine() } else { writer.write(" ") }
        }
        writer.write(element)
        writer.write(",")
      }
      writer.endLine()
    }
    line("]")
  }

  /// Writes a case and its statement on one line where they fit, else on two.
  mutating func statement(_ label: String, _ statement: String) {
    if label.utf8.count + statement.utf8.count <= room { return line(label + statement) }
    line(String(label.dropLast()))
    indented { $0.line(statement) }
  }
}
