/// Lines and columns of a source, found when a diagnostic needs them.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// Offset of the first byte of every line.
  private let starts: [Int32]

  /// The lines of a file; LF, CRLF and CR end one.
  package init(_ source: SourceFile) {
    bytes = source.bytes
    starts = source.bytes.withUnsafeBufferPointer { bytes in
      var starts: [Int32] = [0]
      starts.reserveCapacity(bytes.count / 32)
      for offset in bytes.indices where bytes[offset] <= 0x0D {
        let isEnd =
          bytes[offset] == 0x0A
          || bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
        if isEnd { starts.append(Int32(offset + 1)) }
      }
      return starts
    }
  }

  /// The number of lines; the one after a final line ending counts.
  package var count: Int { starts.count }

  /// The line, from 1, that holds the byte at an offset; offsets past the end are in the last line.
  package func line(of offset: Int) -> Int {
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if Int(starts[middle]) <= offset { lower = middle } else { upper = middle }
    }
    return lower + 1
  }

  /// The bytes of a range of the file.
  package func bytes(in range: SourceRange) -> ArraySlice<UInt8> {
    bytes[min(Int(range.lower), bytes.count)..<min(Int(range.upper), bytes.count)]
  }

  /// The UTF-8 column, from 1, in bytes; a byte order mark takes no column.
  package func column(of offset: Int) -> Int {
    let start = textStart(line(of: offset))
    return max(0, min(offset, bytes.count) - start) + 1
  }

  /// The UTF-16 column, from 1, in code units; a byte order mark takes no column.
  package func utf16Column(of offset: Int) -> Int {
    let start = textStart(line(of: offset))
    let end = max(start, min(offset, bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
  }

  /// The bytes of a line without its line ending; `line` counts from 1, others are empty.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard (1...starts.count).contains(line) else { return [] }
    let start = textStart(line)
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// The text of a line without its line ending, bad UTF-8 replaced.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
  }

  /// Offset of the first byte of a line, after a byte order mark; `line` counts from 1.
  package func textStart(_ line: Int) -> Int {
    guard line == 1 else { return Int(starts[line - 1]) }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
