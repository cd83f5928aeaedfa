import Foundation

/// A copy of `Fixtures/Packages/Client`, built apart from the tests' own build, which holds a lock.
struct ClientPackage {
  /// How a call of SwiftPM or of the app ended.
  struct Result {
    /// The exit status.
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String

    /// Whether the plugin's tool was run.
    var hasCompiledThemes: Bool { output.contains("Compiling 1 theme") }
  }

  private let folder: URL
  private let scratch: URL

  /// A fresh copy; what the builds of earlier tests compiled of the compiler itself is kept.
  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let original = root.appendingPathComponent("Fixtures/Packages/Client")
    let home = root.appendingPathComponent(".build/PackageTests")
    folder = home.appendingPathComponent("Client")
    scratch = home.appendingPathComponent("Scratch")
    let files = FileManager.default
    for old in [folder, scratch.appendingPathComponent("plugins/outputs")]
    where files.fileExists(atPath: old.path) {
      try files.removeItem(at: old)
    }
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    try files.copyItem(at: original, to: folder)
    try edit("Package.swift", "\"../../..\"", "\"\(root.path)\"")
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

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
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
  func build() throws -> Result {
    try swift(["build"])
  }

  /// Calls `generate-appearances`.
  func generate(_ arguments: [String]) throws -> Result {
    try swift(
      ["package"], ["--allow-writing-to-package-directory", "generate-appearances"] + arguments)
  }

  /// What the built app says: a name and components on each line.
  func colors() throws -> [String: [Double]] {
    let app = scratch.appendingPathComponent("debug/App")
    let output = try Self.run(app, [], in: folder).output
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (String(line[0]), line.dropFirst().compactMap { Double($0) })
      })
  }

  private func swift(_ command: [String], _ arguments: [String] = []) throws -> Result {
    let paths = ["--package-path", folder.path, "--scratch-path", scratch.path]
    return try Self.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + command + paths + arguments, in: folder)
  }

  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }
}
