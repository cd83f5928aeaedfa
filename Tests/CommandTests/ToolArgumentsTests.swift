import TestSupport
import appearance
import Testing

@testable import AppearanceBuildTool
@testable import OutputText
@testable import ThemeFiles

/// What the plugins write and the tool reads.
@Suite struct ToolArgumentsTests {
  @Test("a build names its folders, its inputs, its themes and the files of each")
  func build() throws {
    let arguments = try ToolArguments.read([
      "build", "--top", "/p", "--folder", "/o", "--input-list", "/o/l", "--input", "/p/a",
      "--theme", "/p/a", "--file", "presets=A=B.swift", "--file", "proxy=P.swift", "--theme",
      "/p/b",
    ])
    guard case .build(let request) = arguments else {
      Issue.record("no build")
      return
    }
    #expect(request.top == "/p")
    #expect(request.folder == "/o")
    #expect(request.inputList == "/o/l")
    #expect(request.inputs == ["/p/a"])
    #expect(request.themes.map(\.path) == ["/p/a", "/p/b"])
    #expect(request.themes[0].files == ["presets": "A=B.swift", "proxy": "P.swift"])
    #expect(request.themes[1].files == [:])
  }

  @Test("what the tool does not know is wrong usage, and the message names it")
  func refusals() {
    for (arguments, message) in [
      ([], "a verb is needed: build or generate"),
      (["bild"], "unknown verb 'bild'; known are build, generate"),
      (["build"], "build needs --theme, --folder and --input-list"),
      (["build", "--top"], "--top needs a value"),
      (["build", "--tpo", "x"], "unknown option '--tpo'"),
      (["build", "--file", "presets=A.swift"], "--file takes <output>=<name> behind its --theme"),
      (["generate", "--check"], "generate needs themes or folders with themes"),
      (["generate", "--chek", "a"], "unknown option '--chek'"),
    ] as [([String], String)] {
      #expect(throws: CommandFailure(.usage, message)) { try ToolArguments.read(arguments) }
    }
  }

  @Test("the built tool ends with the status of its failure and an error that build systems show")
  func builtTool() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "name: [\n"])
    let usage = try BuiltCommand.run([], in: folder, named: "AppearanceBuildTool")
    #expect(usage.status == 64)
    #expect(usage.errors == "error: a verb is needed: build or generate\n")
    let theme = folder["a.theme.yaml"]
    let build = [
      "build", "--top", folder.path, "--folder", folder.path, "--input-list", folder["l"],
    ]
    let broken = try BuiltCommand.run(
      build + ["--theme", theme, "--file", "presets=A.swift"], in: folder,
      named: "AppearanceBuildTool")
    #expect(broken.status == 1)
    #expect(broken.output == "")
    #expect(broken.errors.hasPrefix("\(theme):2:1: error: "))
    #expect(try folder.names() == ["a.theme.yaml"])
  }
}
