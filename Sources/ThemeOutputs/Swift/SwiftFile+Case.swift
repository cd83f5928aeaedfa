import ThemeModel

extension SwiftFile {
  /// Writes a case that returns a color: a name behind it where it fits, all else on a line of its
  /// own.
  mutating func writeCase(_ label: String, _ color: ColorID) {
    let name = colors.name(color)
    let isShort =
      !name.isEmpty && label.utf8.count + "return ".utf8.count + name.count <= writer.room
    if isShort {
      writer.write(text: label)
    } else {
      writer.line(text: String(label.dropLast()))
      writer.indent()
    }
    writer.write("return ")
    colors.write(color, to: &writer)
    writer.endLine()
    if !isShort { writer.outdent() }
  }
}
