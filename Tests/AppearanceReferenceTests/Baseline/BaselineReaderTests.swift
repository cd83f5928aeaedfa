import FindingReports
import Testing
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceReference

@Suite struct BaselineReaderTests {
  @Test(
    "a broken baseline is refused with its place",
    arguments: [
      ("", "1:1 baseline is an object with 'version' and 'findings'"),
      ("[]", "1:1 baseline is an object with 'version' and 'findings'"),
      ("{\n \"version\": 1\n \"findings\": []}", "2:14 expected ',' after this value"),
      ("{\"version\": 3}", "1:13 baseline version 3 is not supported; use 1 or 2"),
      ("{\"version\": \"1\"}", "1:13 'version' takes a number"),
      ("{\"version\": 1}", "1:1 'findings' is missing"),
      ("{\"version\": 1, \"findings\": {}}", "1:28 'findings' takes a list"),
      (
        "{\"version\": 1, \"findings\": [\n1]}",
        "2:1 a finding is an object with 'file', 'rule' and so on"
      ),
      ("{\"version\": 1, \"findings\": [\n{}]}", "2:1 'file' is missing"),
      (
        "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"fingerprint\": \"b\", \"rule\": \"c\", "
          + "\"message\": \"d\", \"severity\": \"note\", \"waived\": 0}]}",
        "1:122 'waived' takes a contrast ratio from 1 to 21"
      ),
      (
        "{\"version\": 2, \"findings\": [{\"file\": \"a\", \"fingerprint\": \"b\", \"rule\": \"c\", "
          + "\"message\": \"d\", \"severity\": \"note\", \"contrast\": {\"dark\": 22}}]}",
        "1:133 'dark' takes a contrast ratio from 1 to 21"
      ),
      (
        "{\"version\": 2, \"findings\": [{\"file\": \"a\", \"fingerprint\": \"b\", \"rule\": \"c\", "
          + "\"message\": \"d\", \"severity\": \"note\", \"waived\": false}]}",
        "1:122 'waived' takes true"
      ),
      ("{\"version\": 1, \"findings\": [{\"file\": 1}]}", "1:38 'file' takes text"),
    ])
  func broken(text: String, expected: String) throws {
    let source = SourceFile(path: "known", text: text)
    let (baseline, diagnostics) = Baseline.read(source)
    #expect(baseline == nil)
    let finding = try #require(diagnostics.first)
    var places = DiagnosticReport(diagnostics: diagnostics, sources: [], themes: 0)
    places.add(source, as: FileNumbers.baseline, nil)
    let position = places.position(of: finding.range)
    #expect("\(position?.line ?? 0):\(position?.column ?? 0) \(finding.message)" == expected)
  }

  @Test("an entry has the contrast of each variant that lacks it")
  func variants() throws {
    let text = """
      {"version": 2, "findings": [
      {"file": "a", "fingerprint": "f", "rule": "r", "message": "m", "severity": "note",
       "contrast": {"light": 1.25, "darkHighContrast": 2}, "waived": true}]}
      """
    let baseline = try #require(Baseline.read(SourceFile(path: "known", text: text)).0)
    #expect(baseline.entries.map(\.contrast) == [[1.25, nil, nil, 2]])
    #expect(baseline.entries.map(\.isWaived) == [true])
  }

  @Test("an entry's theme is its file where none is named, and its place that of its message")
  func entries() throws {
    let text = """
      {"version": 1, "findings": [
      {"file": "a", "fingerprint": "f", "rule": "r", "message": "m", "severity": "note", "waived": 2.5},
      {"file": "a", "theme": "b", "fingerprint": "g", "rule": "r", "message": "m", "severity": "error"}]}
      """
    let source = SourceFile(path: "known", text: text)
    let entries = try #require(Baseline.read(source).0).entries
    #expect(entries.map(\.theme) == ["a", "b"] && entries.map(\.isWaived) == [true, false])
    // Version 1 has a single ratio, for waived pairs only.
    #expect(entries.map(\.contrast) == [[2.5, 2.5, 2.5, 2.5], []])
    #expect(entries.map(\.severity) == [.note, .error])
    let range = try #require(entries.first?.range)
    let bytes = source.bytes[Int(range.lower)..<Int(range.upper)]
    #expect(String(decoding: bytes, as: UTF8.self) == "\"m\"")
  }
}
