import Foundation
import Testing

@testable import OutputText

@Suite("Texts that others wrote")
struct SafeTextTests {
  /// Everything that ends lines, is obeyed or is not seen, as this machine's Unicode has it.
  static let unsafe: [Unicode.Scalar] = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
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

  @Test(
    "joiners stay in words and emoji that need them",
    arguments: ["می\u{200C}خواهم", "क्\u{200D}ष", "👩‍👩‍👧", "🏳️‍🌈"])
  func joiners(text: String) {
    for target in Self.targets where target.name != "URI" {
      #expect(target.write(text).contains(text), "\(target.name)")
    }
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
