/// Buffers an output's bytes, passed on in pieces if there is a sink.
///
/// Unique ownership of the memory makes each short append a comparison and a copy.
@usableFromInline package struct ByteBuffer: ~Copyable {
  // Appends that are not `@inlinable` cost a tenth of an output's time.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0
  private let sink: PieceSink?

  /// Small enough for the processor's caches.
  private static let pieceSize = 64 << 10

  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
    sink = nil
  }

  /// For an output of any length.
  package init(_ sink: @escaping PieceSink) {
    capacity = Self.pieceSize
    start = .allocate(capacity: capacity)
    self.sink = sink
  }

  deinit { start.deallocate() }

  @inlinable package var count: Int { length }

  @inline(__always)
  package var isPiece: Bool { count > Self.pieceSize - 4096 && sink != nil }

  package mutating func handOn() {
    sink?(UnsafeRawBufferPointer(start: start, count: count))
    length = 0
  }

  package mutating func finish() -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    length = 0
    return Array(bytes)
  }

  package mutating func drop(from offset: Int) { length = offset }

  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

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

  /// Moves the bytes from an offset on to a separate line, indented by `blanks` spaces.
  package mutating func insertLine(at offset: Int, blanks: Int) {
    reserve(1 + blanks)
    let text = start + offset
    (text + 1 + blanks).update(from: text, count: count - offset)
    text[0] = 0x0A
    (text + 1).update(repeating: 0x20, count: blanks)
    length += 1 + blanks
  }

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
