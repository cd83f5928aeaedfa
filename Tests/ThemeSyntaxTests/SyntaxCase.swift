import Foundation
import Testing

/// One case of a file in Fixtures/Syntax: a source and everything the reader says of it.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let file: String
  let name: String
  let source: String
  let expected: [String]

  var testDescription: String { "\(file): \(name)" }

  /// What the reader says: tree, the source of each node, findings, notes, the file after fix-its.
  var actual: [String] {
    let reading = Reading(source, path: file.hasPrefix("json") ? "t.theme.JSON" : "t.theme.yaml")
    var lines: [String] = []
    if let tree = reading.tree {
      lines.append("tree \(tree)")
      lines.append("at   " + reading.sources.joined(separator: " ¦ "))
    }
    lines += reading.findings.map { "err  \($0)" }
    lines += reading.notes.map { "note \($0)" }
    if reading.fixed != source { lines.append("fix  \(reading.fixed)") }
    return lines.map(Self.escape)
  }

  /// The case as it is in its file.
  var text: String {
    "## \(name)\nin   \(Self.escape(source))\n" + actual.map { $0 + "\n" }.joined() + "\n"
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Syntax")

  /// Every case of every file.
  static let all: [SyntaxCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".cases") }.sorted().flatMap(read)
  }()

  /// The cases of some files.
  static func of(_ files: String...) -> [SyntaxCase] { all.filter { files.contains($0.file) } }

  /// Expects what the reader says to be what is recorded.
  func expectRecorded() {
    #expect(
      actual == expected,
      "after a look, record anew with RECORD_FIXTURES=1 swift test --filter SyntaxCaseTests")
  }

  static func read(_ file: String) -> [SyntaxCase] {
    let url = folder.appendingPathComponent(file)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "## ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n").filter { !$0.isEmpty }
      return SyntaxCase(
        file: file, name: lines[0], source: unescape(String(lines[1].dropFirst(5))),
        expected: Array(lines.dropFirst(2)))
    }
  }

  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x5C: escaped += "\\\\"
      case 0x0A: escaped += "\\n"
      case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xFEFE, 0x1F000...0x1FFFF:
        escaped.unicodeScalars.append(scalar)
      default: escaped += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    // A blank at the end of a line would be lost to editors.
    return escaped.hasSuffix(" ") ? escaped.dropLast() + "\\u{20}" : escaped
  }

  static func unescape(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        result.append(character)
        continue
      }
      if kind == "u", let end = rest.firstIndex(of: "}") {
        let digits = rest[..<end].dropFirst()
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(kind == "n" ? "\n" : kind)
      }
    }
    return result
  }
}
