/// Bytes of an output while it is written, handed on in pieces where a sink takes them.
///
/// Outputs are made of many short pieces: this is the code that emitting spends its time in. The
/// buffer owns its memory alone, as an `Arena` does, so that an append is a comparison and a copy.
/// What lies behind `count` is never read, so it is not written either: memory that is not needed is
/// not touched.
package struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes written and not handed on.
  package private(set) var count = 0
  private let sink: PieceSink?

  /// The length of a piece: little enough to stay in the processor's caches.
  private static let pieceSize = 64 << 10

  /// An empty buffer with room for some bytes.
  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
    sink = nil
  }

  /// An empty buffer for an output of any length.
  package init(_ sink: @escaping PieceSink) {
    capacity = Self.pieceSize
    start = .allocate(capacity: capacity)
    self.sink = sink
  }

  deinit { start.deallocate() }

  /// Whether there is enough for a piece, so that whoever needs nothing of it any more hands it on.
  @inline(__always)
  package var isPiece: Bool { count > Self.pieceSize - 4096 && sink != nil }

  /// Hands on what is written; the buffer is empty then.
  package mutating func handOn() {
    sink?(UnsafeRawBufferPointer(start: start, count: count))
    count = 0
  }

  /// What is written and not handed on; the buffer is empty then.
  package mutating func finish() -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    count = 0
    return Array(bytes)
  }

  /// Takes back what was written from some point on.
  package mutating func drop(from offset: Int) { count = offset }

  /// Appends a constant.
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends bytes that were rendered before.
  @inline(__always)
  package mutating func append(_ rendered: [UInt8]) {
    rendered.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a text.
  @inline(__always)
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends bytes.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends one byte.
  @inline(__always)
  package mutating func append(byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Appends blanks.
  @inline(__always)
  package mutating func append(blanks: Int) {
    reserve(blanks)
    (start + count).update(repeating: 0x20, count: blanks)
    count += blanks
  }

  /// Makes what was written from some point on a line of its own, after some blanks.
  package mutating func insertLine(at offset: Int, blanks: Int) {
    let length = count - offset
    reserve(1 + blanks)
    let text = start + offset
    (text + 1 + blanks).update(from: text, count: length)
    text[0] = 0x0A
    (text + 1).update(repeating: 0x20, count: blanks)
    count += 1 + blanks
  }

  /// Takes a blank at the end away.
  package mutating func dropBlank() {
    if count > 0, start[count - 1] == 0x20 { count -= 1 }
  }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if capacity - count < length { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = max(count + length, capacity * 2)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
