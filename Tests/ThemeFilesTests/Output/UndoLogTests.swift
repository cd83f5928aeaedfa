import Foundation
import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Changes of a disk that are taken back")
struct UndoLogTests {
  private let interruption = Interruption()
  private let temporaries: TemporaryFiles

  init() {
    temporaries = TemporaryFiles(interruption)
    interruption.end()
  }

  @Test("new files and folders go, and what was replaced or removed comes back")
  func rollBack() throws {
    let folder = try TemporaryFolder(["kept": "old", "empty/": ""])
    var log = UndoLog(temporaries)
    try log.keep(folder["kept"], in: folder.path)
    try folder.write("new text", "new")
    #expect(rename(folder["new text"], folder["kept"]) == 0)
    try log.makeFolder(folder["made/deep"])
    try folder.write("made/deep/file", "")
    log.noteNew(folder["made/deep/file"])
    try log.removeIfEmpty(folder["empty"])
    #expect(try folder.names().filter { !$0.hasPrefix(".") } == ["kept", "made"])
    log.rollBack()
    #expect(try folder.names() == ["empty", "kept"])
    #expect(folder.text("kept") == "old")
  }

  @Test("what is settled stays, and only unfinished files go")
  func settled() throws {
    let folder = try TemporaryFolder(["made": ""])
    var log = UndoLog(temporaries)
    log.noteNew(folder["made"])
    try temporaries.makeFile(in: folder.path).file.close()
    #expect(try folder.names().count == 2)
    log.settle()
    log.rollBack()
    #expect(try folder.names() == ["made"])
  }

  @Test("a folder with something in it, or that is not there, is left alone")
  func folders() throws {
    let folder = try TemporaryFolder(["full/a": ""])
    var log = UndoLog(temporaries)
    try log.removeIfEmpty(folder["full"])
    try log.removeIfEmpty(folder["none"])
    #expect(folder.text("full/a") == "")
    #expect(throws: SystemError.notFolder) { try log.makeFolder(folder["full/a"]) }
  }
}
