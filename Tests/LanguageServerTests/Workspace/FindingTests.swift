import Testing
import ThemeCompiler
import ThemeSyntax

@testable import LanguageServer

@Suite struct FindingTests {
  private let theme = SourceFile(path: "/p/a.theme.yaml", text: "# 👍 é\nname: A\n")

  private func found(
    _ diagnostic: Diagnostic, _ encoding: PositionEncoding = .utf16Units
  ) throws -> Finding {
    var writer = FindingWriter(encoding)
    let findings = writer.findings([diagnostic], whole: "/p/whole") { range in
      range.file == 0 ? theme : nil
    }
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  @Test("a place is counted in what the client counts, from the beginning of its line")
  func places() throws {
    // The thumb is four bytes of UTF-8 and two units of UTF-16, the letter two and one.
    let thumb = Diagnostic("a", .warning, "b", at: SourceRange(file: 0, lower: 7, upper: 9))
    let first = try found(thumb)
    #expect(first.path == "/p/a.theme.yaml" && first.id == "a" && first.severity == .warning)
    #expect(first.range.start == TextPosition(line: 0, character: 5))
    #expect(first.range.end == TextPosition(line: 0, character: 6))
    #expect(try found(thumb, .utf8Bytes).range.start == TextPosition(line: 0, character: 7))
    let name = Diagnostic("a", .error, "b", at: SourceRange(file: 0, lower: 16, upper: 17))
    #expect(try found(name).range.start == TextPosition(line: 1, character: 6))
  }

  @Test("a finding about no place, or in a file that nobody has, is at the start of the whole")
  func whole() throws {
    for range in [nil, SourceRange(file: 1, lower: 3, upper: 4)] {
      let finding = try found(Diagnostic("a", .error, "b", at: range))
      #expect(finding.path == "/p/whole" && finding.range == .start)
    }
  }

  @Test("second places are told, but for those in files that nobody has")
  func related() throws {
    let notes = [0, 1].map { file in
      Diagnostic.Note("first here", at: SourceRange(file: file, lower: 10, upper: 14))
    }
    let finding = try found(
      Diagnostic("a", .error, "b", at: SourceRange(file: 0, lower: 10, upper: 14), notes: notes))
    #expect(finding.related.map(\.path) == ["/p/a.theme.yaml"])
    #expect(finding.related.map(\.message) == ["first here"])
    #expect(finding.related[0].range == finding.range)
  }
}
