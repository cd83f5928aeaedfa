import Foundation
import Testing

@testable import ThemeSyntax

/// The YAML test suite against libyaml as we use it, with the list of cases where libyaml deviates.
@Suite("The YAML test suite", .enabled(if: YAMLSuite.isThere))
struct YAMLEventsTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let yaml: String
    let error: Bool
    let events: String
    var testDescription: String { id }
  }

  @Test(
    "events equal the suite's, except for the cases known to deviate", arguments: YAMLSuite.cases)
  func events(_ item: Case) {
    let (events, isComplete) = YAMLSuite.dump(Array(item.yaml.utf8))
    let verdict =
      switch (item.error, isComplete) {
      case (true, false): "right"
      case (true, true): "should-fail-but-parsed"
      case (false, false): "should-parse-but-error"
      case (false, true): events == item.events ? "right" : "different-events"
      }
    #expect(verdict == YAMLSuite.deviations[item.id, default: "right"], "\(events)")
  }

  @Test("the suite is whole")
  func count() {
    #expect(YAMLSuite.cases.count > 300 && YAMLSuite.deviations.count > 10)
  }

  @Test("every case ends in a tree or findings, all inside the file", arguments: YAMLSuite.cases)
  func reads(_ item: Case) {
    let reading = Reading(item.yaml)
    #expect(reading.result.tree != nil || !reading.findings.isEmpty)
    #expect(reading.rangesAreInside)
    _ = Reading(item.yaml, path: "a.json").rangesAreInside
  }
}

enum YAMLSuite {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared/data/yaml").standardizedFileURL

  /// Whether the suite is at hand.
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  /// The suite's cases; none where the suite is absent.
  static let cases: [YAMLEventsTests.Case] = {
    struct File: Decodable { let cases: [YAMLEventsTests.Case] }
    let url = folder.appendingPathComponent("yaml-test-suite.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.cases ?? []
  }()

  /// Per case, the way in which libyaml 0.2.5 is known to deviate.
  static let deviations: [String: String] = {
    struct Item: Decodable { let id: String }
    let url = folder.appendingPathComponent("libyaml-0.2.5-deviations.json")
    guard let data = try? Data(contentsOf: url),
      let lists = try? JSONDecoder().decode([String: [Item]].self, from: data)
    else { return [:] }
    return lists.reduce(into: [:]) { all, list in list.value.forEach { all[$0.id] = list.key } }
  }()

  /// The events in the suite's notation, and whether the stream was read to its end.
  static func dump(_ bytes: [UInt8]) -> (events: String, isComplete: Bool) {
    var text = ""
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let isComplete = bytes.dropFirst(hasMark ? 3 : 0).withUnsafeBufferPointer { buffer in
      var events = YAMLEvents(buffer)
      while events.advance() { text += line(events) + "\n" }
      return events.problem == nil
    }
    return (text, isComplete)
  }

  private static func line(_ events: borrowing YAMLEvents) -> String {
    let anchor = events.anchor.map { " &" + String(decoding: $0, as: UTF8.self) } ?? ""
    let tag = events.tag.map { " <" + String(decoding: $0, as: UTF8.self) + ">" } ?? ""
    switch events.kind {
    case .none: return ""
    case .streamStart: return "+STR"
    case .streamEnd: return "-STR"
    case .documentStart: return events.isImplicit ? "+DOC" : "+DOC ---"
    case .documentEnd: return events.isImplicit ? "-DOC" : "-DOC ..."
    case .alias: return "=ALI" + anchor.replacingOccurrences(of: "&", with: "*")
    case .mappingStart: return "+MAP" + (events.isFlow ? " {}" : "") + anchor + tag
    case .mappingEnd: return "-MAP"
    case .sequenceStart: return "+SEQ" + (events.isFlow ? " []" : "") + anchor + tag
    case .sequenceEnd: return "-SEQ"
    case .scalar:
      let sign =
        switch events.scalar.style {
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        default: ":"
        }
      let text = String(decoding: events.scalar.text, as: UTF8.self)
      return "=VAL\(anchor)\(tag) \(sign)\(escaped(text))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\u{8}", with: "\\b")
      .replacingOccurrences(of: "\t", with: "\\t")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\r")
  }
}
