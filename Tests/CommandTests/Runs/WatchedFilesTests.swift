import TestSupport
import Foundation
import Testing

@testable import appearance
@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite struct WatchedFilesTests {
  private static func snapshot(_ sizes: [String: Int]) -> WatchedFiles {
    WatchedFiles(
      files: sizes.mapValues { size in
        var status = stat()
        status.st_mode = S_IFREG
        status.st_size = off_t(size)
        return FileStatus(status)
      })
  }

  @Test("changes name what was added, changed and deleted, by path")
  func changes() {
    let before = Self.snapshot(["b": 1, "c": 1, "same": 1])
    let after = Self.snapshot(["a": 1, "c": 2, "same": 1])
    #expect(
      after.changes(since: before) == [
        FileChange(path: "a", kind: .added), FileChange(path: "b", kind: .deleted),
        FileChange(path: "c", kind: .changed),
      ])
    #expect(before.changes(since: before) == [])
  }

  @Test("a file put in the place of another of the same size and time is a change")
  func renameOver() throws {
    let folder = try TemporaryFolder(["a": "one", "b": "two"])
    let list = WatchList(ThemeRequest(paths: [folder["a"]]))
    let time = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000)]
    for name in ["a", "b"] {
      try FileManager.default.setAttributes(time, ofItemAtPath: folder[name])
    }
    let before = list.look()
    try FileManager.default.removeItem(atPath: folder["a"])
    try FileManager.default.moveItem(atPath: folder["b"], toPath: folder["a"])
    let changes = list.look().changes(since: before)
    #expect(changes == [FileChange(path: folder["a"], kind: .changed)])
  }

  @Test(
    "watched are lists, what they name, themes in folders, and configurations down to the nearest")
  func list() throws {
    let folder = try TemporaryFolder([
      "appearance.yaml": "", "in/appearance.yaml": "", "in/deep/a.theme.yaml": "", "in/b.yaml": "",
      "c.yaml": "", "parent.yaml": "", "other.yaml": "",
    ])
    try folder.write("list", "\(folder["c.yaml"])\n\(folder["gone.yaml"])\n")
    var list = WatchList(ThemeRequest(paths: [folder["in"], "@\(folder["list"])"]))
    list.others.formUnion([folder["parent.yaml"], folder["missing.yaml"]])
    let names = [
      "appearance.yaml", "c.yaml", "in/appearance.yaml", "in/deep/a.theme.yaml", "list",
      "parent.yaml",
    ]
    #expect(Set(list.look().files.keys) == Set(names.map { folder[$0] }))
  }

  @Test("a folder that a run looked through is watched for what comes and goes in it")
  func folders() throws {
    let folder = try TemporaryFolder(["A.xcassets/One.colorset/": ""])
    var list = WatchList(ThemeRequest(paths: []))
    list.folders.formUnion([folder["A.xcassets"], folder["Gone.xcassets"]])
    let before = list.look()
    #expect(Array(before.files.keys) == [folder["A.xcassets"]])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)],
      ofItemAtPath: folder["A.xcassets"])
    let earlier = list.look()
    try folder.write("A.xcassets/Two.colorset/", "")
    let changes = list.look().changes(since: earlier)
    #expect(changes == [FileChange(path: folder["A.xcassets"], kind: .changed)])
  }

  @Test(
    "a phrase names the first change and counts the others",
    arguments: [
      ([("a", .deleted)], "a deleted"),
      ([("a", .added), ("b", .added)], "a and 1 more added"),
      ([("a", .added), ("b", .deleted), ("c", .changed)], "a and 2 more changed"),
    ] as [([(String, FileChange.Kind)], String)])
  func phrase(changes: [(String, FileChange.Kind)], phrase: String) {
    #expect(FileChange.phrase(changes.map { FileChange(path: $0.0, kind: $0.1) }) == phrase)
  }
}
