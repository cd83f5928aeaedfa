/// An interned text: two scalars with the same bytes have the same identifier.
package struct TextID: Sendable, Hashable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}

/// Every distinct scalar text of a compilation, stored once.
///
/// Comparison is by bytes, never by Unicode equivalence. Texts preloaded as a vocabulary have the
/// identifiers 0, 1, 2 … in the given order, so a parser can switch over known words without
/// comparing strings.
package struct TextTable: Sendable {
  private var storage: [UInt8] = []
  private var ends: [Int32] = []
  /// Open addressing: a hash in the upper half of a slot, the text's index in the lower half.
  private var slots: [UInt64]
  private var mask: Int
  private static let free = UInt64.max
  /// Differs from run to run, so that nobody can write a file whose texts all collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// A table that holds the words of a vocabulary, which must differ from one another.
  package init(vocabulary: [String] = []) {
    var capacity = 256
    while capacity < vocabulary.count * 2 { capacity *= 2 }
    slots = [UInt64](repeating: Self.free, count: capacity)
    mask = capacity - 1
    for word in vocabulary {
      var word = word
      _ = word.withUTF8 { intern($0) }
    }
  }

  /// The number of distinct texts.
  package var count: Int { ends.count }

  /// The identifier of a text, which is added when it is new.
  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    let hash = hash(text)
    let slot = slot(of: text, hash: hash)
    guard slots[slot] == Self.free else {
      return TextID(index: Int32(truncatingIfNeeded: slots[slot]))
    }
    return add(text, hash: hash, slot: slot)
  }

  /// The identifier of a text, nil when the table does not have it.
  package func identifier(of text: UnsafeBufferPointer<UInt8>) -> TextID? {
    let entry = slots[slot(of: text, hash: hash(text))]
    return entry == Self.free ? nil : TextID(index: Int32(truncatingIfNeeded: entry))
  }

  /// The slot that holds a text, or the free one where it belongs.
  private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    var slot = Int(hash) & mask
    while slots[slot] != Self.free {
      if slots[slot] >> 32 == UInt64(hash),
        isEqual(Int32(truncatingIfNeeded: slots[slot]), text)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The identifier of a string, which is added when it is new.
  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The bytes of a text.
  package func bytes(_ id: TextID) -> ArraySlice<UInt8> {
    storage[range(id.index)]
  }

  /// The text as a string.
  package func string(_ id: TextID) -> String {
    String(decoding: storage[range(id.index)], as: UTF8.self)
  }

  private func range(_ index: Int32) -> Range<Int> {
    let lower = index == 0 ? 0 : Int(ends[Int(index) - 1])
    return lower..<Int(ends[Int(index)])
  }

  private func isEqual(_ index: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == text.count else { return false }
    return storage.withUnsafeBytes { stored in
      Self.isEqual(UnsafeRawBufferPointer(rebasing: stored[range]), UnsafeRawBufferPointer(text))
    }
  }

  /// Compares two texts of one length by words, the last of which overlaps the one before.
  private static func isEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    let count = left.count
    guard count >= 8 else {
      if count >= 4 {
        return word(left, 0, UInt32.self) == word(right, 0, UInt32.self)
          && word(left, count - 4, UInt32.self) == word(right, count - 4, UInt32.self)
      }
      return count == 0
        || left[0] == right[0] && left[count / 2] == right[count / 2]
          && left[count - 1] == right[count - 1]
    }
    var offset = 0
    while offset + 8 < count {
      guard word(left, offset, UInt64.self) == word(right, offset, UInt64.self) else {
        return false
      }
      offset += 8
    }
    return word(left, count - 8, UInt64.self) == word(right, count - 8, UInt64.self)
  }

  private static func word<Word: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ type: Word.Type
  ) -> Word {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt32, slot: Int
  ) -> TextID {
    let index = Int32(ends.count)
    storage.append(contentsOf: text)
    ends.append(Int32(storage.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(UInt32(bitPattern: index))
    if ends.count * 2 > slots.count { grow() }
    return TextID(index: index)
  }

  private mutating func grow() {
    let capacity = slots.count * 2
    let filled = slots.filter { $0 != Self.free }
    mask = capacity - 1
    slots = [UInt64](repeating: Self.free, count: capacity)
    for entry in filled {
      var slot = Int(entry >> 32) & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  /// Folded 128-bit products of eight bytes at a time, in the manner of wyhash.
  private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(text)
    let count = raw.count
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        hash = Self.mix(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      // The last eight bytes overlap the ones before.
      hash = Self.mix(hash, raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let head = raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let tail = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      hash = Self.mix(hash, UInt64(head) << 32 | UInt64(tail))
    } else if count > 0 {
      hash = Self.mix(
        hash, UInt64(raw[0]) << 16 | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]))
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return product.high ^ product.low
  }
}
