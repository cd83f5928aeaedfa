import TestSupport
import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

/// Four times the file takes about four times as long; a square would take sixteen times.
@Suite("Time grows with the size of a file of tokens", .serialized, .timeLimit(.minutes(5)))
struct TokenGrowthTests {
  /// A file whose size is a number of entries.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (Int) -> String
    /// The inputs of a resolver document.
    var inputs: @Sendable (Int) -> [TokenEntry.Input] = { _ in [] }
  }

  private static let kinds = [
    Kind(testDescription: "a resolver with many sets") { count in
      resolver(
        sets: members(count) { "\"s\($0)\": { \"sources\": [] }" },
        order: (0..<count).map { "#/sets/s\($0)" })
    },
    Kind(testDescription: "a modifier of many contexts that stands many times in the order") {
      count in
      resolver(
        modifiers: "\"m\": { \"contexts\": {" + members(count) { "\"c\($0)\": []" } + "} }",
        order: (0..<count).map { _ in "#/modifiers/m" })
    },
    Kind(
      testDescription: "inputs for modifiers that are not there",
      text: { count in
        resolver(
          modifiers: members(count) {
            "\"theme\($0)\": { \"contexts\": { \"a\": [], \"b\": [] } }"
          },
          order: (0..<count).map { "#/modifiers/theme\($0)" })
      },
      inputs: { count in
        (0..<count).map {
          TokenEntry.Input(
            TokenEntry.Text("thmee\($0)", at: nil), TokenEntry.Text("a", at: nil))
        }
      }),
    Kind(testDescription: "pointers into a list") { count in
      group(count) { ##""$type": "color", "$value": { "$ref": "#/$defs/l/\##($0)" }"## }
        + ", \"$defs\": { \"l\": [" + members(count) { _ in "\"#123\"" } + "] } }"
    },
    Kind(testDescription: "pointers to a list that is no color's components") { count in
      group(count) { _ in
        ##""$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/$defs/l" } }"##
      } + ", \"$defs\": { \"l\": [" + members(count) { _ in "0" } + "] } }"
    },
    Kind(testDescription: "pointers to an object of many keys") { count in
      group(count) { _ in ##""$type": "color", "$value": { "$ref": "#/$defs/o" }"## }
        + ", \"$defs\": { \"o\": {" + members(count) { "\"k\($0)\": 0" } + "} } }"
    },
    Kind(testDescription: "pointers that one chain of pointers goes on from") { count in
      group(count) { _ in ##""$type": "color", "$value": { "$ref": "#/$defs/d0" }"## }
        + ", \"$defs\": {"
        + members(count / 50) { "\"d\($0)\": { \"$ref\": \"#/$defs/d\($0 + 1)\" }" } + "} }"
    },
    Kind(testDescription: "pointers into the color that a chain of aliases leads to") { count in
      group(count) { _ in
        ##""$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/c/a0/$value/x" } }"##
      } + ", \"c\": {"
        + members(count / 50) { "\"a\($0)\": { \"$value\": \"{c.a\($0 + 1)}\" }" } + "} }"
    },
    Kind(testDescription: "a pointer of many names") { count in
      ##"{ "t": { "$type": "color", "$value": { "$ref": "#"##
        + String(repeating: "/a", count: count) + "\" } } }"
    },
    Kind(testDescription: "a group that extends one of many names") { count in
      #"{ "g": { "$extends": "{"# + String(repeating: "a.", count: count * 10) + "a}\" } }"
    },
    Kind(testDescription: "an alias of many exclamation marks") { count in
      #"{ "t": { "$type": "color", "$value": "{"# + String(repeating: "!", count: count * 10)
        + "a}\" } }"
    },
    Kind(testDescription: "sets in an order, and themes that enable them") { count in
      "{ \"$metadata\": { \"tokenSetOrder\": [" + members(count) { "\"other\($0)\"" }
        + "] }, \"$themes\": [{ \"name\": \"light\", \"selectedTokenSets\": {"
        + members(count) { "\"set\($0)\": \"enabled\"" } + "} }],"
        + members(count) { "\"set\($0)\": {}" } + "}"
    },
    Kind(testDescription: "a token of many modes that many pointers lead to") { count in
      group(count) { _ in
        ##""$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/m/$value/x" } }"##
      } + #", "m": { "$type": "color", "$extensions": { "mode": {"#
        + members(count) { "\"m\($0)\": \"#123\"" } + "} } } }"
    },
    Kind(testDescription: "tokens in unknown spaces") { count in
      group(count) { #""$type": "color", "$value": { "colorSpace": "srbg\#($0)" }"# } + "}"
    },
  ]

  @Test("no kind of file of tokens takes time by the square of its size", arguments: kinds)
  func growth(_ kind: Kind) {
    // A busy machine may spoil one measurement, not three.
    let isLinear = (0..<3).contains { _ in
      time(kind, 1_200) < max(time(kind, 300), 0.01) * 9
    }
    #expect(isLinear)
  }

  /// The seconds that this thread works on a file, whatever else the machine does.
  private func time(_ kind: Kind, _ count: Int) -> Double {
    let source = SourceFile(path: "r.json", text: kind.text(count))
    var entry = TokenEntry(
      .resolver, path: TokenEntry.Text(source.path, at: nil), folder: "")
    entry.inputs = [.light: kind.inputs(count)]
    let start = ThreadTime.seconds
    _ = readTokens([entry]) { _ in .success(source) }
    return ThreadTime.seconds - start
  }

  private static func resolver(
    sets: String = "", modifiers: String = "", order: [String]
  ) -> String {
    "{ \"version\": \"2025.10\", \"sets\": {\(sets)}, \"modifiers\": {\(modifiers)}, "
      + "\"resolutionOrder\": [" + order.map { "{ \"$ref\": \"\($0)\" }" }.joined(separator: ",")
      + "] }"
  }

  /// A group of tokens that say this; the braces around it stay open.
  private static func group(_ count: Int, _ token: (Int) -> String) -> String {
    "{ \"g\": {" + members(count) { "\"a\($0)\": { \(token($0)) }" } + "}"
  }

  private static func members(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  @Test("a value in a value, 60 levels deep, is looked at once", .timeLimit(.minutes(1)))
  func nesting() {
    let text =
      #"{ "c": "# + String(repeating: #"{ "value": "#, count: 58) + #"{ "$x": 1 }"#
      + String(repeating: " }", count: 59)
    #expect(read([SourceFile(path: "t.json", text: text)]).tokens.isEmpty)
  }

  @Test("what is laid over something too often is one error")
  func layers() {
    let tokens = "{" + Self.members(20_000) { "\"a\($0)\": { \"$value\": 1 }" } + "}"
    let sources = Self.members(300) { _ in #"{ "$ref": "t.json" }"# }
    let resolver =
      #"{ "version": "2025.10", "sets": { "s": { "sources": ["# + sources
      + ##"] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##
    let system = read([
      SourceFile(path: "r.json", text: resolver), SourceFile(path: "t.json", text: tokens),
    ])
    #expect(
      system.findings.map(\.message) == [
        "more than 4000000 groups and tokens in the layers of all variants"
      ])
  }

  @Test(
    "files that many files ask for and that are missing are one error, and no more are looked for")
  func missing() {
    let sources = Self.members(3_000) { "{ \"$ref\": \"\($0).json\" }" }
    let resolver =
      #"{ "version": "2025.10", "sets": { "s": { "sources": ["# + sources
      + ##"] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##
    let system = read([SourceFile(path: "r.json", text: resolver)])
    #expect(system.missing.count == 2_000)
    #expect(
      system.findings.contains {
        $0.message == "more than 2000 files of tokens are missing; no others are looked for"
      })
  }

  private func read(_ files: [SourceFile]) -> TokenSystem {
    readTokens([TokenEntry(.file, path: TokenEntry.Text(files[0].path, at: nil), folder: "")]) {
      path in
      files.first { $0.path == path }.map { .success($0) }
        ?? .failure(LoadFailure("no such file"))
    }
  }
}
