import ThemeSyntax

/// The elements of an XML document, in the order of their tags, with their places.
///
/// It reads what Xcode writes: storyboards, xibs and property lists. There are no entities but the five of XML and
/// numbers of characters, so that nothing expands and no other file is read.
struct XMLTree {
  /// How much a document may hold: more than Interface Builder writes, and no more than a moment takes.
  enum Limits {
    static let depth = 512
    static let elements = 500_000
  }

  struct Element {
    let name: String
    let attributes: [String: String]
    /// The index of the element around it.
    let parent: Int?
    /// The bytes of its start tag.
    let tag: Range<Int>
    fileprivate(set) var children: [Int] = []
    /// The text between its tags, without that of elements in it.
    fileprivate(set) var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  /// Why a document is not read: "an element is not closed".
  struct Problem: Error, Equatable {
    let reason: String
    let offset: Int
  }

  private(set) var elements: [Element] = []

  init(_ source: SourceFile) throws(Problem) {
    var reader = XMLReader(source.bytes)
    try reader.read()
    elements = reader.elements
  }

  func children(of index: Int) -> [Element] {
    elements[index].children.map { elements[$0] }
  }

  /// The elements around one, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = elements[index].parent
    while let parent = next {
      found.append(parent)
      next = elements[parent].parent
    }
    return found
  }
}

/// Goes through the bytes of a document once.
private struct XMLReader {
  typealias Problem = XMLTree.Problem

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [Int] = []
  private(set) var elements: [XMLTree.Element] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(Problem) {
    guard !bytes.contains(0) else { throw Problem(reason: "it isn't UTF-8", offset: 0) }
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        try readText()
        continue
      }
      if starts(with: "<!--") {
        _ = try skip(past: "-->", "a comment")
      } else if starts(with: "<![CDATA[") {
        let content = try skip(past: "]]>", "a CDATA section")
        add(text: String(decoding: bytes[content].dropFirst("<![CDATA[".utf8.count), as: UTF8.self))
      } else if starts(with: "<?") {
        _ = try skip(past: "?>", "an instruction")
      } else if starts(with: "<!") {
        let declaration = try skip(past: ">", "a declaration")
        guard !bytes[declaration].contains(UInt8(ascii: "[")) else {
          throw Problem(reason: "it declares entities", offset: declaration.lowerBound)
        }
      } else if starts(with: "</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    guard open.isEmpty, !elements.isEmpty else {
      throw Problem(
        reason: elements.isEmpty ? "it has no element" : "an element is not closed",
        offset: open.last.map { elements[$0].tag.lowerBound } ?? 0)
    }
  }

  private func starts(with text: String) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  /// Goes on behind the next occurrence of a text; gives the bytes before it.
  private mutating func skip(past end: String, _ name: String) throws(Problem) -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      if starts(with: end) {
        defer { offset += end.utf8.count }
        return start..<offset
      }
      offset += 1
    }
    throw Problem(reason: "\(name) is not closed", offset: start)
  }

  private mutating func add(text: String) {
    guard let current = open.last else { return }
    elements[current].text += text
  }

  private mutating func readText() throws(Problem) {
    let start = offset
    offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    // Between tags there are blanks, nearly always.
    guard bytes[start..<offset].contains(where: { $0 > 0x20 }) else { return }
    add(text: try unescaped(start..<offset))
  }

  private mutating func readEndTag() throws(Problem) {
    let start = offset
    offset += 2
    let name = readName()
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      throw Problem(reason: "a tag is not closed", offset: start)
    }
    offset += 1
    guard let last = open.popLast(), elements[last].name == name else {
      throw Problem(reason: "'</\(name)>' closes no element", offset: start)
    }
  }

  private mutating func readStartTag() throws(Problem) {
    let start = offset
    offset += 1
    let name = readName()
    guard !name.isEmpty else { throw Problem(reason: "a tag has no name", offset: start) }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        throw Problem(reason: "a tag is not closed", offset: start)
      }
      if bytes[offset] == UInt8(ascii: ">") || starts(with: "/>") { break }
      let key = readName()
      skipBlanks()
      guard !key.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
        throw Problem(reason: "an attribute has no value", offset: offset)
      }
      offset += 1
      skipBlanks()
      attributes[key] = try readValue()
    }
    let isEmpty = bytes[offset] == UInt8(ascii: "/")
    offset += isEmpty ? 2 : 1
    let index = elements.count
    guard index < XMLTree.Limits.elements else {
      throw Problem(
        reason: "it has more than \(XMLTree.Limits.elements) elements", offset: start)
    }
    elements.append(
      XMLTree.Element(
        name: name, attributes: attributes, parent: open.last, tag: start..<offset))
    if let parent = open.last { elements[parent].children.append(index) }
    guard !isEmpty else { return }
    guard open.count < XMLTree.Limits.depth else {
      throw Problem(reason: "its elements are too deep", offset: start)
    }
    open.append(index)
  }

  private mutating func readValue() throws(Problem) -> String {
    let start = offset
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27,
      let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
    else { throw Problem(reason: "an attribute's value is not closed", offset: start) }
    offset = end + 1
    return try unescaped(start + 1..<end)
  }

  private mutating func readName() -> String {
    let start = offset
    while offset < bytes.count, !" \t\r\n/>=\"'<&".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private func unescaped(_ range: Range<Int>) throws(Problem) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "&") else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      let name = bytes[(offset + 1)..<range.upperBound].prefix(10)
        .prefix { $0 != UInt8(ascii: ";") }
      guard let character = Self.character(String(decoding: name, as: UTF8.self)) else {
        throw Problem(reason: "it uses an entity that XML does not define", offset: offset)
      }
      text += String(character).utf8
      offset = name.endIndex + 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What a reference stands for: "amp", "#38", "#x26".
  private static func character(_ name: String) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
