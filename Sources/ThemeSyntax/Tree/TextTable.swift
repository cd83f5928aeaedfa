import OutputText

/// An interned text: equal bytes have equal identifiers.
@usableFromInline package struct TextID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// Every distinct scalar text of a compilation, stored once and compared by bytes.
///
/// Vocabulary texts have the identifiers 0, 1, 2 … in order, so a parser can switch over them.
@usableFromInline package struct TextTable: Sendable {
  @usableFromInline var storage: [UInt8] = []
  /// Every text's end in `storage`, after a 0 for the first start.
  @usableFromInline var ends: [Int32] = [0]
  /// Open addressing: a text's index in the bits that count slots, bits of its hash above them.
  private var slots: [UInt32]
  private var mask: UInt32
  private static let free = UInt32.max
  /// Random, so no file can provoke collisions.
  private let seed = UInt64.random(in: .min ... .max)

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

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
    let words = TextWords(text)
    let hash = words.hash(seed)
    let slot = slot(of: words, hash: hash)
    let entry = slots[slot]
    return entry == Self.free ? add(text, hash: hash, slot: slot) : identifier(entry)
  }

  package func identifier(of text: UnsafeBufferPointer<UInt8>) -> TextID? {
    let words = TextWords(text)
    let entry = slots[slot(of: words, hash: words.hash(seed))]
    return entry == Self.free ? nil : identifier(entry)
  }

  package func identifier(of text: String) -> TextID? {
    var text = text
    return text.withUTF8 { identifier(of: $0) }
  }

  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  // Inlined, as a call would copy a table held by a class.
  @inlinable package func bytes(_ id: TextID) -> ArraySlice<UInt8> {
    storage[range(id.index)]
  }

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

  package func shortened(_ id: TextID) -> String {
    OutputText.shortened(bytes(id))
  }

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

  private func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash) & ~mask
  }

  private func identifier(_ entry: UInt32) -> TextID {
    TextID(index: Int32(truncatingIfNeeded: entry & mask))
  }

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
