import TestSupport
import Foundation
import Testing

/// Programs of generated files, compiled with the doubles of UIKit and SwiftUI in Tests/Runtime.
struct Doubles {
  private let folder: URL
  private let objects: [URL]

  /// Compiles the doubles and AppearanceKit into a folder.
  init(in folder: URL) throws {
    self.folder = folder
    let sources = Fixtures.root.deletingLastPathComponent().appending(path: "Tests/Runtime/Sources")
    var objects: [URL] = []
    for (module, options) in [
      ("DeveloperToolsSupport", Self.strict), ("UIKit", []), ("SwiftUI", []),
      ("FoundationModels", Self.strict), ("AppearanceKit", Self.strict),
    ] {
      let object = folder.appending(path: "\(module).o")
      let files = try FileManager.default.contentsOfDirectory(
        at: sources.appending(path: module).resolvingSymlinksInPath(),
        includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }.map { file in
        let copy = folder.appending(path: "\(module)-\(file.lastPathComponent)")
        try Self.beforeGlass(String(contentsOf: file, encoding: .utf8))
          .write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
      }.sorted()
      try Self.run(
        ["swiftc", "-c", "-parse-as-library", "-wmo", "-swift-version", "6", "-emit-module"]
          + ["-emit-module-path", folder.appending(path: "\(module).swiftmodule").path]
          + ["-module-name", module, "-suppress-warnings", "-I", folder.path, "-o", object.path]
          + options + files)
      objects.append(object)
    }
    self.objects = objects
  }

  /// The doubles are every iOS at once; these programs, and AppearanceKit in them, are of one before glass.
  private static func beforeGlass(_ text: String) -> String {
    text.replacing("#available(iOS 26.0, *)", with: "false")
      .replacing("#unavailable(iOS 26.0)", with: "true")
  }

  private static let strict = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// What a program prints that is made of some files; the first one has its statements.
  func lines(of files: [(name: String, text: String)]) throws -> [Substring] {
    let scratch = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let paths = try files.map { file in
      let url = scratch.appending(path: file.name)
      // Linux has no Objective-C.
      let text = Self.beforeGlass(file.text.replacing(/@objc(\([^)]*\))?/, with: ""))
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    let program = scratch.appending(path: "program")
    try Self.run(
      ["swiftc", "-swift-version", "5", "-module-name", "App", "-suppress-warnings", "-wmo"]
        + ["-I", folder.path, "-o", program.path] + paths + objects.map(\.path))
    return try Self.run([program.path]).split(separator: "\n")
  }

  @discardableResult
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text.prefix(4_000))")
    return text
  }
}
