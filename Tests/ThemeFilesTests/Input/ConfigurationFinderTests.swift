import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import ThemeFiles
@testable import ThemeCompiler

@Suite struct ConfigurationFinderTests {
  @Test("the nearest appearance.yaml above a theme applies, and is read once")
  func nearest() throws {
    let folder = try TemporaryFolder([
      "appearance.yaml": "", "a/b/": "", "a/c/": "", "own/appearance.yaml": "", "own/x/": "",
    ])
    var finder = try Self.finder()
    let found = try ["a/b", "own/x", "a/c", "own", "a/b", "a/../a/c"].map {
      try finder.configuration(forFolder: folder[$0])?.source.path
    }
    let (outer, inner) = (folder["appearance.yaml"], folder["own/appearance.yaml"])
    #expect(found == [outer, inner, outer, inner, outer, outer])
    #expect(finder.loaded.map(\.source.path) == [outer, inner])
  }

  @Test("appearance.yml counts as well, and both in one folder are refused by name")
  func otherEnding() throws {
    let folder = try TemporaryFolder([
      "appearance.yml": "output: made\n", "in/a.theme.yaml": "appearances: { light: {} }",
    ])
    #expect(try BuiltCommand.run(["compile", "in"], in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder["made/Appearance+A.swift"]))
    try folder.write("appearance.yaml", "")
    let call = try BuiltCommand.run(["compile", "in"], in: folder)
    #expect(call.status == 66)
    #expect(
      call.errors == """
        error: 'appearance.yaml' and 'appearance.yml' both exist; a folder has one configuration

        """)
  }

  @Test("a folder of that name is passed over")
  func folderInTheWay() throws {
    let folder = try TemporaryFolder(["appearance.yaml": "", "a/appearance.yaml/": ""])
    var finder = try Self.finder()
    let found = try finder.configuration(forFolder: folder["a"])
    #expect(found?.source.path == folder["appearance.yaml"])
  }

  @Test(
    "a configuration that is a link to nothing, or in a circle, is not passed over",
    arguments: [
      ("nowhere", "cannot read 'appearance.yaml': it is a link that leads nowhere"),
      (
        "appearance.yaml",
        "cannot look for 'appearance.yaml': its symbolic links lead in a circle; --config names another one"
      ),
    ])
  func brokenLink(target: String, message: String) throws {
    let folder = try TemporaryFolder(["appearance.yaml": "", "in/a.theme.yaml": "appearances: {}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["in/appearance.yaml"], withDestinationPath: target)
    let call = try BuiltCommand.run(["compile", "a.theme.yaml"], in: folder, at: "in")
    #expect(call.status == 66)
    #expect(call.errors == "error: \(message)\n")
    #expect(call.output == "")
  }

  @Test("a folder above that cannot be searched is not taken for one without a configuration")
  func closedFolder() throws {
    let folder = try TemporaryFolder([
      "closed/appearance.yaml": "output: elsewhere\n", "closed/in/a.theme.yaml": "appearances: {}",
    ])
    chmod(folder.path, 0o755)
    defer { chmod(folder["closed"], 0o755) }
    func lint() throws -> BuiltCommand.Result {
      // The superuser may search every folder.
      let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
      chmod(folder["closed"], 0o755)
      let result = try BuiltCommand.shell(
        "cd closed/in && chmod 0 .. && \(user)appearance lint a.theme.yaml", in: folder)
      return result
    }
    let refused = try lint()
    #expect(refused.status == 66)
    #expect(
      refused.errors
        == "error: cannot look for '../appearance.yaml': permission denied; --config names another one\n"
    )
    // What is above a repository is no part of the project.
    try folder.write("closed/in/.git/", "")
    let passed = try lint()
    #expect(passed.status == 0 && passed.errors == "")
  }

  @Test("the chosen file is the only one, and has to be there")
  func chosen() throws {
    let folder = try TemporaryFolder(["appearance.yaml": "", "other.yaml": ""])
    var finder = try Self.finder(chosen: folder["other.yaml"])
    #expect(
      try finder.configuration(forFolder: folder.path)?.source.path == folder["other.yaml"])
    let failure = try #require(throws: CommandFailure.self) {
      try Self.finder(chosen: "nowhere.yaml")
    }
    #expect(
      failure
        == CommandFailure(.unreadable, "cannot read 'nowhere.yaml': no such file or folder"))
  }

  private static func finder(chosen: String? = nil) throws -> ConfigurationFinder {
    var request = ThemeRequest(paths: [])
    request.config = chosen
    return try ConfigurationFinder(request, ProjectFence(request))
  }
}
