import Foundation
import Testing

@testable import OutputText

@Suite("Texts that others wrote")
struct SafeTextTests {
  /// Everything that ends lines, is obeyed or is not seen, as this machine's Unicode has it.
  private static let unsafe: [Unicode.Scalar] = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    .filter { categories.contains($0.properties.generalCategory) }
  private static let categories: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  /// A place that texts go to: its name, what of the unsafe it may have, and the way there.
  private struct Target: Sendable {
    let name: String
    var kept: Set<Unicode.Scalar> = []
    let write: @Sendable (String) -> String
  }

  private static let targets = [
    Target(name: "comment", kept: ["\t"]) { SwiftText.commentLines($0).joined() },
    Target(name: "literal") { SwiftText.literal($0) },
    Target(name: "JSON") { String(decoding: jsonText($0), as: UTF8.self) },
    Target(name: "report") { visibleText($0) },
    Target(name: "message of several lines", kept: ["\n"]) { visibleLines($0) },
    Target(name: "content", kept: ["\n", "\t"]) { visibleContent($0) },
    Target(name: "XML", kept: ["\n"]) { xmlText($0) },
    Target(name: "attribute") { xmlText($0, inAttribute: true) },
    Target(name: "property") { WorkflowText.property($0) },
    Target(name: "annotation") { WorkflowText.message([$0]) },
    Target(name: "path") { quotedPath($0) },
    Target(name: "URI") { pathURI($0) },
    Target(name: "code span") { MarkdownText.code($0) },
    Target(name: "words of Markdown") { MarkdownText.cell($0) },
  ]

  @Test("no character that ends a line, is obeyed or hides reaches any output as it is")
  func everyCharacter() {
    #expect(Self.unsafe.count > 200)
    for target in Self.targets {
      var raw: Set<Unicode.Scalar> = []
      for scalar in Self.unsafe {
        // In front, between, at the end, and after itself.
        let written = target.write("\(scalar)a\(scalar)b\(scalar)\(scalar)")
        for left in written.unicodeScalars where Self.unsafe.contains(left) { raw.insert(left) }
      }
      #expect(raw.subtracting(target.kept) == [], "\(target.name)")
    }
  }

  @Test("the table has all of them, and what Unicode keeps free for more")
  func table() {
    for scalar in Self.unsafe { #expect(UnsafeCharacter.contains(scalar)) }
    for value in [0xFFFE, 0xFDD0, 0x1FFFF, 0x2065, 0xE0080, 0x10FF80, 0x10FFFF] as [UInt32] {
      #expect(Unicode.Scalar(value).map(UnsafeCharacter.contains) == true)
    }
    for scalar in "aé日👍\u{301}\u{FE0F}\u{E000}\u{FFFD}\u{A0}\u{3000}".unicodeScalars {
      #expect(!UnsafeCharacter.contains(scalar))
    }
  }

  /// What runners of GitHub and Azure, and TeamCity, take for a command anywhere in a line or at its beginning.
  static let commands = [
    "##[add-matcher]x", "a ##vso[task.setvariable]b", "###[x", "##teamcity[x", "# ##VSO[x",
    "::error::x", " \t ::stop-commands::x",
  ]

  @Test("no command of a log reaches any text as it is", arguments: commands)
  func logCommand(text: String) {
    for target in Self.targets {
      let written = target.write("\(text)\n\(text)")
      #expect(!holdsLogCommand(written), "\(target.name): \(written)")
    }
    #expect(jsonText("a: ::b #[c] ##d ## [e]") == Array(#""a: ::b #[c] ##d ## [e]""#.utf8))
    #expect(visibleText("a: ::b #[c] ##d ## [e]") == "a: ::b #[c] ##d ## [e]")
  }

  @Test(
    "JSON, quoted paths and URIs read back as they were, so no two texts are written alike")
  func readBack() throws {
    let scalars = Self.unsafe + ["\"", "\\", "%", "é", "👍", "\u{FFFE}", "\u{FFFF}", " "]
    for text in scalars.map({ "\($0)a\($0)b" }) + Self.commands {
      let json = try JSONDecoder().decode(
        [String].self, from: Data([0x5B] + jsonText(text) + [0x5D]))
      #expect(json.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(unquoted(quotedPath(text)) == Array(text.utf8))
      #expect(pathURI("x" + text).removingPercentEncoding == "x" + text)
    }
    let bytes = PathText.text([0x61, 0xFF, 0xE9])
    #expect(quotedPath(bytes) == #""a\377\351""#)
    #expect(jsonText(bytes) == Array(#""a\udbff\udfff\udbff\udfe9""#.utf8))
    #expect(pathURI(bytes) == "a%FF%E9")
    #expect(visibleText(bytes) == #"a\xFF\xE9"#)
  }

  @Test("JSON escapes every byte that needs it, wherever in a text it is")
  func everyPlace() {
    for length in 1...20 {
      for place in 0..<length {
        for (byte, escape) in [
          (UInt8(0), "\\u0000"), (0x1F, "\\u001f"), (0x22, "\\\""), (0x5C, "\\\\"),
          (0x7F, "\\u007f"),
        ] {
          var bytes = [UInt8](repeating: 0x7E, count: length)
          bytes[place] = byte
          let expected =
            [0x22] + bytes[..<place] + Array(escape.utf8) + bytes[(place + 1)...] + [0x22]
          #expect(jsonText(String(decoding: bytes, as: UTF8.self)) == expected)
        }
      }
    }
  }

  @Test(
    "a line break of any kind breaks a comment, and CR LF does once",
    arguments: ["\n", "\u{B}", "\u{C}", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreaks(end: String) {
    #expect(
      SwiftText.commentLines("one \(end)two\(end)\(end)three") == ["one", "two", "", "three"])
    #expect(SwiftText.commentLines(end) == ["", ""])
  }

  @Test("literals escape, so that Swift reads the text back")
  func literal() {
    #expect(
      SwiftText.literal("\"\\(x)\\\n\r\t\u{0}\u{2028}\u{202E}é\u{10FFE9}")
        == #""\"\\(x)\\\n\r\t\u{0}\u{2028}\u{202E}é\u{10FFE9}""#)
  }

  @Test(
    "joiners stay in words and emoji that need them",
    arguments: ["می\u{200C}خواهم", "क्\u{200D}ष", "👩‍👩‍👧", "🏳️‍🌈"])
  func joiners(text: String) {
    for target in Self.targets where target.name != "URI" {
      #expect(target.write(text).contains(text), "\(target.name)")
    }
  }

  @Test(
    "joiners that only hide are written out",
    arguments: [
      ("a\u{200D}b", #"a\u{200D}b"#), ("\u{200C}é", #"\u{200C}é"#),
      ("é\u{200D}\u{200C}\u{200D}", "é\u{200D}\\u{200C}\\u{200D}"),
    ])
  func hidingJoiners(text: String, shown: String) {
    #expect(visibleText(text) == shown)
    #expect(SwiftText.commentLines(text) == [shown])
  }

  @Test(
    "paths stand as they are unless a reader would misread them",
    arguments: [
      ("Themes/Brand.theme.yaml", "Themes/Brand.theme.yaml"), ("a b", "a b"), ("ü/日本", "ü/日本"),
      (" a", #"" a""#), ("a ", #""a ""#), ("a\tb\n", #""a\tb\n""#), (#"a"b\"#, #""a\"b\\""#),
      ("\u{1B}[31m", #""\033[31m""#), ("\u{7}\u{8}\u{B}\u{C}\r", #""\a\b\v\f\r""#),
      ("a\u{202E}", #""a\342\200\256""#),
    ])
  func paths(path: String, written: String) {
    #expect(quotedPath(path) == written)
  }

  @Test("what a file holds keeps its lines and tabs on a terminal, whatever ends them")
  func content() {
    #expect(visibleContent("a\tb\r\nc\u{1B}\rd\n") == "a\tb\r\nc\\u{1B}\\u{D}d\n")
  }

  @Test("bytes that are not UTF-8 survive the way through text", arguments: 0..<256)
  func roundTrip(byte: Int) {
    let bytes: [UInt8] = [0x61, UInt8(byte), 0xF4, 0x8F, 0xBF, 0xBE, UInt8(byte)]
    #expect(PathText.bytes(PathText.text(bytes)) == bytes)
  }

  /// Whether a runner finds a command in a text.
  private func holdsLogCommand(_ text: String) -> Bool {
    text.lowercased().contains(/##[a-z]*\[/)
      || text.split(separator: "\n").contains { $0.contains(/^\s*::/) }
  }

  /// What a path quoted as in C means.
  private func unquoted(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)[...]
    guard bytes.first == UInt8(ascii: "\"") else { return Array(bytes) }
    bytes = bytes.dropFirst().dropLast()
    let letters = Dictionary(
      uniqueKeysWithValues: zip("abtnvfr\"\\".utf8, [7, 8, 9, 10, 11, 12, 13, 34, 92]))
    var result: [UInt8] = []
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = bytes.first else {
        result.append(byte)
        continue
      }
      if let letter = letters[next] {
        result.append(UInt8(letter))
        bytes = bytes.dropFirst()
      } else {
        result.append(UInt8(String(decoding: bytes.prefix(3), as: UTF8.self), radix: 8) ?? 0)
        bytes = bytes.dropFirst(3)
      }
    }
    return result
  }
}
