import Foundation
import Testing

/// The generated Swift files of one folder, which are compiled as one module.
struct GoldenFolder: Sendable, CustomTestStringConvertible {
  /// The folder.
  let url: URL
  /// The files, sorted by name.
  let files: [URL]

  /// Every folder at or below this one that has Swift files, sorted by path.
  static func all(below root: URL) -> [GoldenFolder] {
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    return Dictionary(grouping: found ?? []) { $0.deletingLastPathComponent() }
      .map { url, files in GoldenFolder(url: url, files: files.sorted { $0.path < $1.path }) }
      .sorted { $0.url.path < $1.url.path }
  }

  var testDescription: String { url.lastPathComponent }
}
