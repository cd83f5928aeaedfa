/// A text as words of eight bytes; most theme texts have at most two.
struct TextWords {
  let count: Int
  /// The first and last eight bytes, or four, which overlap in shorter texts.
  private let head: UInt64
  private let tail: UInt64
  private let start: UnsafeRawPointer?

  /// The text must outlive the words.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    count = text.count
    start = UnsafeRawPointer(text.baseAddress)
    guard let start, count > 0 else {
      (head, tail) = (0, 0)
      return
    }
    if count >= 8 {
      head = start.loadUnaligned(as: UInt64.self)
      tail = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      head = UInt64(start.loadUnaligned(as: UInt32.self))
      tail = UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      head = UInt64(text[0]) << 8 | UInt64(text[count / 2])
      tail = UInt64(text[count &- 1])
    }
  }

  /// Folded 128-bit products of the words, like wyhash.
  func hash(_ seed: UInt64) -> UInt64 {
    let middle = count > 16 ? hashOfMiddle(seed) : seed
    // The seed is in both factors, so no text can make one of them zero.
    return Self.fold(middle ^ head, tail ^ seed.byteSwapped ^ UInt64(truncatingIfNeeded: count))
  }

  static func == (left: TextWords, right: TextWords) -> Bool {
    left.count == right.count && left.head == right.head && left.tail == right.tail
      && (left.count <= 16 || left.hasMiddle(of: right))
  }

  private func hashOfMiddle(_ seed: UInt64) -> UInt64 {
    guard let start else { return seed }
    return stride(from: 8, to: count - 8, by: 8).reduce(seed) { hash, offset in
      Self.fold(
        hash ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0x9e37_79b9_7f4a_7c15)
    }
  }

  private func hasMiddle(of other: TextWords) -> Bool {
    guard let start, let other = other.start else { return false }
    return stride(from: 8, to: count - 8, by: 8).allSatisfy { offset in
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
