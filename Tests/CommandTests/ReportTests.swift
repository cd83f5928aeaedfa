import TestSupport
import AppearanceCompiler
import Foundation
import Testing

@testable import AppearanceReference
@testable import ThemeFiles
@testable import ThemeCompiler

/// `--format` and `--report`, as a user calls them.
@Suite struct ReportTests {
  private let wrong = """
    appearances:
      light:
        toolbar: { backgroundColor: white, tintColor: "#FF9500" }

    """

  @Test("one run writes several reports, also when it fails, and makes their folders")
  func several() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong])
    let call = try BuiltCommand.run(
      [
        "lint", ".", "--report", "sarif=out/ci/a.sarif", "--report", "junit=a.xml", "--report",
        "gitlab=./a.json", "--report=github=a=b",
      ], in: folder)
    #expect(call.status == 1)
    #expect(call.output.hasSuffix("1 error in 1 theme\n"))
    #expect(call.errors == "")
    #expect(folder.text("out/ci/a.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    #expect(folder.text("a.xml")?.contains("<failure ") == true)
    #expect(folder.text("a.json")?.contains("\"path\": \"a.theme.yaml\"") == true)
    #expect(folder.text("a=b")?.hasPrefix("::error file=a.theme.yaml,line=3,") == true)
    #expect(try folder.names() == ["a.json", "a.theme.yaml", "a.xml", "a=b", "out"])
  }

  @Test("compile writes reports, and no output when there is an error")
  func compile() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong])
    let call = try BuiltCommand.run(["compile", ".", "--report", "json=a.json"], in: folder)
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(try folder.names() == ["a.json", "a.theme.yaml"])
  }

  @Test("a report goes into a pipe by the name of the console")
  func pipe() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong])
    let call = try BuiltCommand.shell(
      "appearance compile . --report github=/dev/stdout 2>/dev/null | cat", in: folder)
    #expect(call.output.hasPrefix("::error file=a.theme.yaml,line=3,"))
  }

  @Test("--quiet leaves the reports whole, and a report that stays the same is not touched")
  func quiet() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A\nwarning"])
    var request = ThemeRequest(paths: [folder.path])
    let findings = FindingRequest(reports: [ReportFile(.json, path: folder["a.json"])])
    #expect(try Transcript.lint(request, findings).status == .done)
    let (whole, stamp) = (folder.text("a.json"), folder.stamp("a.json"))
    #expect(whole?.contains("\"rule\": \"fake\"") == true)
    request.quiet = true
    #expect(try Transcript.lint(request, findings).output == "")
    #expect(folder.text("a.json") == whole)
    #expect(folder.stamp("a.json") == stamp)
  }

  @Test(
    "formats for tools print one whole document, also about nothing",
    arguments: ["json", "sarif", "gitlab", "junit"], [false, true])
  func document(format: String, strict: Bool) throws {
    for theme in ["name: A\n", wrong] {
      let folder = try TemporaryFolder(["a.theme.yaml": theme])
      let arguments = ["lint", ".", "--format", format] + (strict ? ["--strict"] : [])
      let call = try BuiltCommand.run(arguments, in: folder)
      #expect(call.status == (theme == wrong ? 1 : 0))
      #expect(call.errors == "")
      if format == "junit" {
        #expect(call.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
        #expect(call.output.hasSuffix("</testsuites>\n"))
      } else {
        _ = try JSONSerialization.jsonObject(with: Data(call.output.utf8))
      }
      #expect(call.output.contains("tint-contrast") == (theme == wrong))
    }
  }

  @Test("a path is shown from the current folder, standard input by its name")
  func paths() throws {
    let folder = try TemporaryFolder(["Themes/a.theme.yaml": wrong])
    let path = folder["Themes/a.theme.yaml"]
    let absolute = try BuiltCommand.run(["lint", path, "--format", "gitlab"], in: folder)
    let relative = try BuiltCommand.run(["lint", ".", "--format", "gitlab"], in: folder)
    #expect(absolute.output == relative.output)
    #expect(relative.output.contains("\"path\": \"Themes/a.theme.yaml\""))
    let input = try BuiltCommand.run(["lint", "-", "--format", "sarif"], in: folder, input: wrong)
    #expect(input.output.contains("\"uri\": \"%3Cstdin%3E\""))
  }

  @Test(
    "a report that cannot be written ends with 73, and no theme is overwritten",
    arguments: [
      ("json=b/x.json", "error: cannot write 'b/x.json': part of the path is not a folder\n"),
      ("json=c", "error: cannot write 'c': it is a folder\n"),
      ("json=a.theme.yaml", "error: cannot write 'a.theme.yaml': it is an input of this run\n"),
      (
        "json=appearance.yaml",
        "error: cannot write 'appearance.yaml': it is an input of this run\n"
      ),
    ])
  func unwritable(report: String, message: String) throws {
    let files = ["a.theme.yaml": "name: A\n", "appearance.yaml": "lint: {}\n", "b": "", "c/": ""]
    let folder = try TemporaryFolder(files)
    let call = try BuiltCommand.run(["lint", ".", "--report", report], in: folder)
    #expect(call.status == 73)
    #expect(call.errors == message)
    #expect(folder.text("a.theme.yaml") == "name: A\n")
    #expect(try folder.names() == ["a.theme.yaml", "appearance.yaml", "b", "c"])
  }
}
