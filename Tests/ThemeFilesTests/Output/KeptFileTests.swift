import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

#if os(Linux)
  import CExtendedAttributes
#endif

@Suite("What a replaced file of the user's keeps")
struct KeptFileTests {
  private static let bad = """
    appearances:
      light:
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: white }

    """
  private static let good = bad.replacingOccurrences(of: "lightContent", with: "darkContent")

  @Test("a theme with a second name is refused by --fix with the reason, and so are all others")
  func hardLinks() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.bad, "b.theme.yaml": Self.bad])
    try FileManager.default.linkItem(
      atPath: folder["b.theme.yaml"], toPath: folder["backup"])
    let run = try BuiltCommand.run(["lint", ".", "--fix"], in: folder)
    #expect(run.status == 73)
    #expect(
      run.errors == """
        error: cannot write 'b.theme.yaml': it has 2 names (hard links), of which only this one would get the new content; \
        make it a file of its own, or change it by hand

        """)
    for name in try folder.names() { #expect(folder.text(name) == Self.bad) }
    #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml", "backup"])
  }

  @Test("an edit that is saved after the plan was made survives, and the failure names the file")
  func editedMeanwhile() throws {
    for isReplaced in [false, true] {
      let folder = try TemporaryFolder(["a.theme.yaml": Self.bad, "b.theme.yaml": Self.bad])
      let files = ["a.theme.yaml", "b.theme.yaml"].map {
        OutputFile(folder[$0], Array(Self.good.utf8)).with(.theme).replacing(Array(Self.bad.utf8))
      }
      let edit = "# mine\n" + Self.bad.dropFirst(7)
      #expect(
        throws: CommandFailure(
          .unwritable,
          "cannot write '\(folder["b.theme.yaml"])': it changed meanwhile; run this again"
        )
      ) {
        try OutputWriter.change([folder.path], notice: .none) {
          (temporaries) throws(CommandFailure) in
          let plan = try OutputPlan(files, temporaries: temporaries)
          let place = folder[isReplaced ? "new" : "b.theme.yaml"]
          #expect(FileManager.default.createFile(atPath: place, contents: Data(edit.utf8)))
          if isReplaced { #expect(rename(place, folder["b.theme.yaml"]) == 0) }
          return plan
        }
      }
      #expect(folder.text("a.theme.yaml") == Self.bad)
      #expect(folder.text("b.theme.yaml") == edit)
      #expect(try folder.names() == ["a.theme.yaml", "b.theme.yaml"])
    }
  }

  #if os(Linux)
    /// Whether the disk of temporary files has attributes of users and access lists.
    private static let hasAttributes: Bool = {
      guard let folder = try? TemporaryFolder(["probe": ""]) else { return false }
      return set("user.probe", [1], folder["probe"])
        && set("system.posix_acl_access", acl, folder["probe"])
    }()

    /// The owner and one user may write, the group may only read: `u::rw-,u:1234:rw-,g::r--,m::rw-,o::---`.
    private static let acl: [UInt8] =
      [2, 0, 0, 0] + entry(0x01, 6) + entry(0x02, 6, 1234) + entry(0x04, 4) + entry(0x10, 6)
      + entry(0x20, 0)

    private static func entry(_ tag: UInt8, _ rights: UInt8, _ id: UInt32 = .max) -> [UInt8] {
      [tag, 0, rights, 0] + (0..<4).map { UInt8(truncatingIfNeeded: id >> ($0 * 8)) }
    }

    private static func set(_ name: String, _ value: [UInt8], _ path: String) -> Bool {
      setxattr(path, name, value, value.count, 0) == 0
    }

    private static func value(_ name: String, _ path: String) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = getxattr(path, name, &bytes, bytes.count)
      return count < 0 ? nil : Array(bytes.prefix(count))
    }

    @Test(
      "--fix and a new baseline keep the access list and the extended attributes",
      .enabled(if: hasAttributes))
    func attributes() throws {
      let folder = try TemporaryFolder(["a.theme.yaml": Self.bad, "known.json": "[]\n"])
      for name in ["a.theme.yaml", "known.json"] {
        #expect(Self.set("user.note", Array("mine".utf8), folder[name]))
        #expect(Self.set("user.empty", [], folder[name]))
        #expect(Self.set("system.posix_acl_access", Self.acl, folder[name]))
      }
      _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "known.json"], in: folder)
      #expect(folder.text("known.json")?.contains("status-bar-contrast") == true)
      #expect(try BuiltCommand.run(["lint", ".", "--fix"], in: folder).status == 0)
      #expect(folder.text("a.theme.yaml") == Self.good)
      for name in ["a.theme.yaml", "known.json"] {
        #expect(Self.value("user.note", folder[name]) == Array("mine".utf8))
        #expect(Self.value("user.empty", folder[name]) == [])
        #expect(Self.value("system.posix_acl_access", folder[name]) == Self.acl)
      }
    }

    @Test(
      "a list that new files of the folder inherit does not widen the rights to a replaced one",
      .enabled(if: hasAttributes))
    func inherited() throws {
      let folder = try TemporaryFolder(["a.theme.yaml": Self.bad])
      #expect(Self.set("system.posix_acl_default", Self.acl, folder.path))
      #expect(try BuiltCommand.run(["lint", ".", "--fix"], in: folder).status == 0)
      #expect(folder.text("a.theme.yaml") == Self.good)
      #expect(Self.value("system.posix_acl_access", folder["a.theme.yaml"]) == nil)
    }
  #endif
}
