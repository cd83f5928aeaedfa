import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct DependencyFileTests {
  private static let theme = """
    extends: ../base one.theme.yaml
    appearances: { light: { interfaceStyle: light, statusBarStyle: auto } }

    """

  @Test("the dependency file names what was made, and themes, parents and configurations as read")
  func rule() throws {
    let folder = try TemporaryFolder([
      "themes/a#1.theme.yaml": Self.theme, "base one.theme.yaml": "extends: $b.theme.yaml\n",
      "$b.theme.yaml": "palette: { paper: white }\n", "appearance.yaml": "",
      "themes/appearance.yaml": "output: \"made here\"\n",
    ])
    let arguments = ["compile", "themes/a#1.theme.yaml", "--depfile", "deps/a.d"]
    let call = try BuiltCommand.run(arguments + ["--allow-outside"], in: folder)
    #expect(call.status == 0)
    #expect(folder.text("deps/a.d") != nil)
    let rule = try #require(MakefileRule(folder.text("deps/a.d") ?? ""))
    #expect(
      rule.targets == [
        "themes/made here/Appearance+A1.swift", "themes/made here/A1.appearance.json",
      ])
    #expect(
      rule.prerequisites == [
        "$b.theme.yaml", "base one.theme.yaml", "themes/a#1.theme.yaml",
        "themes/appearance.yaml",
      ])
  }

  @Test("a run that changes nothing leaves it alone, and so does a run that fails")
  func unchanged() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    var request = ThemeRequest(paths: [folder["a.theme.yaml"]])
    request.depfile = folder["a.d"]
    #expect(try Transcript.compile(request).status == .done)
    let before = folder.stamp("a.d")
    #expect(try Transcript.compile(request).output == "compiled 1 theme, 3 files unchanged\n")
    try folder.write("a.theme.yaml", "B\nerror")
    #expect(try Transcript.compile(request).status == .findings)
    #expect(folder.stamp("a.d") == before)
  }

  @Test(
    "it replaces neither what is read nor what is made",
    arguments: [("a.theme.yaml", "an input"), ("A.appearance.json", "an output")])
  func overOthers(name: String, role: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "A"])
    var request = ThemeRequest(paths: [folder["a.theme.yaml"]])
    request.depfile = folder[name]
    let run = try Transcript.compile(request)
    #expect(run.status == .unwritable)
    #expect(
      run.messages == ["cannot write '\(folder[name])': it is \(role) of this run"])
    #expect(try folder.names() == ["a.theme.yaml"])
  }

  @Test(
    "a folder whose name make would take for a pattern, a wildcard or an assignment is told",
    arguments: [
      ("50%", "make takes '%' in it for a pattern"), ("a=b", "make takes '=' for an assignment"),
      ("[x]", "make takes '[' for a wildcard"), ("why?", "make takes '?' for a wildcard"),
    ])
  func misreadFolder(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "name: A\n"])
    let arguments = ["compile", "a.theme.yaml", "--output", name, "--depfile", "a.d"]
    let call = try BuiltCommand.run(arguments, in: folder)
    let path = "\(name)/Appearance+A.swift"
    #expect(call.status == 73)
    #expect(
      call.errors
        == "error: cannot write 'a.d': its syntax has no way to write '\(path)': \(reason)\n")
    #expect(try folder.names() == ["a.theme.yaml"])
  }

  @Test("a name that its syntax cannot hold is told, and nothing is written")
  func unwritableName() throws {
    let folder = try TemporaryFolder(["a\nb.theme.yaml": "A"])
    var request = ThemeRequest(paths: [folder.path])
    request.depfile = folder["a.d"]
    let run = try Transcript.compile(request)
    let name = folder[#"a\u{A}b.theme.yaml"#]
    #expect(run.status == .unwritable)
    #expect(
      run.messages == [
        "cannot write '\(folder["a.d"])': its syntax has no way to write '\(name)': "
          + "it has no escape for control characters"
      ])
    #expect(try folder.names() == ["a\nb.theme.yaml"])
  }
}
