import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import OutputText
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite struct GitHubFormatTests {
  @Test("a finding is a command with its place, its rule and all that is said about it")
  func command() {
    let range = SourceRange(file: 0, lower: 5, upper: 6)
    let finding = Diagnostic(
      "duplicate-key", .error, "mapping declares 'a' twice", at: range,
      notes: [.init("first declared here", at: SourceRange(file: 0, lower: 0, upper: 1))],
      fixIts: [.init("remove it", replace: range, with: "")])
    let source = SourceFile(path: "one", text: "a: 1\na: 2")
    let report = DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1)
    #expect(
      DiagnosticFormat.gitHub.render(report) == """
        ::error file=one,line=2,col=1,endLine=2,endColumn=2,title=duplicate-key::mapping declares 'a' \
        twice%0Asuggestion: remove it%0Aone:1:1: first declared here

        """)
  }

  @Test("what ends a command or a property is escaped, and comes back when it is read")
  func escapes() throws {
    let path = "50%, a:b\u{FF0C}.yaml"
    let commands = WorkflowCommand.all(
      in: DiagnosticFormat.gitHub.render(report("‹a›", "100% of a::b, c", path: path)))
    let command = try #require(commands.first)
    #expect(commands.count == 1)
    #expect(command.properties["file"] == path)
    #expect(command.message == "100% of a::b, c")
    #expect(
      DiagnosticFormat.gitHub.render(report("‹a›", "100%", path: "50%, a:b")).hasPrefix(
        "::error file=50%25%2C a%3Ab,line=1,"))
  }

  @Test("columns count UTF-16 code units, and only a range within a line has them")
  func columns() throws {
    let wide = DiagnosticFormat.gitHub.render(report("名: 👍 ‹色›"))
    #expect(wide.hasPrefix("::error file=Brand.theme.yaml,line=1,col=7,endLine=1,endColumn=8,"))
    let long = DiagnosticFormat.gitHub.render(report("a:\n  ‹b:\n    c: 1\n›d: 2"))
    #expect(long.hasPrefix("::error file=Brand.theme.yaml,line=2,endLine=3,title="))
  }

  @Test("errors come first and notes last, each kind in the order of the places")
  func order() {
    let severities: [Diagnostic.Severity] = [.note, .warning, .error, .warning, .error]
    let commands = WorkflowCommand.all(in: DiagnosticFormat.gitHub.render(many(severities)))
    #expect(commands.map(\.kind) == ["error", "error", "warning", "warning", "notice"])
    #expect(commands.map(\.message) == ["2", "4", "1", "3", "0"])
  }

  @Test("a notice counts what GitHub does not show, before the notes that hide it")
  func rest() throws {
    let few = [Diagnostic.Severity](repeating: .error, count: 10)
    #expect(!DiagnosticFormat.gitHub.render(many(few)).contains("more in the log"))
    let notes = [Diagnostic.Severity](repeating: .note, count: 10)
    #expect(!DiagnosticFormat.gitHub.render(many(notes)).contains("more in the log"))
    let crowd = few + notes + [.error, .warning]
    let commands = WorkflowCommand.all(in: DiagnosticFormat.gitHub.render(many(crowd)))
    #expect(
      commands[12].message
        == "1 error, 1 note more in the log of this step; GitHub shows 10 of a kind")
    #expect(commands[12].kind == "notice")
    #expect(commands[13...].map(\.kind) == Array(repeating: "notice", count: 10))
  }

  @Test("a clean run writes nothing, a finding without a place only its file")
  func clean() {
    #expect(
      DiagnosticFormat.gitHub.render(DiagnosticReport(diagnostics: [], sources: [], themes: 3))
        == "")
    let finding = Diagnostic("too-large", .error, "file is too large", at: nil)
    let source = SourceFile(path: "x.yaml", text: "")
    #expect(
      DiagnosticFormat.gitHub.render(
        DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1))
        == "::error file=x.yaml,title=too-large::file is too large\n")
  }

  @Test("every finding of every fixture comes back", arguments: SampleReports.names)
  func fixtures(name: String) throws {
    let report = try SampleReports.report(name)
    let commands = WorkflowCommand.all(in: DiagnosticFormat.gitHub.render(report))
    let found = commands.filter { $0.properties["title"] != "appearance" }
    let expected = [Diagnostic.Severity.error, .warning, .note].flatMap { severity in
      report.diagnostics.filter { $0.severity == severity }
    }
    #expect(found.map { $0.properties["title"] } == expected.map(\.id))
    for (command, finding) in zip(found, expected) {
      #expect(command.message.hasPrefix(visibleText(finding.message)))
    }
  }

  private func many(_ severities: [Diagnostic.Severity]) -> DiagnosticReport {
    let findings = severities.enumerated().map { index, severity in
      Diagnostic(
        "rule", severity, "\(index)",
        at: SourceRange(file: 0, lower: Int32(index), upper: Int32(index + 1)))
    }
    let source = SourceFile(path: "x", text: String(repeating: "x", count: severities.count))
    return DiagnosticReport(diagnostics: findings, sources: [source], themes: 1)
  }
}

/// A workflow command as the runner reads it.
private struct WorkflowCommand {
  let kind: String
  let properties: [String: String]
  let message: String

  /// The commands of a log, one to a line.
  static func all(in log: String) -> [WorkflowCommand] {
    log.split(separator: "\n").compactMap { WorkflowCommand(String($0)) }
  }

  private init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line[..<end.lowerBound].dropFirst(2)
    let parts = head.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    kind = String(parts[0])
    var properties: [String: String] = [:]
    for property in parts[1].split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      properties[String(pair[0])] = Self.unescaped(
        pair[1], [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
    }
    self.properties = properties
    message = Self.unescaped(
      line[end.upperBound...], [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
  }

  /// The runner replaces one escape after the other, the percent sign last.
  private static func unescaped(_ text: Substring, _ escapes: [(String, String)]) -> String {
    escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
