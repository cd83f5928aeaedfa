import Foundation
import Testing

/// A program that is made of generated files and run on the doubles of UIKit and SwiftUI.
enum Program {
  /// The lines that a program prints, compiled together with generated files.
  static func lines(of sources: [URL], and main: String) throws -> [String] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let driver = scratch.appendingPathComponent("main.swift")
    try main.write(to: driver, atomically: true, encoding: .utf8)
    let program = scratch.appendingPathComponent("program")
    let modules = try TypeCheck.modules()
    let objects = try ["UIKit", "AppearanceKit", "SwiftUI"].flatMap { module in
      try FileManager.default.contentsOfDirectory(
        at: modules.deletingLastPathComponent().appendingPathComponent("\(module).build"),
        includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "o" }
    }
    let sources = try sources.map { try AppSources.linuxFile(for: $0, in: scratch) }
    let compiled = try output(
      [
        "swiftc", "-swift-version", "5", "-module-name", "App", "-package-name", "App",
        "-suppress-warnings", "-wmo",
      ]
        + ["-I", modules.path, "-o", program.path]
        + (sources + [driver] + objects).map(\.path))
    try #require(compiled.status == 0, "\(compiled.text)")
    let printed = try output([program.path])
    try #require(printed.status == 0, "\(printed.text)")
    return printed.text.split(separator: "\n").map(String.init)
  }

  private static func output(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
