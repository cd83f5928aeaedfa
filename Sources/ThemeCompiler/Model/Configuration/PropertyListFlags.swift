/// The Boolean entries of a property list's top-level dictionary.
struct PropertyListFlags {
  private var flags: [String: Bool] = [:]

  /// Reads either of Apple's formats; nil for other bytes.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isRead =
      bytes.starts(with: "bplist00".utf8)
      ? readBinary(bytes) : text.utf8.elementsEqual(bytes) && readXML(text)
    guard isRead else { return nil }
  }

  subscript(key: String) -> Bool? { flags[key] }

  /// Reads XML by `PropertyList-1.0.dtd`; nesting is the number of open tags.
  private mutating func readXML(_ text: String) -> Bool {
    var rest = text[...]
    var open: [Substring] = []
    var key: String?
    while let start = rest.firstIndex(of: "<") {
      let content = rest[..<start]
      rest = rest[start...]
      let markup = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<", ">")]
      guard let (opening, closing) = markup.first(where: { rest.hasPrefix($0.0) }),
        let end = rest.firstRange(of: closing)
      else { return false }
      let tag = rest[..<end.lowerBound].dropFirst()
      rest = rest[end.upperBound...]
      let name = tag.drop { $0 == "/" }.prefix(while: \.isLetter)
      guard opening == "<", !name.isEmpty else { continue }
      if tag.first == "/" {
        guard open.popLast() == name else { return false }
        if name == "key", open == ["plist", "dict"] { key = String(content) }
        if open.isEmpty { return name == "plist" }
      } else if tag.last != "/" {
        open.append(name)
      } else if open == ["plist", "dict"], let key, name == "true" || name == "false" {
        flags[key] = name == "true"
      }
    }
    return false
  }

  /// Reads a binary list: objects, their offsets, and a 32-byte trailer (`CFBinaryPList.c`).
  private mutating func readBinary(_ bytes: [UInt8]) -> Bool {
    func number(at place: Int, _ size: Int) -> Int? {
      guard place >= 0, (1...8).contains(size), size <= bytes.count, place <= bytes.count - size
      else { return nil }
      let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value).flatMap { $0 <= Int(Int32.max) ? $0 : nil }
    }
    let trailer = bytes.count - 32
    guard let offsetSize = number(at: trailer + 6, 1), let size = number(at: trailer + 7, 1),
      let top = number(at: trailer + 16, 8), let table = number(at: trailer + 24, 8)
    else { return false }
    // A marker's low half is a count, or announces a number with the count.
    func object(_ index: Int) -> (kind: Int, count: Int, start: Int)? {
      guard let place = number(at: table + index * offsetSize, offsetSize),
        let marker = number(at: place, 1)
      else { return nil }
      guard marker & 0xF == 0xF, marker >> 4 > 1 else {
        return (marker >> 4, marker & 0xF, place + 1)
      }
      guard let length = number(at: place + 1, 1), length >> 4 == 1,
        let count = number(at: place + 2, 1 << (length & 0xF & 3))
      else { return nil }
      return (marker >> 4, count, place + 2 + 1 << (length & 3))
    }
    guard let top = object(top), top.kind == 0xD, top.count <= bytes.count else { return false }
    for index in 0..<top.count {
      let place = top.start + index * size
      guard let key = number(at: place, size).flatMap(object),
        let value = number(at: place + top.count * size, size).flatMap(object)
      else { return false }
      guard key.kind == 5, value.kind == 0, [8, 9].contains(value.count),
        key.count <= bytes.count - key.start
      else { continue }
      let name = String(decoding: bytes[key.start..<key.start + key.count], as: UTF8.self)
      flags[name] = value.count == 9
    }
    return true
  }
}
