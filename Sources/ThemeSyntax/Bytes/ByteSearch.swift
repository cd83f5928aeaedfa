/// Finds a byte string by Horspool's algorithm, which looks at few of the bytes.
struct ByteSearch {
  private let pattern: [UInt8]
  private let shifts: [Int]

  /// A search for a text of at least one byte.
  init(_ text: String) {
    pattern = Array(text.utf8)
    var shifts = [Int](repeating: pattern.count, count: 256)
    for (index, byte) in pattern.dropLast().enumerated() {
      shifts[Int(byte)] = pattern.count - 1 - index
    }
    self.shifts = shifts
  }

  /// Where the text starts, in order.
  func offsets(in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    var end = pattern.count - 1
    while end < bytes.count {
      let start = end - pattern.count + 1
      if bytes[end] == pattern.last, bytes[start...end].elementsEqual(pattern) {
        offsets.append(start)
      }
      end += shifts[Int(bytes[end])]
    }
    return offsets
  }
}
