import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct OutputPlanTests {
  @Test("manifests are put in place last")
  func order() throws {
    let names = ["A.appearance.json", "Appearance+A.swift", "B.appearance.json"]
    let plan = try OutputPlan(
      names.map { OutputFile(folder: "/nowhere", name: $0, bytes: []) })
    #expect(
      plan.writes.map(\.file.name)
        == ["Appearance+A.swift", "A.appearance.json", "B.appearance.json"])
  }

  @Test("a plan that is only looked at begins no file")
  func looking() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let plan = try OutputPlan([OutputFile(folder["a"], Array("new".utf8))])
    #expect(plan.writes.count == 1)
    #expect(try folder.names() == ["a"])
  }

  private func file(_ folder: TemporaryFolder, _ name: String, _ text: String) -> OutputFile {
    OutputFile(folder: folder.path, name: name, bytes: Array(text.utf8))
  }

  @Test("what is written, removed and left is counted in phrases and listed in lines")
  func words() throws {
    let folder = try TemporaryFolder(["same": "A", "old": "B", "stale": "S"])
    let plan = try OutputPlan(
      [file(folder, "same", "A"), file(folder, "old", "C"), file(folder, "new", "D")],
      stale: StaleFiles(removing: [folder["stale"]]))
    #expect(plan.phrase == "wrote 2 files, removed 1 file")
    #expect(plan.summary == "wrote 2 files, removed 1 file, 1 unchanged")
    #expect(
      plan.lines == """
        wrote \(folder["old"])
        wrote \(folder["new"])
        removed \(folder["stale"])

        """)
    #expect(plan.unchangedLines == "unchanged \(folder["same"])\n")
    #expect(plan.writes.map(\.isNew) == [false, true])
    let nothing = try OutputPlan([file(folder, "same", "A")])
    #expect(nothing.isEmpty && nothing.phrase == "nothing to write")
    #expect(nothing.summary == "1 file unchanged" && nothing.lines == "")
  }

  @Test("a device is written to whatever it holds, and a folder is refused")
  func kinds() throws {
    let folder = try TemporaryFolder(["in/": ""])
    symlink("/dev/null", folder["device"])
    let plan = try OutputPlan([file(folder, "device", "A")])
    #expect(plan.writes.isEmpty && plan.streams.map(\.path) == [folder["device"]])
    #expect(!plan.isEmpty && plan.phrase == "wrote 1 file")
    #expect(throws: CommandFailure(.unwritable, "cannot write '\(folder["in"])': it is a folder")) {
      try OutputPlan([file(folder, "in", "A")])
    }
  }

  @Test("a stale file that is written again is not removed, one with another name of it is")
  func rewritten() throws {
    let folder = try TemporaryFolder(["a": "old"])
    link(folder["a"], folder["b"])
    let plan = try OutputPlan(
      [file(folder, "a", "new")], stale: StaleFiles(removing: [folder["b"], folder["a"]]))
    #expect(plan.removals == [folder["b"]])
    let same = try OutputPlan(
      [file(folder, "a", "old")], stale: StaleFiles(removing: [folder["a"]]))
    #expect(same.isEmpty && same.unchanged.count == 1)
  }

  @Test("a list names a file before it is there and until it is gone")
  func steps() throws {
    let folder = try TemporaryFolder(["stale": "", "empty/": ""])
    var stale = StaleFiles(removing: [folder["stale"]])
    stale.emptied = [folder["empty"]]
    let list = OutputPlan.Write(
      file: file(folder, "list", "L").with(.list), path: folder["list"], old: .nothing,
      workFolder: folder.path)
    stale.lists = [
      StaleFiles.ListChange(
        path: folder["list"], isThere: false, first: list,
        last: .remove(folder["list"], workFolder: folder.path))
    ]
    let plan = try OutputPlan([file(folder, "a", "A")], stale: stale)
    let steps = plan.steps.map { step in
      switch step {
      case .put(let write): "put \(write.file.name)"
      case .remove(let path, _): "remove \(FilePath.name(of: path))"
      case .removeFolder(let path): "remove folder \(FilePath.name(of: path))"
      }
    }
    #expect(
      steps == ["put list", "put a", "remove stale", "remove folder empty", "remove list"])
  }
}
