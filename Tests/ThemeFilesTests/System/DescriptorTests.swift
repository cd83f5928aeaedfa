import TestSupport
import Foundation
import Testing

@testable import ThemeFiles

@Suite struct DescriptorTests {
  private func withFile<Value>(
    _ text: String, _ body: (Descriptor, TemporaryFolder) throws -> Value
  ) throws -> Value {
    let folder = try TemporaryFolder(["a": text])
    let file = try Descriptor.open(folder["a"], for: .reading)
    defer { try? file.close() }
    return try body(file, folder)
  }

  @Test("a file is read to its end, or up to a limit, however large it was expected to be")
  func reading() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    for (limit, expected) in [(1 << 20, 200_000), (1 << 20, 0), (150_001, 10)] {
      let bytes = try withFile(text) { (file, _) throws in
        try file.read(upTo: limit, expected: expected)
      }
      #expect(bytes == Array(text.utf8.prefix(limit)), "\(limit), \(expected)")
    }
    try withFile("0123456789") { (file, _) throws in
      #expect(try file.read(at: 8, upTo: 5) == Array("89".utf8))
      #expect(try file.read(at: 10, upTo: 5) == [])
    }
  }

  @Test("a file holds bytes at an offset only where all of them are there")
  func holding() throws {
    let size = Descriptor.partSize + 10
    let text = String(repeating: "x", count: size - 1) + "y"
    try withFile(text) { (file, _) throws in
      func holds(_ text: String, at offset: Int) throws -> Bool {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { (bytes) throws in
          try file.holds(bytes, at: offset)
        }
      }
      #expect(try holds(text, at: 0))
      #expect(try holds("xy", at: size - 2))
      #expect(try !holds(String(text.dropLast()) + "z", at: 0), "in the second part")
      #expect(try !holds("xyz", at: size - 2), "behind the end")
      #expect(try holds("", at: size))
    }
  }

  @Test("what is to be created must not be there, and what is added goes behind what is")
  func purposes() throws {
    let folder = try TemporaryFolder(["a": "one"])
    #expect(throws: SystemError.exists) { try Descriptor.open(folder["a"], for: .creating) }
    #expect(throws: SystemError.noSuchFile) { try Descriptor.open(folder["b"], for: .writing) }
    let file = try Descriptor.open(folder["a"], for: .appending)
    try file.closing { () throws(SystemError) in try file.write(Array(", two".utf8)) }
    #expect(folder.text("a") == "one, two")
    let new = try Descriptor.open(folder["new"], for: .appending)
    try new.close()
    #expect(folder.text("new") == "")
  }

  @Test("one file has one exclusive lock, or several shared ones")
  func locks() throws {
    try withFile("") { (file, folder) throws in
      let other = try Descriptor.open(folder["a"], for: .reading)
      defer { try? other.close() }
      guard try file.lock(isShared: false) == .held else { return }
      #expect(try other.lock(isShared: false) == .busy)
      #expect(try other.lock(isShared: true) == .busy)
      #expect(try file.lock(isShared: true) == .held)
      #expect(try other.lock(isShared: true) == .held)
    }
  }

  @Test("a file that replaces another of the same second is dated to the next, a later one stays")
  func dates() throws {
    let folder = try TemporaryFolder(["old": "", "new": ""])
    let manager = FileManager.default
    func date(_ name: String, _ seconds: Double) throws {
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder[name])
    }
    try date("old", 1_000.75)
    let old = try FileSystem.status(of: folder["old"])
    for (seconds, expected) in [
      (1_000.25, 1_001), (900.0, 1_001), (1_001.5, 1_001), (2_000, 2_000),
    ] {
      try date("new", seconds)
      let file = try Descriptor.open(folder["new"], for: .writing)
      try file.closing { () throws(SystemError) in try file.postdate(old) }
      #expect(try FileSystem.status(of: folder["new"]).modified[0] == expected, "\(seconds)")
    }
  }

  @Test("the error of the work counts for more than that of closing")
  func closing() throws {
    try withFile("") { (_, folder) throws in
      let file = try Descriptor.open(folder["a"], for: .reading)
      #expect(throws: SystemError.changed) {
        try file.closing { () throws(SystemError) in throw .changed }
      }
    }
  }
}
