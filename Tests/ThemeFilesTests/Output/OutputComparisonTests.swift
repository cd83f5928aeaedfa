import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeFiles

@Suite struct OutputComparisonTests {
  private static let pieces = ["first ", String(repeating: "x", count: 200_000), "", " last"]
  private static let whole = pieces.joined()

  @Test(
    "what differs anywhere is made once, and written as it is wanted",
    arguments: [
      "", "F" + whole.dropFirst(), String(whole.dropLast()), whole + ".", "first y",
      String(whole.dropLast(5)), String(whole.dropLast()) + "T",
    ])
  func once(old: String) throws {
    let folder = try TemporaryFolder(["a": old])
    let count = Counter()
    try OutputWriter.write([
      OutputFile(folder: folder.path, name: "a", content: Self.content(count))
    ])
    #expect(folder.text("a") == Self.whole)
    #expect(count.value == 1)
    #expect(try folder.names() == ["a"])
  }

  @Test("what is the same is made once, and begins no file")
  func same() throws {
    let folder = try TemporaryFolder(["a": Self.whole])
    let before = folder.stamp("a")
    let count = Counter()
    try OutputWriter.write([
      OutputFile(folder: folder.path, name: "a", content: Self.content(count))
    ])
    #expect(folder.stamp("a") == before)
    #expect(count.value == 1)
  }

  @Test("a plan that fails leaves nothing of what it has begun")
  func failing() throws {
    let folder = try TemporaryFolder(["a": "old", "b/": ""])
    #expect(throws: CommandFailure(.unwritable, "cannot write '\(folder["b"])': it is a folder")) {
      try OutputWriter.write(["a", "b"].map { OutputFile(folder[$0], Array("new".utf8)) })
    }
    #expect(folder.text("a") == "old")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("a plan that is refused leaves nothing of what it has begun")
  func refused() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let refusal = CommandFailure(.unwritable, "refused")
    #expect(throws: refusal) {
      try OutputWriter.change([folder.path], notice: .none) {
        (temporaries) throws(CommandFailure) in
        _ = try OutputPlan([OutputFile(folder["a"], Array("new".utf8))], temporaries: temporaries)
        #expect(temporaries.paths.count == 1)
        throw refusal
      }
    }
    #expect(folder.text("a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test("a draft behind a file that is changed meanwhile is written again")
  func changed() throws {
    let folder = try TemporaryFolder(["a": Self.whole + "."])
    let path = folder["a"]
    let content = FileContent { sink in
      for (index, text) in Self.pieces.enumerated() {
        Array(text.utf8).withUnsafeBytes(sink)
        if index == 1 {
          _ = FileManager.default.createFile(atPath: path, contents: Data("new".utf8))
        }
      }
    }
    try OutputWriter.write([OutputFile(folder: folder.path, name: "a", content: content)])
    #expect(folder.text("a") == Self.whole)
  }

  /// The pieces, counting how often they are asked for.
  private static func content(_ count: Counter) -> FileContent {
    FileContent { sink in
      count.add()
      for text in pieces { Array(text.utf8).withUnsafeBytes(sink) }
    }
  }
}

/// Counts on any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// How often something was counted.
  var value: Int { lock.withLock { count } }

  /// Counts one more.
  func add() { lock.withLock { count += 1 } }
}
