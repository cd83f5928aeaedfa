import AppearanceCompiler
package import FindingReports
package import Foundation
package import ThemeCompiler
package import ThemeSyntax

/// The folders of `Fixtures`, found beside the tests.
package enum Fixtures {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The folders of a kind of fixture, by name.
  package static func cases(_ kind: String) -> [String] {
    let folder = root.appending(path: kind)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether goldens are written anew, which fails the run.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil
  }

  /// What to run after an intended change.
  package static let recordingCommand =
    "RECORD_FIXTURES=1 swift test --filter AppearanceCompilerTests"
}

/// A folder with themes, what they extend and what is expected of them.
package struct FixtureCase {
  package let folder: URL

  package init(_ kind: String, _ name: String) {
    folder = Fixtures.root.appending(path: kind).appending(path: name)
  }

  /// The paths of the files directly in the folder, and of those in asset catalogs.
  package var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
      guard isFolder(name) else { return [name] }
      return name.hasSuffix(".xcassets") ? files(in: name) : []
    }.sorted()
  }

  /// The paths of all files at or below a folder.
  private func files(in name: String) -> [String] {
    let path = folder.appending(path: name).path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.map { "\(name)/\($0)" }.filter { !isFolder($0) }
  }

  /// The themes directly in the folder; what they extend lies in folders of its own.
  package var themes: [String] {
    files.filter { $0.contains(".theme.") }
  }

  /// The configuration of the case, the default one where it has none.
  package func configuration() throws -> Configuration {
    guard files.contains("appearance.yaml") else { return Configuration() }
    let source = SourceFile(path: "appearance.yaml", bytes: try bytes("appearance.yaml"))
    return Configuration.read(source, load: try loader()).0
  }

  /// Compiles the themes of the case together.
  package func compile() throws -> Compilation {
    let configuration = try configuration()
    let inputs = try themes.map { name in
      var input = ThemeInput(
        SourceFile(path: name, bytes: try bytes(name)), configuration: configuration)
      input.namesPlaces = true
      return input
    }
    return AppearanceCompiler.compile(inputs, load: try loader())
  }

  /// A loader of the files of the case.
  package func loader() throws -> FileLoader {
    let folder = folder
    return { path in
      if path.hasSuffix("/") { return Self.names(in: folder, path) }
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
        return .failure(LoadFailure("no such file"))
      }
      return .success(SourceFile(path: path, bytes: Array(data)))
    }
  }

  /// The names in a folder of the case, by lines, those of folders with a slash at their end.
  private static func names(in folder: URL, _ path: String) -> Result<SourceFile, LoadFailure> {
    let url = folder.appending(path: path)
    guard
      let entries = try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey])
    else { return .failure(LoadFailure("no such folder")) }
    let lines = entries.map { entry in
      let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      return entry.lastPathComponent + (isFolder ? "/\n" : "\n")
    }
    return .success(SourceFile(path: path, text: lines.sorted().joined()))
  }

  /// The bytes of a file of the case.
  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Writes a file of the case.
  package func record(_ name: String, _ bytes: [UInt8]) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Removes a file of the case.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder.appending(path: name).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// What the command shows of a compilation.
package func report(_ compilation: Compilation) -> DiagnosticReport {
  var report = DiagnosticReport(
    compilation, themes: compilation.sources.count { !$0.path.contains("/") })
  report.suppressed = []
  return report
}
