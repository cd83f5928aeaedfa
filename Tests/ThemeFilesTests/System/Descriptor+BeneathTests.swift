import TestSupport
import Foundation
import Testing
import ThemeSyntax

@testable import ThemeFiles
@testable import ThemeCompiler

@Suite struct DescriptorBeneathTests {
  private static func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder[name], withDestinationPath: target)
  }

  @Test("a folder that becomes a link after its path was looked at leads nobody out")
  func race() throws {
    let folder = try TemporaryFolder(["in/a/b/file": "mine", "out/b/file": "secret"])
    let paths = try RealPath()
    let root = try #require(ProjectRoot(paths.resolve(folder["in"]), .theme, paths))
    let real = paths.resolve(folder["in/a/b/file"])
    let before = try #require(InputReader.read(real, beneath: [root], paths)).get()
    #expect(before == Array("mine".utf8))
    try FileManager.default.moveItem(atPath: folder["in/a"], toPath: folder["in/old"])
    try Self.link(folder, "in/a", to: "../out")
    let after = try #require(InputReader.read(real, beneath: [root], paths))
    #expect(after == .failure(LoadFailure("it changed meanwhile; run this again")))
  }

  @Test(
    "a file is opened by way of the folder, and nothing where the path does not lead through it")
  func opening() throws {
    let folder = try TemporaryFolder(["in/a/file": "mine", "other/file": "theirs"])
    let paths = try RealPath()
    let identity = try FileSystem.status(of: folder["in"]).identity
    func content(_ name: String) throws -> String? {
      let real = paths.resolve(folder[name])
      guard let file = try Descriptor.open(real, beneath: identity, paths) else { return nil }
      let bytes = try file.closing { () throws(SystemError) in
        try file.read(upTo: 100, expected: 10)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try content("in/a/file") == "mine")
    #expect(try content("other/file") == nil)
    #expect(try content("in") == nil)
    #expect(throws: SystemError.noSuchFile) { try content("in/a/none") }
  }

  @Test("no link is followed on the way, be it the file itself")
  func links() throws {
    let folder = try TemporaryFolder(["in/a/file": "", "out/file": "secret"])
    try Self.link(folder, "in/a/link", to: "../../out/file")
    try Self.link(folder, "in/out", to: "../out")
    let paths = try RealPath()
    let root = paths.resolve(folder["in"])
    let identity = try FileSystem.status(of: folder["in"]).identity
    for name in ["a/link", "out/file"] {
      #expect(throws: SystemError.changed) {
        try Descriptor.open("\(root)/\(name)", beneath: identity, paths)
      }
    }
  }
}
