/// Where the places of an earlier text are in a later one: what stands before and behind all that
/// changed is still there.
package struct TextShift: Sendable {
  /// How many bytes the texts begin with in common.
  private let prefix: Int
  /// Where the common end begins in the earlier text.
  private let suffix: Int
  /// How much further down the common end is in the later text.
  private let distance: Int

  package static let none = TextShift(prefix: .max, suffix: .max, distance: 0)

  package var isNone: Bool { prefix == .max }

  private init(prefix: Int, suffix: Int, distance: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.distance = distance
  }

  package init(from old: [UInt8], to new: [UInt8]) {
    let common = min(old.count, new.count)
    var prefix = 0
    while prefix < common, old[prefix] == new[prefix] { prefix += 1 }
    var tail = 0
    while tail < common - prefix, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    if prefix == old.count, prefix == new.count {
      self = .none
    } else {
      self.init(prefix: prefix, suffix: old.count - tail, distance: new.count - old.count)
    }
  }

  /// The bytes that changed, in the earlier and in the later text; nil where none did.
  var change: (earlier: Range<Int>, later: Range<Int>)? {
    isNone ? nil : (prefix..<suffix, prefix..<(suffix + distance))
  }

  /// Where a range of the earlier text is in the later one; nil where it changed.
  package func later(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= prefix { return range }
    guard range.lowerBound >= suffix else { return nil }
    return (range.lowerBound + distance)..<(range.upperBound + distance)
  }

  /// Where an offset of the later text was in the earlier one; within what changed, where that began.
  package func earlier(_ offset: Int) -> Int {
    if offset <= prefix { return offset }
    return offset >= suffix + distance ? offset - distance : prefix
  }
}
