/// How many UTF-16 code units a file has before each of its bytes.
struct UTF16Offsets {
  private let bytes: [UInt8]
  /// The units before every block of bytes, so that a long line is not counted for every finding.
  private let sums: [Int]
  private static let block = 512

  /// Counts the units of a file.
  init(_ bytes: [UInt8]) {
    var sums = [0]
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.block, bytes.count)
      sums.append(sums[sums.count - 1] + Self.units(in: bytes[start..<end]))
      start = end
    }
    self.bytes = bytes
    self.sums = sums
  }

  /// The column of a place in UTF-16 code units, from 1.
  func column(of position: LinePosition) -> Int {
    let start = position.content.lowerBound
    return units(before: start + position.column - 1) - units(before: start) + 1
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.block
    return sums[block] + Self.units(in: bytes[(block * Self.block)..<offset])
  }

  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { count, byte in
      // A character takes two units from four bytes on; its other bytes take none.
      count + (byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1)
    }
  }
}
