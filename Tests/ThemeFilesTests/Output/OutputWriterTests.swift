import TestSupport
import Foundation
import Testing

@testable import AppearanceCompiler
@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite struct OutputWriterTests {
  @Test("new files and missing folders are made, and nothing else is left")
  func new() throws {
    let folder = try TemporaryFolder()
    try write([("out/deep/a.swift", "A"), ("out/b.swift", "B")], folder)
    #expect(folder.text("out/deep/a.swift") == "A")
    #expect(folder.text("out/b.swift") == "B")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 4)
  }

  @Test("a file with the same content keeps its time and its place on the disk")
  func unchanged() throws {
    let folder = try TemporaryFolder(["a": "same", "b": "old"])
    let before = folder.stamp("a")
    try write([("a", "same"), ("b", "new")], folder)
    #expect(folder.stamp("a") == before)
    #expect(folder.text("b") == "new")
  }

  @Test("a content in pieces is written, compared and left alone as a whole")
  func pieces() throws {
    let texts = ["first ", String(repeating: "x", count: 200_000), "", " last"]
    let content = FileContent { sink in
      for text in texts { Array(text.utf8).withUnsafeBytes(sink) }
    }
    let whole = texts.joined()
    let folder = try TemporaryFolder(["same": whole, "short": "first ", "other": whole + "."])
    let before = folder.stamp("same")
    let names = ["same", "short", "other", "new"]
    let plan = try OutputWriter.write(
      names.map { OutputFile(folder: folder.path, name: $0, content: content) })
    #expect(plan.unchanged.map(\.name) == ["same"])
    for name in names { #expect(folder.text(name) == whole) }
    #expect(folder.stamp("same") == before)
  }

  @Test("a content in pieces that a full disk cuts off fails and leaves nothing")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    symlink("/dev/full", folder["full"])
    let content = FileContent { sink in
      for _ in 0..<3 { [UInt8](repeating: 0, count: 4096).withUnsafeBytes(sink) }
    }
    let files = ["full", "a"].map { OutputFile(folder: folder.path, name: $0, content: content) }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let failure = #expect(throws: CommandFailure.self) {
      try OutputWriter.write(files)
    }
    #expect(failure?.messages == ["cannot write '\(folder["full"])': no space left on the disk"])
    #expect(try folder.names() == ["full"])
  }

  @Test("permission bits are kept", arguments: [0o600, 0o644, 0o755, 0o444])
  func mode(mode: Int) throws {
    let folder = try TemporaryFolder(["a": "old"])
    chmod(folder["a"], mode_t(mode))
    try write([("a", "new")], folder)
    #expect(try FileSystem.status(of: folder["a"]).mode == mode_t(mode))
    #expect(folder.text("a") == "new")
  }

  @Test("a folder that nothing may be written into is named, not a file that nobody asked for")
  func closedFolder() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "appearances: {}", "ro/": ""])
    chmod(folder.path, 0o755)
    chmod(folder["ro"], 0o555)
    defer { chmod(folder["ro"], 0o755) }
    // The superuser may write into every folder.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let result = try BuiltCommand.shell(
      "\(user)appearance compile --output ro a.theme.yaml", in: folder)
    #expect(result.errors == "error: cannot write into 'ro': permission denied\n")
    #expect(result.status == 73)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["ro"]).isEmpty)
  }

  @Test("a FIFO gets the bytes and stays a FIFO")
  func fifo() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder["a"], 0o600)
    let path = folder["a"]
    let reader = Thread {
      let bytes = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
      try? folder.write("read", String(decoding: bytes ?? Data(), as: UTF8.self))
    }
    reader.start()
    try write([("a", "through"), ("b", "B")], folder)
    while !reader.isFinished { usleep(1_000) }
    #expect(folder.text("read") == "through")
    #expect(try FileSystem.status(of: path).kind == .fifo)
    #expect(folder.text("b") == "B")
  }

  @Test("a FIFO that nobody reads is refused with a sentence, and not waited for")
  func unreadFIFO() throws {
    let folder = try TemporaryFolder(["b": "old"])
    mkfifo(folder["a"], 0o600)
    #expect(
      throws: CommandFailure(.unwritable, "cannot write '\(folder["a"])': nobody reads it")
    ) { try write([("a", "through"), ("b", "B")], folder) }
    #expect(folder.text("b") == "old")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("a folder in the way stops everything before anything is changed")
  func folderInTheWay() throws {
    let folder = try TemporaryFolder(["a": "old", "b/": ""])
    let failure = #expect(throws: CommandFailure.self) {
      try write([("a", "new"), ("b", "B"), ("c/d", "D")], folder)
    }
    let message = "cannot write '\(folder["b"])': it is a folder"
    #expect(failure == CommandFailure(.unwritable, message))
    #expect(folder.text("a") == "old")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("a file where a folder is needed leaves no half-made folders")
  func fileInTheWay() throws {
    let folder = try TemporaryFolder(["a": "old", "x": ""])
    let failure = #expect(throws: CommandFailure.self) {
      try write([("a", "new"), ("made/b", "B"), ("x/y/c", "C")], folder)
    }
    #expect(failure?.status == .unwritable)
    #expect(folder.text("a") == "old")
    #expect(try folder.names() == ["a", "x"])
  }

  @Test("what killed runs left is swept, whatever version they were, and nothing else")
  func sweeping() throws {
    let folder = try TemporaryFolder([
      ".appearance-0123456789abcdef.tmp": "", ".appearance-2147483646-1.tmp": "",
      ".appearance-x-1.tmp": "", ".appearance-0123.tmp": "", "a": "A",
    ])
    try write([("a", "A")], folder)
    #expect(try folder.names() == [".appearance-0123.tmp", ".appearance-x-1.tmp", "a"])
  }

  @Test("runs at the same time leave whole files and nothing else")
  func together() async throws {
    let folder = try TemporaryFolder()
    let texts = (0..<16).map { String(repeating: "\($0)\n", count: 20_000) }
    await withTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask { try? write([("a", text), ("b.appearance.json", text)], folder) }
      }
    }
    #expect(texts.contains(folder.text("a") ?? ""))
    #expect(texts.contains(folder.text("b.appearance.json") ?? ""))
    #expect(try folder.names() == ["a", "b.appearance.json"])
  }

  private func write(
    _ files: [(String, String)], _ folder: TemporaryFolder
  ) throws {
    let files = files.map {
      OutputFile(folder: folder.path, name: $0.0, bytes: Array($0.1.utf8))
    }
    try OutputWriter.write(files)
  }
}
