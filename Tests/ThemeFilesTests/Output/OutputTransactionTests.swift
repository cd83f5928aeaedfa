import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct OutputTransactionTests {
  @Test("when a rename fails, files already replaced, made or removed are as they were")
  func rollBack() throws {
    let folder = try TemporaryFolder(["a": "old", "stale": "stale", "z": "old"])
    let names = ["a", "new", "z"]
    var stale = StaleFiles()
    stale.removals = [StaleFiles.Removal(path: folder["stale"], workFolder: folder.path)]
    let plan = try OutputPlan(
      names.map { OutputFile(folder: folder.path, name: $0, bytes: Array("new".utf8)) },
      stale: stale)
    let interruption = Interruption()
    defer { interruption.end() }
    var transaction = OutputTransaction(TemporaryFiles(interruption))
    try transaction.stage(plan.steps)
    #expect(try folder.names().count == 6)
    try FileManager.default.removeItem(atPath: folder["z"])
    try folder.write("z/", "")
    #expect(throws: CommandFailure(.unwritable, "cannot write '\(folder["z"])': it is a folder")) {
      try transaction.commit(plan.steps)
    }
    transaction.rollBack()
    #expect(folder.text("a") == "old")
    #expect(folder.text("stale") == "stale")
    #expect(try folder.names() == ["a", "stale", "z"])
  }
}
