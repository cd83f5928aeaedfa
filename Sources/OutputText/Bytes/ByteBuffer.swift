/// Bytes of an output while it is written, handed on in pieces where a sink takes them.
///
/// Outputs are made of many short pieces: this is the code that emitting spends its time in. The
/// buffer owns its memory alone, as an `Arena` does, so that an append is a comparison and a copy.
/// What lies behind `count` is never read, so it is not written either: memory that is not needed is
/// not touched.
@usableFromInline package struct ByteBuffer: ~Copyable {
  // Modules that write outputs would call each append, where they are not `@inlinable`: a tenth of the
  // time that an output takes.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0
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

  /// The number of bytes written and not handed on.
  @inlinable package var count: Int { length }

  /// Whether there is enough for a piece, so that whoever needs nothing of it any more hands it on.
  @inline(__always)
  package var isPiece: Bool { count > Self.pieceSize - 4096 && sink != nil }

  /// Hands on what is written; the buffer is empty then.
  package mutating func handOn() {
    sink?(UnsafeRawBufferPointer(start: start, count: count))
    length = 0
  }

  /// What is written and not handed on; the buffer is empty then.
  package mutating func finish() -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    length = 0
    return Array(bytes)
  }

  /// Takes back what was written from some point on.
  package mutating func drop(from offset: Int) { length = offset }

  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends bytes that were rendered before.
  @inlinable
  @inline(__always)
  package mutating func append(_ rendered: [UInt8]) {
    rendered.withUnsafeBufferPointer { append($0) }
  }

  @inlinable
  @inline(__always)
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    length += bytes.count
  }

  @inlinable
  @inline(__always)
  package mutating func append(byte: UInt8) {
    reserve(1)
    start[count] = byte
    length += 1
  }

  @inlinable
  @inline(__always)
  package mutating func append(blanks: Int) {
    reserve(blanks)
    (start + count).update(repeating: 0x20, count: blanks)
    length += blanks
  }

  /// Makes what was written from some point on a line of its own, after some blanks.
  package mutating func insertLine(at offset: Int, blanks: Int) {
    reserve(1 + blanks)
    let text = start + offset
    (text + 1 + blanks).update(from: text, count: count - offset)
    text[0] = 0x0A
    (text + 1).update(repeating: 0x20, count: blanks)
    length += 1 + blanks
  }

  /// Takes a blank at the end away.
  package mutating func dropBlank() {
    if length > 0, start[length - 1] == 0x20 { length -= 1 }
  }

  @inlinable
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if capacity - length < count { grow(by: count) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(by count: Int) {
    capacity = max(length + count, capacity * 2)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: length)
    start.deallocate()
    start = larger
  }
}
