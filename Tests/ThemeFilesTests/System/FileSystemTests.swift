import Foundation
import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Files and folders")
struct FileSystemTests {
  @Test("entries of a folder are all but itself and the one above, with names of any bytes")
  func entries() throws {
    let folder = try TemporaryFolder(["a": "", ".hidden": "", "b/c": ""])
    let entries = try FileSystem.entries(in: folder.path)
    #expect(Set(entries.map(\.name)) == ["a", ".hidden", "b"])
    #expect(entries.filter(\.isHidden).map(\.name) == [".hidden"])
  }

  @Test("a link is read and not followed, and what is not there may be removed")
  func links() throws {
    let folder = try TemporaryFolder(["a": "x"])
    try FileManager.default.createSymbolicLink(atPath: folder["l"], withDestinationPath: "../x y")
    #expect(try FileSystem.target(ofLink: folder["l"]) == "../x y")
    // A link that leads nowhere is not nothing.
    #expect(throws: SystemError.noSuchFile) { try FileSystem.statusIfThere(folder["l"]) }
    #expect(try FileSystem.statusIfThere(folder["nothing"]) == nil)
    try FileSystem.removeIfThere(folder["nothing"])
    #expect(throws: SystemError.noSuchFile) { try FileSystem.remove(folder["nothing"]) }
  }

  @Test("a file takes another one's place, a folder that holds something stays")
  func changes() throws {
    let folder = try TemporaryFolder(["a": "new", "b": "old", "c/d": ""])
    try FileSystem.rename(folder["a"], to: folder["b"])
    #expect(folder.text("b") == "new" && folder.text("a") == nil)
    let error = try #require(throws: SystemError.self) { try FileSystem.removeFolder(folder["c"]) }
    #expect(error.isNotEmpty)
    #expect(throws: SystemError.exists) { try FileSystem.makeFolder(folder["c"]) }
  }
}
