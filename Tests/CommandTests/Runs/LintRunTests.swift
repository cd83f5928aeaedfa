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

  @Test("lint --watch checks after each change, and ends each time in one line")
  func lint() throws {
    func theme(_ color: String) -> String {
      """
      schema: 1
      name: Brand
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: "\(color)" }

      """
    }
    let folder = try TemporaryFolder(["a.theme.yaml": theme("#FFFFFF")])
    let watch = try WatchingCommand(["a.theme.yaml"], in: folder, command: "lint")
    #expect(watch.nextLine() == "watching: no errors, no warnings in 1 theme")
    try folder.write("a.theme.yaml", theme("#FDFDF"))
    #expect(watch.nextLine().hasPrefix("a.theme.yaml:7:40: error: "))
    for _ in 0..<2 { _ = watch.nextLine() }
    #expect(watch.nextLine() == "a.theme.yaml changed: 1 error in 1 theme")
    try folder.write("a.theme.yaml", theme("#FDFDFD"))
    #expect(watch.nextLine() == "a.theme.yaml changed: no errors, no warnings in 1 theme")
    #expect(try folder.names() == ["a.theme.yaml"])
  }
}
