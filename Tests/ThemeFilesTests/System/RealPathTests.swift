import Foundation
import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Where paths lead")
struct RealPathTests {
  @Test("links are followed part by part, and named with their folders")
  func links() throws {
    let folder = try TemporaryFolder(["real/deep/a": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder["link"], withDestinationPath: "real/deep")
    try manager.createSymbolicLink(atPath: folder["real/deep/up"], withDestinationPath: "../..")
    let paths = try RealPath()
    let root = paths.resolve(folder.path)
    #expect(paths.resolve(folder["link/a"]) == "\(root)/real/deep/a")
    let (path, folders) = paths.followed(folder["link/up/real"])
    #expect(path == "\(root)/real")
    #expect(folders.suffix(2) == [root, "\(root)/real/deep"])
  }

  @Test("what is not there, or leads in a circle, stays as it is written")
  func missing() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["circle"], withDestinationPath: "circle")
    let paths = try RealPath()
    let root = paths.resolve(folder.path)
    #expect(paths.resolve(folder["none/./a/../b"]) == "\(root)/none/b")
    #expect(paths.resolve(folder["circle/a"]) == "\(root)/circle/a")
  }

  @Test("the folders above a path come nearest first")
  func ancestors() {
    #expect(RealPath.ancestors(of: "/a/b/c") == ["/a/b", "/a", "/"])
    #expect(RealPath.ancestors(of: "/") == [])
  }

  @Test("what is below the current folder is reached from it")
  func reachable() throws {
    let paths = try RealPath()
    #expect(paths.reachable(paths.current) == ".")
    #expect(paths.reachable("\(paths.current)/a/b") == "a/b")
    #expect(paths.reachable("\(paths.current)x/a") == "\(paths.current)x/a")
  }
}
