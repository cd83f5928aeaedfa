/// A path that is told from others by its bytes: texts are equal too early.
struct PathName: Hashable, Comparable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var isNested: Bool { text.utf8.contains(UInt8(ascii: "/")) }

  /// The folders that it leads through, the highest first.
  var folders: [PathName] {
    text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }
      .map { PathName(String(text[..<$0])) }
  }

  static func == (left: PathName, right: PathName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  static func < (left: PathName, right: PathName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
