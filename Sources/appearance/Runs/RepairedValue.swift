import OutputText
import ThemeSyntax

struct RepairedValue: Equatable {
  let line: Int
  let before: String
  let after: String

  /// The values that differ between two versions of a file; none where lines came or went, which no repair of a
  /// value does.
  static func all(from old: SourceFile, to new: SourceFile) -> [RepairedValue] {
    let (before, after) = (lines(of: old), lines(of: new))
    guard before.count == after.count else { return [] }
    return before.indices.filter { before[$0] != after[$0] }.flatMap { index in
      let (old, new) = (entries(of: before[index]), entries(of: after[index]))
      let pairs = old.count == new.count ? Array(zip(old, new)) : [(before[index], after[index])]
      return pairs.filter { $0 != $1 }.map {
        RepairedValue(line: index + 1, Array($0), Array($1))
      }
    }
  }

  /// A line cut behind the colon of each key, as mappings may be written on one line.
  private static func entries(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  }

  /// What differs between two texts, from a border of words to one.
  private init(line: Int, _ old: [UInt8], _ new: [UInt8]) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, !Self.isBorder(old[start - 1]) { start -= 1 }
    let room = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, room)
    while end > 0, !Self.isBorder(old[old.count - end]) { end -= 1 }
    self.line = line
    before = String(decoding: old[start..<(old.count - end)], as: UTF8.self)
    after = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
  }

  private static func lines(of source: SourceFile) -> [ArraySlice<UInt8>] {
    source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Whether a byte stands between the values of a theme.
  private static func isBorder(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0D, UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
