import Foundation
import TestSupport
import Testing

@testable import ThemeFiles

@Suite("What a file is")
struct FileStatusTests {
  @Test("each kind is told from the others, and a link from what it leads to")
  func kinds() throws {
    let folder = try TemporaryFolder(["file": "abc", "folder/": ""])
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "file")
    try #require(mkfifo(folder["fifo"], 0o600) == 0)
    func kind(_ path: String) throws -> FileStatus.Kind? {
      try FileSystem.statusWithoutFollowing(path)?.kind
    }
    #expect(try kind(folder["file"]) == .file && kind(folder["folder"]) == .folder)
    #expect(try kind(folder["link"]) == .link && kind(folder["fifo"]) == .fifo)
    #expect(try kind("/dev/null") == .device)
    let (file, link) = (
      try FileSystem.status(of: folder["file"]), try FileSystem.status(of: folder["link"])
    )
    #expect(file.identity == link.identity && file.size == 3 && file.links == 1)
  }

  @Test("a second name is counted, and bits say whether anybody may write")
  func names() throws {
    let folder = try TemporaryFolder(["a": ""])
    try FileSystem.link(folder["a"], to: folder["b"])
    #expect(try FileSystem.status(of: folder["a"]).links == 2)
    #expect(try !FileSystem.status(of: folder["a"]).isReadOnly)
    try #require(chmod(folder["a"], 0o444) == 0)
    #expect(try FileSystem.status(of: folder["b"]).isReadOnly)
  }
}
