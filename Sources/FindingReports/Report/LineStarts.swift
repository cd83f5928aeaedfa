/// The offsets at which the lines of a file start; LF, CR and CR LF end a line.
package struct LineStarts: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  private static let newlines: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

  /// Finds the lines of a file.
  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        let isFirstOfPair =
          byte == UInt8(ascii: "\r") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "\n")
        if !isFirstOfPair {
          starts.append(index + 1)
        }
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The line and column of a byte; an offset past the end counts as the end.
  package func position(of offset: Int) -> LinePosition {
    let offset = max(starts[0], min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    let start = starts[low]
    var end = low + 1 < starts.count ? starts[low + 1] : bytes.count
    while end > start, Self.newlines.contains(bytes[end - 1]) {
      end -= 1
    }
    return LinePosition(line: low + 1, column: offset - start + 1, content: start..<end)
  }
}
