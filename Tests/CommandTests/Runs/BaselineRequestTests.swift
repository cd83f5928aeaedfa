import TestSupport
import Testing

@testable import ThemeCompiler

/// `--baseline` and `--write-baseline`, as a user calls them.
@Suite struct BaselineRequestTests {
  private let wrong = """
    appearances:
      light:
        toolbar: { backgroundColor: white, tintColor: "#FF9500" }

    """

  @Test("a written baseline lets its findings pass, from any folder, and is the same from each")
  func folders() throws {
    let folder = try TemporaryFolder(["Themes/a.theme.yaml": wrong])
    let write = try BuiltCommand.run(
      ["lint", "Themes", "--write-baseline", "Themes/known.json"], in: folder)
    #expect(write.status == 0)
    #expect(write.output == "no errors, no warnings in 1 theme; 1 finding in the baseline\n")
    let known = folder.text("Themes/known.json")
    #expect(known?.contains("{ \"file\": \"a.theme.yaml\", \"rule\": \"tint-contrast\",") == true)

    let read = try BuiltCommand.run(
      ["lint", "Themes", "--baseline", "Themes/known.json", "--strict"], in: folder)
    #expect(read.status == 0)
    let nested = try BuiltCommand.run(
      ["lint", folder["Themes/a.theme.yaml"], "--baseline", "../Themes/known.json"],
      in: folder, at: "Themes")
    #expect(nested.status == 0)
    _ = try BuiltCommand.run(
      ["lint", ".", "--write-baseline", "known.json"], in: folder, at: "Themes")
    #expect(folder.text("Themes/known.json") == known)
  }

  @Test("a baseline takes all of very many findings, and hides them all the next time")
  func many() throws {
    let theme =
      "appearances:\n"
      + (0..<1_500).map {
        "  a\($0): { toolbar: { backgroundColor: white, tintColor: \"#FF9500\" } }\n"
      }.joined()
    let folder = try TemporaryFolder(["a.theme.yaml": theme])
    let first = try BuiltCommand.run(["lint", ".", "--format", "xcode"], in: folder)
    #expect(first.output.contains("and 1,000 more 'tint-contrast' findings in this file"))
    let write = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    #expect(write.output.hasSuffix("in 1 theme; 1500 findings in the baseline\n"))
    let read = try BuiltCommand.run(
      ["lint", ".", "--baseline", "known.json", "--strict", "--report", "sarif=s.json"], in: folder)
    #expect(read.status == 0)
    #expect(read.output == "no errors, no warnings in 1 theme; 1500 findings in the baseline\n")
    #expect(folder.text("s.json")?.contains("and 1,000 more") == true)
  }

  @Test("new findings fail, known ones are in no report but suppressed in SARIF")
  func new() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong])
    _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    try folder.write("b.theme.yaml", wrong)
    let call = try BuiltCommand.run(
      [
        "lint", ".", "--baseline", "known.json", "--format", "xcode", "--report", "gitlab=g.json",
        "--report", "sarif=s.json",
      ], in: folder)
    #expect(call.status == 1)
    #expect(call.output.hasPrefix("b.theme.yaml:3:51: error: "))
    #expect(folder.text("g.json")?.contains("a.theme.yaml") == false)
    #expect(folder.text("s.json")?.contains("{ \"kind\": \"external\"") == true)
  }

  @Test(
    "an entry that no longer occurs fails the run with --strict only", arguments: [false, true])
  func unused(strict: Bool) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong, "b.theme.yaml": "name: B"])
    _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    try folder.write("a.theme.yaml", "name: A")
    let arguments =
      ["--baseline", "known.json", "--format", "xcode"] + (strict ? ["--strict"] : [])
    let call = try BuiltCommand.run(["lint", "."] + arguments, in: folder)
    #expect(call.status == (strict ? 1 : 0))
    #expect(call.output.hasPrefix("known.json:4:"))
    #expect(call.output.contains("finding no longer occurs; write the baseline again"))
    let other = try BuiltCommand.run(["lint", "b.theme.yaml"] + arguments, in: folder)
    #expect(other.status == 0)
    #expect(other.output == "")
  }

  @Test("both arguments take what no longer occurs out, and nothing new in")
  func ratchet() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": wrong, "b.theme.yaml": wrong])
    _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    try folder.write("a.theme.yaml", "name: A")
    try folder.write("c.theme.yaml", wrong)
    let call = try BuiltCommand.run(
      ["lint", ".", "--baseline", "known.json", "--write-baseline", "known.json"], in: folder)
    #expect(call.status == 1)
    #expect(call.output.hasSuffix("1 error in 3 themes; 1 finding in the baseline\n"))
    let known = folder.text("known.json")
    #expect(known?.contains("b.theme.yaml") == true)
    #expect(known?.contains("a.theme.yaml") == false)
    #expect(known?.contains("c.theme.yaml") == false)
  }

  @Test("errors of a theme stay, whatever is written")
  func errors() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "nam: A"])
    let call = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    #expect(call.status == 1)
    #expect(folder.text("known.json") == "{\n  \"version\": 2,\n  \"findings\": []\n}\n")
  }

  @Test("a run of a file that others extend leaves the entries of these alone")
  func extended() throws {
    let base = """
      palette: { orange: "#FF9500" }
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: "{orange}" } }

      """
    // The heir is looked at first, and both have the finding on 'light'.
    let folder = try TemporaryFolder([
      "base.theme.yaml": base,
      "a.theme.yaml": "extends: base.theme.yaml\nappearances: { dark: { extends: light } }\n",
    ])
    let all = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
    #expect(all.status == 0)
    let known = try #require(folder.text("known.json"))
    #expect(known.split(separator: "\n").count { $0.contains(#""theme": "a.theme.yaml""#) } == 1)
    for theme in ["base.theme.yaml", "a.theme.yaml"] {
      let arguments = ["lint", theme, "--strict", "--baseline", "known.json"]
      #expect(try BuiltCommand.run(arguments, in: folder).status == 0)
      _ = try BuiltCommand.run(arguments + ["--write-baseline", "known.json"], in: folder)
      #expect(folder.text("known.json") == known)
    }
    try folder.write("a.theme.yaml", "extends: base.theme.yaml\n")
    let gone = try BuiltCommand.run(["lint", ".", "--baseline", "known.json"], in: folder)
    #expect(gone.output.contains("[unused-baseline-entry]"))
    #expect(gone.output.hasSuffix("1 warning in 2 themes; 1 finding in the baseline\n"))
  }

  @Test(
    "a baseline that cannot be used ends with 66",
    arguments: [
      ("none.json", "error: cannot read 'none.json': no such file or folder\n"),
      (
        "broken.json",
        """
        broken.json:2:1: error: key is a string in double quotes [json-syntax]
        """
      ),
    ])
  func unreadable(name: String, message: String) throws {
    let theme =
      "name: A\nappearances: { light: { toolbar: { backgroundColor: white, tintColor: white } } }"
    let folder = try TemporaryFolder(["a.theme.yaml": theme, "broken.json": "{\nx"])
    for fix in [[], ["--fix"]] {
      let call = try BuiltCommand.run(["lint", ".", "--baseline", name] + fix, in: folder)
      #expect(call.status == 66)
      #expect(call.output == "")
      #expect(call.errors.hasPrefix(message))
      #expect(folder.text("a.theme.yaml") == theme)
    }
  }

  @Test(
    "arguments that make no sense end with 64",
    arguments: [
      (["lint", "a", "--baseline", "-"], "error: --baseline takes a file"),
      (["lint", "a", "--write-baseline", ""], "error: --write-baseline takes a file"),
      (
        ["lint", "a", "--write-baseline", "x", "--report", "json=./x"],
        "error: --report and --write-baseline would write 'x'"
      ),
      (["compile", "a", "--baseline", "x"], "error: Unknown option '--baseline'"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) throws {
    let call = try BuiltCommand.run(arguments, in: TemporaryFolder(["a": "name: A"]))
    #expect(call.status == 64)
    #expect(call.errors.contains(message))
  }
}
