import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import FindingReports
@testable import ThemeCompiler

/// Reports that every format is tested on: those of the fixtures, which are themes with all kinds of
/// findings.
enum SampleReports {
  /// The fixtures with findings.
  static let names = Fixtures.cases("Invalid")

  /// What the command has to say about a fixture.
  static func report(_ name: String) throws -> DiagnosticReport {
    let compilation = try FixtureCase("Invalid", name).compile()
    return DiagnosticReport(compilation, themes: FixtureCase("Invalid", name).themes.count)
  }

  /// The text of a range, as a format gives it by lines and columns in units of UTF-16.
  static func text(
    of source: SourceFile, from start: (line: Int, column: Int), to end: (line: Int, column: Int)
  ) -> String {
    var text = String(decoding: source.bytes, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let units = Array(text.utf16)
    var starts = [0]
    for (index, unit) in units.enumerated() {
      let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      if unit == 0x0A || unit == 0x0D && !isPair { starts.append(index + 1) }
    }
    let lower = starts[start.line - 1] + start.column - 1
    let upper = starts[end.line - 1] + end.column - 1
    return String(decoding: units[lower..<upper], as: UTF16.self)
  }
}

/// A schema of somebody else's format, where the data of these tests is at hand.
enum SharedSchemas {
  private static let folder = Fixtures.root.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/data/formats")

  private static let validators: [String: SchemaValidator] = {
    var validators: [String: SchemaValidator] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".json") {
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let schema = try? JSONValue(json: Array(data))
      else { continue }
      validators[name] = SchemaValidator(schema: schema)
    }
    return validators
  }()

  /// Whether the schemas are there.
  static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// A validator for a schema.
  static func validator(_ name: String) throws -> SchemaValidator {
    try #require(validators[name], "\(name)")
  }
}

extension DiagnosticFormat {
  /// A report in this format, read back as JSON.
  func json(_ report: DiagnosticReport) throws -> JSONValue {
    try JSONValue(json: Array(render(report).utf8))
  }
}
