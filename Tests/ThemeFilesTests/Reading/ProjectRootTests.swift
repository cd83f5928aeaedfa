import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct ProjectRootTests {
  private static let theme = """
    appearances: { a: { toolbar: { backgroundColor: "#FFFFFF", tintColor: "#000000" } } }

    """

  /// A repository beside a file with a secret, as it is on a machine that has more than the repository.
  private static func machine(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let own = ["secret.txt": "token: hunter2\n", "repo/.git/": "", "repo/Themes/": ""]
    return try TemporaryFolder(own.merging(files) { $1 })
  }

  private static func run(_ arguments: String..., in folder: TemporaryFolder) throws
    -> BuiltCommand.Result
  {
    try BuiltCommand.run(arguments, in: folder, at: "repo")
  }

  @Test("the root is the configuration's folder, else the repository, else the theme's folder")
  func roots() throws {
    let theme = "extends: ../shared/base.yaml\n" + Self.theme
    let folder = try TemporaryFolder([
      "repo/shared/base.yaml": "palette: {}\n", "repo/App/a.theme.yaml": theme,
      "repo/App/ok.theme.yaml": "extends: base.yaml\n" + Self.theme,
      "repo/App/base.yaml": "palette: {}\n",
    ])
    func places() throws -> [String] {
      let call = try Self.run("lint", "App/a.theme.yaml", "App/ok.theme.yaml", in: folder)
      let lines = call.output.components(separatedBy: "it is outside ").dropFirst()
      return lines.map { String($0.prefix { $0 != ";" }) }
    }
    #expect(try places() == ["'App', the theme's own folder"])
    try folder.write("repo/.git/", "")
    #expect(try places() == [])
    try folder.write("appearance.yaml", "")
    #expect(try places() == [])
    try folder.write("repo/App/appearance.yaml", "")
    #expect(try places() == ["'App', the folder of its configuration"])
  }

  @Test("a configuration above the repository does not widen the root")
  func configurationAbove() throws {
    let folder = try Self.machine([
      "appearance.yaml": "", "repo/Themes/a.theme.yaml": "extends: ../../secret.txt\n",
    ])
    let call = try Self.run("lint", "Themes", in: folder)
    #expect(
      call.output.contains("it is outside the current folder, the folder of its repository"))
  }

  private static func root(
    of folder: String, chosen: String? = nil
  ) throws -> (origin: ProjectRoot.Origin, folder: String) {
    let root = try #require(try ProjectRoot.root(ofFolder: folder, chosen: chosen, RealPath()))
    return (root.origin, root.folder)
  }

  @Test("the nearest configuration or repository above bounds a folder, whichever comes first")
  func nearest() throws {
    let folder = try TemporaryFolder([
      "repo/.git/": "", "repo/App/appearance.yml": "", "repo/App/Themes/": "",
      "repo/Web/Themes/": "",
      "tree/.git": "gitdir: ../repo/.git/worktrees/tree\n", "tree/in/": "",
      "tree/appearance.yaml/": "",
    ])
    let real = try RealPath().resolve(folder.path)
    #expect(try Self.root(of: folder["repo/App/Themes"]) == (.configuration, "\(real)/repo/App"))
    #expect(try Self.root(of: folder["repo/Web/Themes"]) == (.repository, "\(real)/repo"))
    #expect(try Self.root(of: folder["tree/in"]) == (.repository, "\(real)/tree"))
  }

  @Test("a chosen configuration stands in for those that are found, but not beyond the repository")
  func chosen() throws {
    let folder = try TemporaryFolder([
      "own.yaml": "", "repo/.git/": "", "repo/own.yaml": "", "repo/App/appearance.yaml": "",
    ])
    let real = try RealPath().resolve(folder.path)
    let inside = try Self.root(of: folder["repo/App"], chosen: folder["repo/own.yaml"])
    #expect(inside == (.configuration, "\(real)/repo"))
    let outside = try Self.root(of: folder["repo/App"], chosen: folder["own.yaml"])
    #expect(outside == (.repository, "\(real)/repo"))
  }

  @Test("the root contains itself and what is or would be below it, by real paths")
  func contained() throws {
    let folder = try TemporaryFolder(["in/deep/": "", "inside/": ""])
    let paths = try RealPath()
    let root = try #require(ProjectRoot(paths.resolve(folder["in"]), .theme, paths))
    for name in ["in", "in/deep", "in/none/at/all"] {
      #expect(root.contains(paths.resolve(folder[name])), "\(name)")
    }
    for name in ["", "inside", "inside/a", "in/../inside"] {
      #expect(!root.contains(paths.resolve(folder[name])), "\(name)")
    }
    #expect(ProjectRoot(paths.resolve(folder["none"]), .theme, paths) == nil)
  }

  @Test("git's own files are known by any spelling that a disk may take for theirs")
  func git() throws {
    let folder = try TemporaryFolder()
    let paths = try RealPath()
    let root = try #require(ProjectRoot(paths.resolve(folder.path), .repository, paths))
    for name in [".git", ".git/config", "a/.GIT/hooks", ".g\u{200C}it"] {
      #expect(root.isOfGit("\(root.folder)/\(name)"), "\(name)")
    }
    for name in [".gitignore", "git", "a.git/b"] {
      #expect(!root.isOfGit("\(root.folder)/\(name)"), "\(name)")
    }
  }
}
