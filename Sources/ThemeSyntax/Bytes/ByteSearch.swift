/// Finds a byte string by Horspool's algorithm, which skips most bytes.
package struct ByteSearch: Sendable {
  private let pattern: [UInt8]
  private let shifts: [Int]

  /// The text must not be empty.
  package init(_ text: String) {
    pattern = Array(text.utf8)
    var shifts = [Int](repeating: pattern.count, count: 256)
    for (index, byte) in pattern.dropLast().enumerated() {
      shifts[Int(byte)] = pattern.count - 1 - index
    }
    self.shifts = shifts
  }

  func offsets(in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    while let offset = firstOffset(in: bytes, from: (offsets.last ?? -1) + 1) {
      offsets.append(offset)
    }
    return offsets
  }

  package func firstOffset(in bytes: [UInt8], from offset: Int = 0) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      pattern.withUnsafeBufferPointer { pattern in
        shifts.withUnsafeBufferPointer { shifts in
          let length = pattern.count
          var end = offset + length - 1
          while end < bytes.count {
            let start = end - length + 1
            if bytes[end] == pattern[length - 1], bytes[start...end].elementsEqual(pattern) {
              return start
            }
            end += shifts[Int(bytes[end])]
          }
          return nil
        }
      }
    }
  }
}
