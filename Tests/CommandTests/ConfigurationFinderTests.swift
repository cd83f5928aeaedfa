import Foundation
import Testing
import ThemeSyntax

@testable import CommandRun

@Suite struct ConfigurationFinderTests {
  @Test("the nearest appearance.yaml above a theme applies, and is read once")
  func nearest() throws {
    let folder = try TemporaryFolder([
      "appearance.yaml": "", "a/b/": "", "a/c/": "", "own/appearance.yaml": "", "own/x/": "",
    ])
    var finder = try ConfigurationFinder(chosen: nil)
    let found = try ["a/b", "own/x", "a/c", "own", "a/b", "a/../a/c"].map {
      try finder.configuration(forFolder: folder[$0])?.source.path
    }
    let (outer, inner) = (folder["appearance.yaml"], folder["own/appearance.yaml"])
    #expect(found == [outer, inner, outer, inner, outer, outer])
    #expect(finder.loaded.map(\.source.path) == [outer, inner])
  }

  @Test("a folder of that name is passed over")
  func folderInTheWay() throws {
    let folder = try TemporaryFolder(["appearance.yaml": "", "a/appearance.yaml/": ""])
    var finder = try ConfigurationFinder(chosen: nil)
    let found = try finder.configuration(forFolder: folder["a"])
    #expect(found?.source.path == folder["appearance.yaml"])
  }

  @Test("the chosen file is the only one, and has to be there")
  func chosen() throws {
    let folder = try TemporaryFolder(["appearance.yaml": "", "other.yaml": ""])
    var finder = try ConfigurationFinder(chosen: folder["other.yaml"])
    #expect(
      try finder.configuration(forFolder: folder.path)?.source.path == folder["other.yaml"])
    let failure = try #require(throws: CommandFailure.self) {
      try ConfigurationFinder(chosen: "nowhere.yaml")
    }
    #expect(
      failure
        == CommandFailure(.unreadable, "cannot read 'nowhere.yaml': no such file or folder"))
  }
}
