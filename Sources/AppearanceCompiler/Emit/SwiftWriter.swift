/// Writes Swift source as swift-format leaves it: two spaces an indent, 100 columns.
struct SwiftWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var column = 0

  /// The number of columns that a line has at the most.
  static let width = 100

  /// Writes a line at the current indentation; an empty one has no blanks.
  mutating func line(_ text: String = "") {
    write(text)
    endLine()
  }

  /// Writes a line that opens a block, the block one indentation deeper, and the line that ends it.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
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

  /// Writes a part of a line, after the indentation where the line begins with it.
  mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    beginLine()
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }

  /// Writes a part of a line whose columns are its bytes.
  mutating func write(_ text: [UInt8]) {
    beginLine()
    bytes.append(contentsOf: text)
    column += text.count
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(0x0A)
    column = 0
  }

  /// Whether something stands on the current line.
  var isInLine: Bool { column > 0 }

  /// The columns left on the current line.
  var room: Int { Self.width - max(column, depth * 2) }

  /// Writes a call with its arguments on one line where they fit with `suffix` behind them, else on
  /// lines of their own, as many to a line as fit.
  mutating func call(_ name: String, _ arguments: [[UInt8]], suffix: String = "") {
    let length = arguments.reduce(name.utf8.count + arguments.count * 2) { $0 + $1.count }
    write(name)
    write("(")
    if length + suffix.utf8.count <= room + name.utf8.count + 1 {
      for (index, argument) in arguments.enumerated() {
        if index > 0 { write(", ") }
        write(argument)
      }
    } else {
      endLine()
      indented { $0.fill(arguments, end: suffix.utf8.count + 1) }
    }
    write(")")
    write(suffix)
  }

  private mutating func fill(_ arguments: [[UInt8]], end: Int) {
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      if index > 0 {
        if argument.count + 1 + (isLast ? end : 1) > room {
          endLine()
        } else {
          write(" ")
        }
      }
      write(argument)
      if !isLast { write(",") }
    }
  }

  private mutating func beginLine() {
    guard column == 0 else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    column = depth * 2
  }
}
