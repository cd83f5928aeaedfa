import OutputText

/// Converts byte offsets to lines and columns; LF, CR and CR LF end a line.
package struct SourceMap: Sendable {
  package struct Position: Sendable, Hashable {
    package let line: Int
    /// In UTF-8 bytes, from 1.
    package let column: Int
    /// Without the line's end and a byte order mark, which takes no column.
    package let content: Range<Int>
  }

  package struct Region {
    package let start: Position
    package let end: Position
    /// In UTF-16 code units, from 1.
    package let utf16Column: Int
    package let utf16EndColumn: Int
    package let bytes: Range<Int>

    /// The line of the last byte, even if the range includes the line's end.
    package var lastLine: Int {
      end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    }
  }

  package let bytes: [UInt8]
  /// By line, past a byte order mark.
  private let starts: [Int32]
  /// Number of UTF-16 code units before each block, for long lines; empty for ASCII.
  private let units: [Int32]
  private static let block = 512

  package init(_ source: SourceFile) {
    bytes = source.bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var starts: [Int32] = [bytes.starts(with: mark) ? Int32(mark.count) : 0]
    starts.reserveCapacity(bytes.count / 24)
    var all: UInt64 = 0
    bytes.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        let word = Self.word(of: bytes, at: offset)
        all |= word
        // Marks bytes below 0x0E; bytes above a marked one may be marked falsely.
        var low = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
        while low != 0 {
          let place = offset &+ low.trailingZeroBitCount / 8
          low &= low &- 1
          let isEnd =
            bytes[place] == 0x0A
            || bytes[place] == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A)
          if isEnd { starts.append(Int32(truncatingIfNeeded: place &+ 1)) }
        }
      }
    }
    self.starts = starts
    units = all & 0x8080_8080_8080_8080 == 0 ? [] : Self.unitsBeforeBlocks(of: bytes)
  }

  private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    guard offset + 8 > bytes.count else {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return bytes[offset...].reversed().reduce(0x2020_2020_2020_2020) { $0 << 8 | UInt64($1) }
  }

  /// Includes the empty line after a final line end.
  package var lineCount: Int { starts.count }

  /// From 1; offsets past the end are in the last line.
  package func line(of offset: Int) -> Int {
    max(1, starts.prefixEnd { Int($0) <= offset })
  }

  /// `line` counts from 1.
  package func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

  /// Without the line end; empty for lines that do not exist.
  package func content(ofLine line: Int) -> Range<Int> {
    guard (1...starts.count).contains(line) else { return 0..<0 }
    let start = start(ofLine: line)
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  package func position(of offset: Int) -> Position {
    let offset = max(Int(starts[0]), min(offset, bytes.count))
    let line = line(of: offset)
    let content = content(ofLine: line)
    return Position(line: line, column: offset - content.lowerBound + 1, content: content)
  }

  package func region(of range: SourceRange) -> Region {
    let start = position(of: Int(range.lower))
    let end = position(of: Int(range.upper))
    return Region(
      start: start, end: end, utf16Column: utf16Column(of: start),
      utf16EndColumn: utf16Column(of: end), bytes: Int(range.lower)..<Int(range.upper))
  }

  private func utf16Column(of position: Position) -> Int {
    guard !units.isEmpty else { return position.column }
    let start = position.content.lowerBound
    return units(before: start + position.column - 1) - units(before: start) + 1
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.block
    return Int(units[block]) + Self.units(in: bytes[(block * Self.block)..<offset])
  }

  private static func unitsBeforeBlocks(of bytes: [UInt8]) -> [Int32] {
    var sums: [Int32] = [0]
    for start in stride(from: 0, to: bytes.count, by: block) {
      let end = min(start + block, bytes.count)
      sums.append(sums[sums.count - 1] + Int32(units(in: bytes[start..<end])))
    }
    return sums
  }

  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { count, byte in
      // Four bytes take two units, counted at the first byte.
      count + (byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1)
    }
  }
}

/// The maps of a theme's files, created on demand.
package struct SourceMaps: Sendable {
  package private(set) var found: [Int32: SourceMap]
  package let numbers: FileNumbers
  private let sources: [SourceFile]

  package init(
    _ sources: [SourceFile], numbers: FileNumbers = .alone, found: [Int32: SourceMap] = [:]
  ) {
    self.sources = sources
    self.numbers = numbers
    self.found = found
  }

  package mutating func findAll() {
    for (index, source) in sources.enumerated() where found[numbers.number(of: index)] == nil {
      found[numbers.number(of: index)] = SourceMap(source)
    }
  }

  package func source(of range: SourceRange) -> SourceFile {
    sources[numbers.index(of: range.file)]
  }

  package func line(of range: SourceRange) -> Int {
    map(of: range).line(of: Int(range.lower))
  }

  package func column(of range: SourceRange) -> Int {
    map(of: range).position(of: Int(range.lower)).column
  }

  package func text(of range: SourceRange) -> String {
    let bytes = source(of: range).bytes
    let slice = bytes[min(Int(range.lower), bytes.count)..<min(Int(range.upper), bytes.count)]
    return String(decoding: slice, as: UTF8.self)
  }

  private func map(of range: SourceRange) -> SourceMap {
    found[range.file] ?? SourceMap(source(of: range))
  }
}
