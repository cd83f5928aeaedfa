/// Bytes of an output while it is written, handed on in pieces where a sink takes them.
///
/// The storage is as long as it may get before it has to grow, so that an append is a bounds check
/// and a copy. Outputs are made of many short pieces: this is the code that emitting spends its
/// time in. What lies behind `count` is never read, so it is not written either: memory that is not
/// needed is not touched.
struct ByteBuffer {
  private var storage: [UInt8]
  /// The number of bytes written.
  private(set) var count = 0
  private let sink: PieceSink?

  /// The length of a piece: little enough to stay in the processor's caches.
  private static let pieceSize = 64 << 10

  /// An empty buffer with room for some bytes.
  init(capacity: Int = 64) {
    storage = Self.room(max(capacity, 64))
    sink = nil
  }

  /// An empty buffer for an output of any length.
  init(_ sink: @escaping PieceSink) {
    storage = Self.room(Self.pieceSize)
    self.sink = sink
  }

  /// Whether there is enough for a piece, so that whoever needs nothing of it any more hands it on.
  @inline(__always)
  var isPiece: Bool { count > Self.pieceSize - 4096 && sink != nil }

  /// Hands on what is written; the buffer is empty then.
  mutating func handOn() {
    sink?(storage[..<count])
    count = 0
  }

  /// What is written and not handed on, taken out without a copy; the buffer is empty then.
  mutating func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &storage)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  /// Appends a constant.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends the first bytes of a constant, again and again where it is too short.
  private mutating func append(_ text: StaticString, first count: Int) {
    var rest = count
    text.withUTF8Buffer { text in
      while rest > 0 {
        let part = min(rest, text.count)
        append(UnsafeBufferPointer(rebasing: text[..<part]))
        rest -= part
      }
    }
  }

  /// Appends bytes that were rendered before.
  @inline(__always)
  mutating func append(_ rendered: [UInt8]) {
    rendered.withUnsafeBufferPointer { append($0) }
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    let end = count + bytes.count
    if end > storage.count { grow(to: end) }
    storage.withUnsafeMutableBufferPointer { storage in
      // There is room: the storage is never shorter than what was asked for.
      guard let start = storage.baseAddress else { return }
      (start + count).update(from: source, count: bytes.count)
    }
    count = end
  }

  /// Appends a text.
  @inline(__always)
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Takes away what was written from some point on.
  mutating func cut(from start: Int) -> [UInt8] {
    let rest = Array(storage[start..<count])
    count = start
    return rest
  }

  /// Makes what was written from some point on a line of its own, after some blanks.
  mutating func insertLine(at start: Int, blanks: Int) {
    let end = count
    append(byte: 0x0A)
    append(blanks: blanks)
    storage.withUnsafeMutableBufferPointer { storage in
      guard let text = storage.baseAddress else { return }
      (text + start + 1 + blanks).update(from: text + start, count: end - start)
      text[start] = 0x0A
      (text + start + 1).update(repeating: 0x20, count: blanks)
    }
  }

  /// Takes a blank at the end away.
  mutating func dropBlank() {
    if count > 0, storage[count - 1] == 0x20 { count -= 1 }
  }

  /// Appends one byte.
  mutating func append(byte: UInt8) {
    if count == storage.count { grow(to: count + 1) }
    storage[count] = byte
    count += 1
  }

  /// Appends blanks.
  mutating func append(blanks: Int) {
    append("                                ", first: blanks)
  }

  /// Appends a number in as few digits as read back the same, a whole one without a point.
  mutating func append(number value: Double) {
    if value == value.rounded(), abs(value) < 1e15 { return append(number: Int(value)) }
    // Ratios and alphas have two decimals at the most, and those need no search for the shortest.
    let hundredths = (value * 100).rounded()
    guard hundredths > 0, hundredths < 1e6, hundredths / 100 == value else {
      return append(text: value.description)
    }
    let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
    append(number: whole)
    append(byte: 0x2E)
    append(byte: 0x30 + UInt8(rest / 10))
    if rest % 10 > 0 { append(byte: 0x30 + UInt8(rest % 10)) }
  }

  /// Appends a whole number.
  mutating func append(number value: Int) {
    guard (0..<1_000).contains(value) else { return append(text: String(value)) }
    if value > 99 { append(byte: 0x30 + UInt8(value / 100)) }
    if value > 9 { append(byte: 0x30 + UInt8(value / 10 % 10)) }
    append(byte: 0x30 + UInt8(value % 10))
  }

  private mutating func grow(to minimum: Int) {
    storage.append(contentsOf: Self.room(max(minimum, storage.count * 2) - storage.count))
  }

  private static func room(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
  }
}
