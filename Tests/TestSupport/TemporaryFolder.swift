import Foundation

/// A folder of its own for a test, gone with the last reference.
package final class TemporaryFolder: Sendable {
  /// Its path.
  package let path: String

  /// Makes a folder with files in it; a name that ends in `/` makes a folder.
  package init(_ files: [String: String] = [:]) throws {
    let template = FileManager.default.temporaryDirectory.path + "/appearance-tests-XXXXXX"
    var bytes = template.utf8CString.map { $0 }
    guard mkdtemp(&bytes) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try write(name, text)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and makes the folders above it.
  package func write(_ name: String, _ text: String) throws {
    let folder = name.hasSuffix("/") ? self[name] : FilePathOfTest.folder(of: self[name])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") {
      try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }
  }

  /// The text of a file; nil when it is not there.
  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything in the folder, hidden files included, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// When a file was last changed, to the nanosecond, and its number on the disk.
  package func stamp(_ name: String) -> [Int] {
    var status = stat()
    guard stat(self[name], &status) == 0 else { return [] }
    #if canImport(Darwin)
      return [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec, Int(status.st_ino)]
    #else
      return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino)]
    #endif
  }
}

private enum FilePathOfTest {
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
