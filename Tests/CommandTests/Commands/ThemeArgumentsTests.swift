import TestSupport
import FindingReports
import ArgumentParser
import Testing
import ThemeFiles

@testable import appearance

@Suite struct ThemeArgumentsTests {
  @Test(
    "with paths and plain flags a command does what the parser makes of them",
    arguments: [
      ("lint", "a.theme.yaml"), ("lint", "- a.theme.yaml"), ("lint", "b.theme.yaml"),
      ("lint", "@list ."), ("compile", "a.theme.yaml"), ("compile", "b.theme.yaml -"),
      ("compile", "- in"), ("lint", "--strict c.theme.yaml"), ("lint", "c.theme.yaml --verbose"),
      ("lint", "-q a.theme.yaml c.theme.yaml --strict"), ("lint", "--quiet -v a.theme.yaml"),
      ("lint", "--strict --quiet"), ("lint", "-qv a.theme.yaml"),
      ("compile", "--verbose a.theme.yaml"),
      ("compile", "-v --strict c.theme.yaml"), ("compile", "--quiet a.theme.yaml"),
    ])
  func plain(command: String, arguments: String) throws {
    let input = "name: Other\n"
    let files = [
      "a.theme.yaml": "name: A\n", "b.theme.yaml": "nme: B\n", "list": "a.theme.yaml\n",
      "c.theme.yaml": """
      name: C
      appearances: { a: { toolbar: { background: opaque, backgroundColor: "#FFFFFFE6" } } }

      """,
    ]
    let folder = try TemporaryFolder(files)
    let same = try TemporaryFolder(files)
    let words = arguments.split(separator: " ").map(String.init)
    let flags = words.filter { $0 != "-" && $0.hasPrefix("-") }
    let paths = words.filter { !flags.contains($0) }
    let call = try BuiltCommand.run([command] + words, in: folder, input: input)
    let parsed = try BuiltCommand.run([command] + flags + ["--"] + paths, in: same, input: input)
    #expect(call.output == parsed.output)
    #expect(call.errors == parsed.errors)
    #expect(call.status == parsed.status)
    #expect(try folder.names() == same.names())
  }

  @Test(
    "a report that cannot be meant ends with 64",
    arguments: [
      (["srif=x"], "error: unknown format 'srif'; did you mean 'sarif'?"),
      (["x.sarif"], "error: unknown format 'x.sarif'"),
      (["sarif"], "error: --report takes a format and a file: 'sarif=findings.sarif'"),
      (["sarif="], "error: --report takes a format and a file"),
      (["json=-"], "error: --report takes a file; --format json writes to the console"),
      (["json=x", "sarif=./x"], "error: two reports would write './x'"),
    ] as [([String], String)])
  func reports(reports: [String], message: String) throws {
    let arguments = ["lint", "a"] + reports.flatMap { ["--report", $0] }
    let call = try BuiltCommand.run(arguments, in: TemporaryFolder(["a": "name: A"]))
    #expect(call.status == 64)
    #expect(call.errors.contains(message))
  }

  @Test("plain flags and paths make a request without the parser")
  func plainRequest() throws {
    let request = try #require(ThemeArguments.plainRequest(["a", "--strict", "-v", "-", "b"]))
    #expect(request.paths == ["a", "-", "b"])
    #expect(request.strict && request.verbose && !request.quiet && request.readsFIFOs)
  }

  @Test(
    "the parser has to look at other options, at flags without a path and at those that exclude each other",
    arguments: [
      [], ["--strict"], ["a", "--config", "c"], ["a", "-qv"], ["-q", "--verbose", "a"],
      ["--", "a"], ["a", "--color=never"],
    ])
  func notPlain(arguments: [String]) {
    #expect(ThemeArguments.plainRequest(arguments) == nil)
  }

  @Test(
    "the findings have a format, and reports by theirs; a file's name may have a sign of equality")
  func findings() throws {
    let arguments = try ThemeArguments.parse(
      ["a", "--format", "xcode", "--report", "sarif=out//a.sarif", "--report", "json=a=b"])
    #expect(arguments.findings.format.name == "xcode")
    #expect(arguments.findings.reports.map(\.format.name) == ["sarif", "json"])
    #expect(arguments.findings.reports.map(\.path) == ["out/a.sarif", "a=b"])
    #expect(try ThemeArguments.parse(["a"]).findings.format.name == "text")
    #expect(
      refusal(of: ["a", "-q", "--verbose"], by: ThemeArguments.self)
        == "--quiet and --verbose exclude each other")
  }
}
