import Testing

@testable import ThemeSyntax

@Suite struct MutationTests {
  private static let theme = """
    schema: 1
    palette: &p
      paper: "#F7F7F9"   # é
      link: { light: '#0A5FD9', dark: rgb(1 2 3) }
    appearances:
      light: &l
        <<: *p
        titleColor: {paper}
        list:
        - a
        - "b\\u00e9"
      dark: { <<: [*l, *p], text: |
        }
    """
  private static let json = """
    {"schema": 1, "palette": {"paper": "#F7\\u00e9", "link": [1, -2.5e3, null, true]}, "é": {}}
    """
  private static let pieces = [
    "[", "]", "{", "}", ":", ": ", ",", "#", "#fff", "\"", "'", "&a ", "*a", "!", "|", ">", "%",
    "@",
    "`", "\n", "\r\n", "\r", "  ", "\t", "- ", "? ", "<<: ", "---\n", "...\n", "é", "😀", "\u{FEFF}",
    "\\", "\\u", "\u{0}", "\u{85}", "/*", "//", "rgb(1, 2", "~", "null", "0",
  ].map { Array($0.utf8) }

  /// xorshift64: the same mutations in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test("mutated themes end in a tree or findings, with every range inside", arguments: 0..<20)
  func mutate(_ seed: Int) {
    var generator = Generator(state: 0x9E37_79B9_7F4A_7C15 &+ UInt64(seed))
    for round in 0..<1000 {
      let isJSON = round % 3 == 0
      var bytes = Array((isJSON ? Self.json : Self.theme).utf8)
      for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&bytes, &generator) }
      let reading = Reading(bytes, path: isJSON ? "a.json" : "a.yaml")
      let isFine =
        reading.rangesAreInside && (reading.result.tree != nil || !reading.findings.isEmpty)
      #expect(isFine, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      _ = reading.tree
      if let tree = reading.result.tree {
        var map: SourceMap?
        _ = waiverComments(in: reading.source, tree: tree, &map)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout Generator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0..<12, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &generator))
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
    case 3: bytes.removeSubrange(place...)
    default:
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    }
  }
}
