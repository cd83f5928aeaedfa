import OutputText

/// An interned text: two scalars with the same bytes have the same identifier.
@usableFromInline package struct TextID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// Every distinct scalar text of a compilation, stored once.
///
/// Comparison is by bytes, never by Unicode equivalence. Texts preloaded as a vocabulary have the
/// identifiers 0, 1, 2 … in the given order, so a parser can switch over known words without
/// comparing strings.
@usableFromInline package struct TextTable: Sendable {
  @usableFromInline var storage: [UInt8] = []
  /// Where every text ends in `storage`, after a 0 for where the first one starts.
  @usableFromInline var ends: [Int32] = [0]
  /// Open addressing: a text's index in the bits that count slots, bits of its hash above them.
  private var slots: [UInt32]
  private var mask: UInt32
  private static let free = UInt32.max
  /// Differs from run to run, so that nobody can write a file whose texts all collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// A table that holds the words of a vocabulary, which must differ from one another.
  package init(vocabulary: [String] = []) {
    var capacity = 256
    while capacity < vocabulary.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: Self.free, count: capacity)
    mask = UInt32(capacity - 1)
    for word in vocabulary {
      var word = word
      _ = word.withUTF8 { intern($0) }
    }
  }

  package var count: Int { ends.count - 1 }

  /// The identifier of a text, which is added when it is new.
  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    let words = TextWords(text)
    let hash = words.hash(seed)
    let slot = slot(of: words, hash: hash)
    let entry = slots[slot]
    return entry == Self.free ? add(text, hash: hash, slot: slot) : identifier(entry)
  }

  /// The identifier of a text, nil when the table does not have it.
  package func identifier(of text: UnsafeBufferPointer<UInt8>) -> TextID? {
    let words = TextWords(text)
    let entry = slots[slot(of: words, hash: words.hash(seed))]
    return entry == Self.free ? nil : identifier(entry)
  }

  /// The identifier of a string, nil when the table does not have it.
  package func identifier(of text: String) -> TextID? {
    var text = text
    return text.withUTF8 { identifier(of: $0) }
  }

  /// The identifier of a string, which is added when it is new.
  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  // A table that a class holds would be copied, reference by reference, to call what cannot be inlined.
  @inlinable package func bytes(_ id: TextID) -> ArraySlice<UInt8> {
    storage[range(id.index)]
  }

  /// Whether a text is the same bytes as a string.
  package func isText(_ id: TextID, _ string: String) -> Bool {
    var string = string
    return storage.withUnsafeBufferPointer { stored in
      string.withUTF8 {
        TextWords($0) == TextWords(UnsafeBufferPointer(rebasing: stored[range(id.index)]))
      }
    }
  }

  @inlinable package func string(_ id: TextID) -> String {
    String(decoding: storage[range(id.index)], as: UTF8.self)
  }

  /// The text as a message shows it: one line, at most 40 characters.
  package func shortened(_ id: TextID) -> String {
    OutputText.shortened(bytes(id))
  }

  /// The slot that holds a text, or the free one where it belongs.
  @inline(__always)
  private func slot(of words: TextWords, hash: UInt64) -> Int {
    let tag = tag(hash)
    var slot = Int(hash >> 32) & Int(mask)
    return slots.withUnsafeBufferPointer { slots in
      while slots[slot] != Self.free {
        let entry = slots[slot]
        if entry & ~mask == tag, holds(words, at: identifier(entry).index) { return slot }
        slot = (slot + 1) & Int(mask)
      }
      return slot
    }
  }

  /// The bits of a hash that a slot has room for.
  private func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash) & ~mask
  }

  private func identifier(_ entry: UInt32) -> TextID {
    TextID(index: Int32(truncatingIfNeeded: entry & mask))
  }

  @inline(__always)
  private func holds(_ words: TextWords, at index: Int32) -> Bool {
    storage.withUnsafeBufferPointer {
      words == TextWords(UnsafeBufferPointer(rebasing: $0[range(index)]))
    }
  }

  @inlinable func range(_ index: Int32) -> Range<Int> {
    Int(ends[Int(index)])..<Int(ends[Int(index) + 1])
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64, slot: Int) -> TextID {
    let index = Int32(count)
    storage.append(contentsOf: text)
    ends.append(Int32(storage.count))
    slots[slot] = tag(hash) | UInt32(index)
    if count * 2 > slots.count { grow() }
    return TextID(index: index)
  }

  private mutating func grow() {
    let capacity = slots.count * 4
    mask = UInt32(capacity - 1)
    slots = [UInt32](repeating: Self.free, count: capacity)
    storage.withUnsafeBufferPointer { stored in
      for index in 0..<Int32(count) {
        let hash = TextWords(UnsafeBufferPointer(rebasing: stored[range(index)])).hash(seed)
        var slot = Int(hash >> 32) & Int(mask)
        while slots[slot] != Self.free { slot = (slot + 1) & Int(mask) }
        slots[slot] = tag(hash) | UInt32(index)
      }
    }
  }
}
