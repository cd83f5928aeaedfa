import TestSupport
import Testing
import ThemeCompiler
import ThemeSyntax

@testable import appearance

@Suite struct GitRevisionTests {
  @Test("a revision of git is read with what its themes extend and with its configuration")
  func revision() throws {
    let palette = "palette: { ink: \"#1C1C1E\" }\n"
    let theme = "extends: base.yaml\n" + ThemeVersions.old.replacing(palette, with: "")
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
    let folder = try TemporaryFolder(["a.theme.yaml": ThemeVersions.old])
    let git =
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one"
    try #require(try BuiltCommand.shell(git, in: folder).status == 0)
    let call = try BuiltCommand.run(["diff", path, "a.theme.yaml"], in: folder)
    #expect(call.status == 66)
    #expect(call.errors.contains(reason), "\(call.errors)")
  }

  @Test("without git, or outside a repository, a revision is refused with the reason")
  func withoutGit() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": ThemeVersions.old])
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

  @Test(
    "a revision stands before the first colon, unless that begins the argument or a file has the name"
  )
  func splitting() throws {
    func split(_ argument: String) -> [String]? {
      GitRevision.split(argument).map { [$0.revision.name, $0.path] }
    }
    #expect(split("main:Themes/a.theme.yaml") == ["main", "Themes/a.theme.yaml"])
    #expect(split("HEAD~3:./") == ["HEAD~3", "./"])
    #expect(split("v1:a:b") == ["v1", "a:b"])
    #expect(split("HEAD:") == ["HEAD", ""])
    for path in ["Themes/a.theme.yaml", ":a", "-x:a", ""] { #expect(split(path) == nil) }
    let folder = try TemporaryFolder(["a:b.theme.yaml": ""])
    #expect(split(folder["a:b.theme.yaml"]) == nil)
    #expect(split(folder["a:c.theme.yaml"]) == [folder["a"], "c.theme.yaml"])
  }

  @Test("files of a revision are loaded from the repository only")
  func outside() throws {
    for path in ["..", "../a.yaml", "/a.yaml"] {
      guard case .failure(let failure) = GitRevision(name: "HEAD").loader(path) else {
        Issue.record("\(path) is loaded")
        continue
      }
      #expect(failure.reason == "it is outside the repository")
    }
  }
}
