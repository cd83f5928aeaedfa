/// Finds the messages in a stream of bytes: a header with their length and then so many bytes, as the
/// base protocol of LSP 3.17 says.
package struct MessageFrames {
  /// What was found.
  package enum Frame: Equatable {
    case message([UInt8])
    /// Bytes that are no header, passed over up to where one may begin.
    case malformed
  }

  private static let longestHeader = 8_192
  /// The most bytes that a message may take.
  private static let longestMessage = 512 << 20

  private var waiting: [UInt8] = []
  /// How many of the waiting bytes are done with.
  private var start = 0

  /// A stream of which nothing came yet.
  package init() {}

  /// Takes what came next.
  package mutating func append(_ bytes: [UInt8]) {
    if start > 1 << 16 {
      waiting.removeFirst(start)
      start = 0
    }
    waiting += bytes
  }

  /// The next frame, nil where more bytes have to come first.
  package mutating func next() -> Frame? {
    if start == waiting.count {
      // A large message leaves no room behind.
      waiting.removeAll(keepingCapacity: waiting.count < 1 << 16)
      start = 0
    }
    // Blank lines between messages harm nobody.
    while start < waiting.count, waiting[start] == 0x0D || waiting[start] == 0x0A { start += 1 }
    guard let end = headerEnd() else {
      guard waiting.count - start > Self.longestHeader else { return nil }
      start = waiting.count
      return .malformed
    }
    guard let length = contentLength(start..<end.lowerBound), length <= Self.longestMessage else {
      start = end.upperBound
      return .malformed
    }
    guard waiting.count - end.upperBound >= length else { return nil }
    let content = Array(waiting[end.upperBound..<(end.upperBound + length)])
    start = end.upperBound + length
    return .message(content)
  }

  /// The empty line that ends the header.
  private func headerEnd() -> Range<Int>? {
    let limit = min(waiting.count, start + Self.longestHeader)
    var index = start
    while index + 1 < limit {
      if waiting[index] == 0x0A {
        if waiting[index + 1] == 0x0A { return index..<(index + 2) }
        if index + 2 < limit, waiting[index + 1] == 0x0D, waiting[index + 2] == 0x0A {
          return index..<(index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// The number of bytes that a header announces; nil where it announces none.
  private func contentLength(_ header: Range<Int>) -> Int? {
    let text = String(decoding: waiting[header], as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(digits)
    }
    return nil
  }

  package static func frame(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
