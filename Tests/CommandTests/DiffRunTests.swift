import TestSupport
import Foundation
import Testing

@Suite("The command 'diff'")
struct DiffRunTests {
  private static let old = """
    palette: { ink: "#1C1C1E" }
    appearances:
      light: { statusBarStyle: darkContent, toolbar: { backgroundColor: white, tintColor: "{ink}" } }

    """
  private static let new = old.replacing("#1C1C1E", with: "#2C2C2E")

  @Test("two themes are compared, and fail a run only where they are asked to")
  func themes() throws {
    let folder = try TemporaryFolder(["old/a.theme.yaml": Self.old, "new/a.theme.yaml": Self.new])
    let call = try BuiltCommand.run(["diff", "old/a.theme.yaml", "new/a.theme.yaml"], in: folder)
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(
      call.output.hasPrefix(
        """
        visual
          palette color ink: #1C1C1E → #2C2C2E, ΔE
        """))
    #expect(call.output.hasSuffix("; light.toolbar.tintColor\nnext version: patch\n"))
    let failing = try BuiltCommand.run(
      ["diff", "old", "new", "--fail-on", "breaking,visual"], in: folder)
    #expect(failing.status == 1)
    let passing = try BuiltCommand.run(["diff", "old", "new", "--fail-on", "breaking"], in: folder)
    #expect(passing.status == 0)
    #expect(try BuiltCommand.run(["diff", "old", "old"], in: folder).output.isEmpty)
  }

  @Test("a difference goes to a file, which is none of those that are compared")
  func output() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.old, "b.theme.yaml": Self.new])
    for format in ["text", "html", "svg"] {
      let call = ["diff", "a.theme.yaml", "b.theme.yaml", "--format", format]
      let shown = try BuiltCommand.run(call, in: folder)
      let written = try BuiltCommand.run(call + ["--output", "changes"], in: folder)
      #expect(written.status == 0 && written.output.isEmpty)
      #expect(folder.text("changes") == shown.output && !shown.output.isEmpty)
    }
    let call = try BuiltCommand.run(
      ["diff", "a.theme.yaml", "b.theme.yaml", "--output", "b.theme.yaml"], in: folder)
    #expect(call.status == 73 && folder.text("b.theme.yaml") == Self.new)
  }

  @Test("themes that are larger than any that a person compares are refused with the number")
  func large() throws {
    let palette = (0..<60_000).map { "  c\($0): \"#123456\"\n" }.joined()
    let folder = try TemporaryFolder([
      "a.theme.yaml": "palette:\n" + palette, "b.theme.yaml": "extends: a.theme.yaml\n",
      "c.theme.yaml": Self.new,
    ])
    for name in ["a", "b"] {
      let call = try BuiltCommand.run(["diff", "\(name).theme.yaml", "c.theme.yaml"], in: folder)
      #expect(call.status == 64)
      #expect(
        call.errors.contains(
          "diff takes themes, with those that they extend, of 1 MiB at most, and '\(name).theme.yaml' is larger"
        ))
    }
  }

  @Test("a page or picture of more appearances than anybody looks at is refused with the number")
  func manyDrawings() throws {
    let appearances = (0..<1_001).map { "  a\($0): { toolbar: { tintColor: black } }\n" }.joined()
    let folder = try TemporaryFolder(["a.theme.yaml": "appearances:\n" + appearances])
    for format in ["html", "svg"] {
      let call = try BuiltCommand.run(
        ["diff", "a.theme.yaml", "a.theme.yaml", "--format", format], in: folder)
      #expect(call.status == 64)
      #expect(
        call.errors.contains(
          "a page or picture compares at most 1000 appearances of a theme; there are 1001"))
    }
  }

  @Test("a manifest is the same as its theme, from a file, a folder and standard input")
  func manifests() throws {
    let folder = try TemporaryFolder(["old/a.theme.yaml": Self.old, "new/a.theme.yaml": Self.new])
    for side in ["old", "new"] {
      let call = try BuiltCommand.run(
        ["compile", "\(side)/a.theme.yaml", "--outputs", "manifest", "--output", "\(side)-made"],
        in: folder)
      #expect(call.status == 0)
    }
    let themes = try BuiltCommand.run(["diff", "old", "new"], in: folder).output
    #expect(try BuiltCommand.run(["diff", "old-made", "new-made"], in: folder).output == themes)
    let piped = try BuiltCommand.run(
      ["diff", "-", "new-made/A.appearance.json"], in: folder,
      input: folder.text("old-made/A.appearance.json") ?? "")
    #expect(piped.output == themes)
  }

  @Test("a revision of git is read with what its themes extend and with its configuration")
  func revision() throws {
    let palette = "palette: { ink: \"#1C1C1E\" }\n"
    let theme = "extends: base.yaml\n" + Self.old.replacing(palette, with: "")
    let folder = try TemporaryFolder([
      "Themes/Brand.theme.yaml": theme, "Themes/base.yaml": palette,
      "Themes/appearance.yaml": "deploymentTarget: 16.0\n",
    ])
    let git =
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one"
    try #require(try BuiltCommand.shell(git, in: folder).status == 0)
    try folder.write("Themes/base.yaml", palette.replacing("#1C1C1E", with: "#2C2C2E"))
    try folder.write("Themes/appearance.yaml", "deploymentTarget: 17.0\n")
    func diff(_ paths: String..., at place: String = ".") throws -> BuiltCommand.Result {
      try BuiltCommand.run(["diff"] + paths, in: folder, at: place)
    }
    let call = try diff("main:Themes/Brand.theme.yaml", "Themes/Brand.theme.yaml")
    #expect(call.errors == "")
    #expect(call.output.hasPrefix("breaking\n  deployment target"))
    #expect(call.output.contains("palette color ink: #1C1C1E → #2C2C2E"))
    for (old, new, place) in [
      ("main:Themes", "Themes", "."), ("HEAD:", ".", "."), ("HEAD:./", ".", "Themes"),
      ("HEAD:Themes/Brand.theme.yaml", "Brand.theme.yaml", "Themes"),
    ] {
      let other = try diff(old, new, at: place)
      #expect(other.output == call.output, "\(old): \(other.errors)")
    }
    #expect(try diff("main:Themes", "HEAD:Themes").output == "")
  }

  @Test(
    "what git does not have is told",
    arguments: [
      ("nope:Themes", "git knows no revision 'nope'"),
      (
        "main:Nope.theme.yaml",
        "revision 'main' has no such path; paths begin at the repository's root"
      ),
    ])
  func unknownRevisions(path: String, reason: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.old])
    let git =
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one"
    try #require(try BuiltCommand.shell(git, in: folder).status == 0)
    let call = try BuiltCommand.run(["diff", path, "a.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.errors.contains(reason), "\(call.errors)")
  }

  @Test("without git, or outside a repository, a revision is refused with the reason")
  func withoutGit() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.old])
    let outside = try BuiltCommand.shell(
      "GIT_CEILING_DIRECTORIES=/ appearance diff main:a.theme.yaml a.theme.yaml", in: folder)
    #expect(outside.status == 66)
    #expect(outside.errors.contains("the current folder is in no git repository"))
    let missing = try BuiltCommand.shell(
      "command=$(command -v appearance); PATH=/nowhere \"$command\" diff main:a.theme.yaml a.theme.yaml",
      in: folder)
    #expect(missing.status == 66)
    #expect(missing.errors.contains("git is not installed"), "\(missing.errors)")
  }

  @Test("a theme from standard input is a version of the other one", arguments: [false, true])
  func piped(isNew: Bool) throws {
    let palette = "palette: { ink: \"#1C1C1E\" }\n"
    let theme = "extends: base.yaml\n" + Self.old.replacing(palette, with: "")
    let folder = try TemporaryFolder([
      "Themes/Brand.theme.yaml": theme, "Themes/base.yaml": palette,
      "Themes/appearance.yaml": "deploymentTarget: 16.0\n",
    ])
    func diff(_ input: String, _ path: String) throws -> BuiltCommand.Result {
      try BuiltCommand.run(
        ["diff"] + (isNew ? [path, "-"] : ["-", path]), in: folder, input: input)
    }
    for path in ["Themes/Brand.theme.yaml", "Themes"] {
      let same = try diff(theme, path)
      #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
      let other = try diff(theme.replacing("white", with: "\"#FFFFF0\""), path)
      #expect(other.output.hasPrefix("visual\n  color light.toolbar.backgroundColor: "))
      #expect(other.output.hasSuffix("\nnext version: patch\n"))
      let named = try diff("name: Shop\n" + theme, path)
      let renamed = isNew ? "'Brand' is now 'Shop'" : "'Shop' is now 'Brand'"
      #expect(named.output.contains(renamed))
      let broken = try diff(theme.replacing("toolbar", with: "toolbr"), path)
      #expect(broken.status == 1 && broken.output.isEmpty)
      #expect(broken.errors.hasPrefix("<stdin>:3:"))
      #expect(broken.errors.contains("'<stdin>' has errors; fix them before comparing"))
    }
    let made = try BuiltCommand.run(
      ["compile", "Themes", "--outputs", "presets,manifest", "--output", "made"], in: folder)
    #expect(made.status == 0)
    let whole = try diff(Self.old, "made/Brand.appearance.json")
    #expect(whole.status == 0 && whole.output.isEmpty)
  }

  @Test(
    "a manifest of another version, a truncated one and what is none are refused",
    arguments: [
      "{ \"manifestVersion\": 1 }", "{ \"manifestVersion\": 2, \"appearances\": [", "[]", "",
    ])
  func broken(text: String) throws {
    let folder = try TemporaryFolder(["a.appearance.json": text, "b.theme.yaml": Self.old])
    let call = try BuiltCommand.run(["diff", "a.appearance.json", "b.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.output.isEmpty)
    #expect(call.errors.contains("error: cannot use the manifest 'a.appearance.json'\n"))
  }

  @Test("the page has each change, and a slider for each drawing that differs")
  func page() throws {
    let folder = try TemporaryFolder(["old/a.theme.yaml": Self.old, "new/a.theme.yaml": Self.new])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "html"], in: folder)
    #expect(call.status == 0 && call.output.hasPrefix("<!doctype html>\n"))
    #expect(call.output.contains("palette color ink: #1C1C1E → #2C2C2E"))
    // At the top and scrolled, in light and in dark.
    #expect(call.output.matches(of: #/<input type="range"/#).count == 4)
    let same = try BuiltCommand.run(["diff", "old", "old", "--format", "html"], in: folder)
    #expect(same.output.contains("Nothing changed.") && !same.output.contains("type=\"range\""))
  }

  @Test("the picture has each appearance that looks different, before and after")
  func picture() throws {
    let folder = try TemporaryFolder(["old/a.theme.yaml": Self.old, "new/a.theme.yaml": Self.new])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "svg"], in: folder)
    #expect(call.status == 0 && call.output.hasPrefix("<svg "))
    for word in [">Before</text>", ">After</text>"] {
      #expect(call.output.split(separator: word).count == 5, "\(word)")
    }
    let same = try BuiltCommand.run(["diff", "old", "old", "--format", "svg"], in: folder)
    #expect(same.output.contains(">Nothing changed</text>") && !same.output.contains("Before"))
  }

  @Test("the picture shows another prompt, other scope buttons and a title that is small now")
  func parts() throws {
    let theme = """
      appearances:
        light:
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: black
            prompt: Choose an address
            searchBar: { scopeButtons: { titleColor: "#5A5A60" } }

      """
    let other = theme.replacing("Choose", with: "Pick").replacing("#5A5A60", with: "#8A2A60")
      .replacing("titleColor: black", with: "titleColor: black\n      largeTitleDisplayMode: never")
    let folder = try TemporaryFolder(["old/a.theme.yaml": theme, "new/a.theme.yaml": other])
    let call = try BuiltCommand.run(["diff", "old", "new", "--format", "svg"], in: folder)
    func count(_ text: String) -> Int { call.output.components(separatedBy: text).count - 1 }
    // At the top and scrolled, in light and in dark.
    #expect(count(">Choose an address</text>") == 4 && count(">Pick an address</text>") == 4)
    #expect(count("fill=\"#5A5A60\">Rooms</text>") == 2)
    #expect(count("fill=\"#8A2A60\">Rooms</text>") == 2)
    #expect(count(">Large Title</text>") == 2 && count(">Title</text>") == 6)
  }

  @Test("a folder without either, and two versions from one stream, are refused")
  func nothing() throws {
    let folder = try TemporaryFolder(["empty/a.txt": "", "b.theme.yaml": Self.old])
    let call = try BuiltCommand.run(["diff", "empty", "b.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.errors == "error: 'empty' has neither themes nor manifests in it\n")
    #expect(try BuiltCommand.run(["diff", "-", "-"], in: folder).status == 64)
    let unknown = try BuiltCommand.run(
      ["diff", "b.theme.yaml", "b.theme.yaml", "--fail-on", "visuals"], in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'visual'?"))
  }
}
