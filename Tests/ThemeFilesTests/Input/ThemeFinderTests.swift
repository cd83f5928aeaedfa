import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles

@Suite struct ThemeFinderTests {
  @Test("a folder is searched for themes, sorted by bytes, hidden entries left out")
  func folder() throws {
    let folder = try TemporaryFolder([
      "b.theme.yaml": "", "a.theme.json": "", "Z.theme.yml": "", "deep/er/c.theme.yaml": "",
      ".hidden.theme.yaml": "", ".git/d.theme.yaml": "", "notes.yaml": "", "theme.yaml": "",
    ])
    let found = try ThemeFinder.find([folder.path])
    #expect(
      found.map(\.path)
        == ["Z.theme.yml", "a.theme.json", "b.theme.yaml", "deep/er/c.theme.yaml"].map {
          folder[$0]
        })
  }

  @Test("a file has any name and is found once, however it is written")
  func once() throws {
    let folder = try TemporaryFolder(["sub/x.txt": ""])
    let path = folder["sub/x.txt"]
    let found = try ThemeFinder.find([
      path, folder["sub/../sub//x.txt"], folder["./sub/x.txt"], path,
    ])
    #expect(found.count == 1)
  }

  @Test("the order of the arguments does not matter")
  func order() throws {
    let folder = try TemporaryFolder(["a": "", "b": ""])
    let one = try ThemeFinder.find([folder["a"], folder["b"], "-"])
    let other = try ThemeFinder.find(["-", folder["b"], folder["a"], "-"])
    #expect(one == other)
    #expect(one.count == 3)
  }

  @Test("linked folders are followed once, never in circles, and real paths win")
  func links() throws {
    let folder = try TemporaryFolder(["real/a.theme.yaml": "", "outer/": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder["alias"], withDestinationPath: folder["real"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["real/up"], withDestinationPath: folder.path)
    let found = try ThemeFinder.find([folder.path])
    #expect(found.map(\.path) == [folder["real/a.theme.yaml"]])
  }

  @Test("a list has one path per line")
  func list() throws {
    let folder = try TemporaryFolder(["a": "", "b c": ""])
    try folder.write("list", "\(folder["a"])\r\n\n\(folder["b c"])\n")
    #expect(
      try ThemeFinder.find(["@" + folder["list"]]).map(\.path) == [folder["a"], folder["b c"]])
  }

  @Test("a line of a list is a path, whatever it begins with, and is named when it leads nowhere")
  func listOfOddNames() throws {
    let folder = try TemporaryFolder(["#a": "", "list": "", "more": "-\n\n@list\n# note\n"])
    try folder.write("list", "\(folder["#a"])\n")
    #expect(try ThemeFinder.find(["@" + folder["list"]]).map(\.path) == [folder["#a"]])
    let failure = try #require(throws: CommandFailure.self) {
      try ThemeFinder.find(["@" + folder["more"]])
    }
    let reason = "no such file or folder"
    #expect(
      failure.messages == [
        "cannot read '-': \(reason) (line 1 of '\(folder["more"])')",
        "cannot read '@list': \(reason) (line 3 of '\(folder["more"])')",
        "cannot read '# note': \(reason) (line 4 of '\(folder["more"])')",
      ])
  }

  @Test("everything that is missing is told at once, with status 66")
  func missing() throws {
    let folder = try TemporaryFolder(["empty/": "", "x.theme.yaml/": ""])
    let failure = try #require(throws: CommandFailure.self) {
      try ThemeFinder.find(["nowhere.yaml", folder["empty"], folder["x.theme.yaml"]])
    }
    #expect(failure.status == .unreadable)
    #expect(
      failure.messages == [
        "cannot read 'nowhere.yaml': no such file or folder",
        "no *.theme.yaml, *.theme.yml, *.theme.json in '\(folder["empty"])'",
        "no *.theme.yaml, *.theme.yml, *.theme.json in '\(folder["x.theme.yaml"])'",
      ])
  }
}

extension ThemeFinder {
  /// The themes that the arguments name; no folder may be empty.
  fileprivate static func find(
    _ arguments: [String], _ fence: ProjectFence? = nil
  ) throws(CommandFailure) -> [ThemeLocation] {
    let finder = try search(arguments, fence)
    guard finder.emptyFolders.isEmpty else {
      throw CommandFailure(.unreadable, finder.emptyFolders.map(\.message))
    }
    return finder.found
  }
}
