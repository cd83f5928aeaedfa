import TestSupport
import AppearanceCompiler
import Testing

@testable import FindingReports
@testable import ThemeFiles

@Suite struct LintRunTests {
  @Test("findings go to standard output and fail the run when one is an error")
  func findings() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning", "b.theme.yaml": "error"])
    let run = try Transcript.lint(
      ThemeRequest(paths: [folder.path]), FindingRequest(format: .xcode))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(folder["a.theme.yaml"]):1:1: warning: something is odd [fake]
        \(folder["b.theme.yaml"]):1:1: error: something is odd [fake]

        """)
    #expect(run.errors == "")
    #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml"])
  }

  @Test("a clean run says so, unless it is to be quiet")
  func clean() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    var request = ThemeRequest(paths: [folder.path])
    #expect(try Transcript.lint(request).output == "no errors, no warnings in 1 theme\n")
    request.quiet = true
    #expect(try Transcript.lint(request).output == "")
  }

  @Test("a warning fails the run with --strict only", arguments: [true, false])
  func strict(strict: Bool) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning"])
    let run = try Transcript.lint(ThemeRequest(paths: [folder.path], strict: strict))
    #expect(run.status == (strict ? .findings : .done))
  }
}
