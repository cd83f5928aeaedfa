import Foundation

/// A copy of `Fixtures/Packages/Client`, built apart from the tests' own build, which holds a lock.
struct ClientPackage {
  private let folder: URL
  private let scratch: URL
  private let engine: BuildEngine

  /// A fresh copy; what the builds of earlier tests compiled of the package of the plugins is kept.
  init(_ plugins: PluginsPackage = .prebuilt, with engine: BuildEngine = .native) throws {
    self.engine = engine
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let original = root.appendingPathComponent("Fixtures/Packages/Client")
    let home = root.appendingPathComponent(".build/PackageTests")
    folder = home.appendingPathComponent("Client")
    scratch = home.appendingPathComponent(plugins.rawValue + engine.suffix)
    let files = FileManager.default
    for old in [folder, scratch.appendingPathComponent("plugins/outputs")]
    where files.fileExists(atPath: old.path) {
      try files.removeItem(at: old)
    }
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    try files.copyItem(at: original, to: folder)
    try edit("Package.swift", "\"../../..\"", "\"\(try plugins.folder().path)\"")
    for (link, target) in [
      ("Sources/UIKit", "Tests/Runtime/Sources/UIKit"),
      ("Sources/App/Appearance.swift", "Tests/Runtime/Sources/OriginalApp/Appearance.swift"),
    ] {
      let link = folder.appendingPathComponent(link)
      try files.removeItem(at: link)
      try files.createSymbolicLink(
        at: link, withDestinationURL: root.appendingPathComponent(target))
    }
  }

  /// The path of something in the package.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The text of a file; nil when it is not there.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The text of a file that the plugin's tool made.
  func generated(_ name: String) -> String? {
    let outputs = scratch.appendingPathComponent("plugins/outputs")
    let paths = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    let file = paths?.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// Writes a file, and makes its folder.
  func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(name).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Replaces a text that has to be in a file.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    guard let text = text(name), text.contains(old) else { throw CocoaError(.fileReadUnknown) }
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// Builds the app.
  func build() throws -> Tool.Result {
    try swift(["build"])
  }

  /// Calls `generate-appearances`.
  func generate(_ arguments: [String]) throws -> Tool.Result {
    try swift(
      ["package"], ["--allow-writing-to-package-directory", "generate-appearances"] + arguments)
  }

  /// What the built app says: a name and components on each line.
  func colors() throws -> [String: [Double]] {
    let app = try products().appendingPathComponent("App")
    let output = try Tool.run(app, [], in: folder).output
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (String(line[0]), line.dropFirst().compactMap { Double($0) })
      })
  }

  /// Where the builds put the app.
  private func products() throws -> URL {
    if engine == .native { return scratch.appendingPathComponent("debug") }
    let shown = try swift(["build"], ["--show-bin-path"]).output
    return URL(fileURLWithPath: shown.trimmingCharacters(in: .newlines))
  }

  private func swift(_ command: [String], _ arguments: [String] = []) throws -> Tool.Result {
    let paths =
      ["--package-path", folder.path, "--scratch-path", scratch.path]
      + ["--build-system", engine.rawValue]
    return try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + command + paths + arguments, in: folder)
  }
}

/// What SwiftPM builds with.
enum BuildEngine: String {
  /// SwiftPM's own.
  case native
  /// The one that Xcode builds with.
  case swiftbuild

  /// What tells its folder from that of the other.
  var suffix: String { self == .native ? "" : "-\(rawValue)" }
}
