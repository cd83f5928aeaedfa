import OutputText

/// JSON as Xcode writes it into asset catalogs: keys in order, blanks around colons.
///
/// Texts are words and numbers, so nothing has to be escaped.
indirect enum AssetJSON {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([AssetJSON])
  case object([(key: String, value: AssetJSON)])

  /// What a `Contents.json` holds beside these entries.
  static func contents(_ entries: [(key: String, value: AssetJSON)]) -> AssetJSON {
    let author = GeneratedMark.assetAuthor
    let info = AssetJSON.object([("author", .string(author)), ("version", .number(1))])
    return .object((entries + [("info", info)]).sorted { $0.key < $1.key })
  }

  /// The value as a file.
  var content: FileContent {
    var buffer = ByteBuffer(capacity: 1024)
    write(to: &buffer, depth: 0)
    buffer.append("\n")
    return FileContent(buffer.finish())
  }

  private func write(to buffer: inout ByteBuffer, depth: Int) {
    switch self {
    case .string(let text): buffer.append(text: "\"\(text)\"")
    case .number(let number): buffer.append(number: number)
    case .bool(let flag): buffer.append(flag ? "true" : "false")
    case .array(let elements):
      Self.write(elements.map { ("", $0) }, "[", "]", to: &buffer, depth: depth)
    case .object(let entries):
      Self.write(entries, "{", "}", to: &buffer, depth: depth)
    }
  }

  private static func write(
    _ entries: [(key: String, value: AssetJSON)], _ opening: StaticString,
    _ closing: StaticString, to buffer: inout ByteBuffer, depth: Int
  ) {
    buffer.append(opening)
    for (index, entry) in entries.enumerated() {
      buffer.append(index == 0 ? "\n" : ",\n")
      buffer.append(blanks: depth * 2 + 2)
      if !entry.key.isEmpty { buffer.append(text: "\"\(entry.key)\" : ") }
      entry.value.write(to: &buffer, depth: depth + 1)
    }
    buffer.append("\n")
    buffer.append(blanks: depth * 2)
    buffer.append(closing)
  }
}
