import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles

@Suite struct OutputPlacesTests {
  @Test("two themes that would write one file are refused")
  func twice() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandFailure(.unwritable, "two themes would write '\(folder["a"])'")) {
      try write([("a", "1"), ("a", "2")], folder)
    }
    #expect(try folder.names() == [])
  }

  @Test("a link stays a link and its target is written, even one that is not there yet")
  func links() throws {
    let folder = try TemporaryFolder(["real/a": "old", "real/b": "", "links/": ""])
    symlink("../real/a", folder["links/a"])
    symlink("../real/new", folder["links/dangling"])
    try write([("links/a", "A"), ("links/dangling", "D")], folder)
    #expect(folder.text("real/a") == "A")
    #expect(folder.text("real/new") == "D")
    let kind = try FileSystem.statusWithoutFollowing(folder["links/a"])?.kind
    #expect(kind == .link)
  }

  @Test("links in a circle are refused with a sentence")
  func linkCycle() throws {
    let folder = try TemporaryFolder()
    symlink("b", folder["a"])
    symlink("a", folder["b"])
    let failure = #expect(throws: CommandFailure.self) { try write([("a", "A")], folder) }
    let path = folder["a"]
    #expect(
      failure?.messages == ["cannot write '\(path)': its symbolic links lead in a circle"])
  }

  @Test("'..' behind a folder that is not there leads nowhere, and is told so")
  func missingParent() throws {
    let folder = try TemporaryFolder(["there/": ""])
    try write([("there/../a", "A")], folder)
    #expect(folder.text("a") == "A")
    let path = folder["missing/../b"]
    #expect(
      throws: CommandFailure(.unwritable, "cannot write '\(path)': no such file or folder")
    ) { try write([("missing/../b", "B")], folder) }
    #expect(try folder.names() == ["a", "there"])
  }

  private func write(
    _ files: [(String, String)], _ folder: TemporaryFolder
  ) throws {
    let files = files.map {
      OutputFile(folder: folder.path, name: $0.0, bytes: Array($0.1.utf8))
    }
    try OutputWriter.write(files)
  }

  @Test("what two themes make just the same is written once; a report and an output are never one")
  func roles() throws {
    let folder = try TemporaryFolder(["in/": ""])
    func file(_ name: String, _ text: String, _ role: OutputFile.Role = .output) -> OutputFile {
      OutputFile(folder: folder.path, name: name, bytes: Array(text.utf8)).with(role)
    }
    let once = try OutputPlaces.resolve(
      [file("a", "1"), file("in/../a", "1"), file("b", "1")], protecting: .none)
    #expect(once.map(\.file.name) == ["a", "b"])
    for (role, other, reason) in [
      (.report, .report, "two reports would write '\(folder["a"])'"),
      (.output, .report, "cannot write '\(folder["a"])': it is an output of this run"),
      (.report, .baseline, "cannot write '\(folder["a"])': it is a report of this run"),
    ] as [(OutputFile.Role, OutputFile.Role, String)] {
      #expect(throws: CommandFailure(.unwritable, reason)) {
        try OutputPlaces.resolve([file("a", "1", role), file("a", "1", other)], protecting: .none)
      }
    }
    let reason =
      "cannot write '\(folder[".appearance-outputs"])': the name is for the list of outputs"
    #expect(throws: CommandFailure(.unwritable, reason)) {
      try OutputPlaces.resolve([file(".appearance-outputs", "1", .report)], protecting: .none)
    }
  }

  @Test(
    "unfinished files are made in the output folder, or beside the file where a link leads elsewhere"
  )
  func workFolders() throws {
    let folder = try TemporaryFolder(["out/A.xcassets/": "", "real/a": ""])
    symlink("../real/a", folder["out/link"])
    func place(_ name: String) throws -> OutputPlace {
      try OutputPlace(OutputFile(folder: folder["out"], name: name, bytes: []))
    }
    let deep = try place("A.xcassets/Contents.json")
    #expect(deep.workFolder == folder["out"] && deep.status == nil)
    let link = try place("link")
    #expect(link.path == folder["out/../real/a"] && link.workFolder == folder["out/../real"])
    #expect(link.status?.kind == .file)
    let device = try OutputPlace(OutputFile("/dev/null", []))
    #expect(device.path == "/dev/null" && device.workFolder == nil)
  }

  @Test("an input is refused by any name that it has; a baseline gives way to the next one alone")
  func inputs() throws {
    let folder = try TemporaryFolder(["theme": "T", "known": "[]"])
    link(folder["theme"], folder["hard"])
    symlink("theme", folder["soft"])
    let inputs = try InputFiles(
      [folder["theme"], folder["deleted"], "<stdin>"], baseline: folder["known"])
    func refusal(_ name: String, _ role: OutputFile.Role = .report) -> [String]? {
      let file = OutputFile(folder[name], []).with(role)
      do throws(CommandFailure) {
        try OutputWriter.check([file], protecting: inputs)
        return nil
      } catch {
        return error.messages
      }
    }
    for name in ["theme", "hard", "soft", "known"] {
      #expect(refusal(name) == ["cannot write '\(folder[name])': it is an input of this run"])
    }
    #expect(refusal("known", .baseline) == nil && refusal("deleted") == nil)
    #expect(refusal("theme", .baseline) != nil)
  }
}
