import Foundation
import Testing

@Suite("Presets that run")
struct PresetValueTests {
  private static let folders = GoldenFolder.all(below: GoldenTests.themes).filter { folder in
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    guard others.contains(where: { $0.hasSuffix(".appearance.json") }) else { return false }
    return folder.files.contains { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.contains("import AppearanceKit")
        && file.lastPathComponent.hasPrefix("Appearance+")
    }
  }

  @Test("there are some")
  func existence() {
    #expect(Self.folders.count >= 5)
  }

  @Test("hold what the manifest says, in all four variants", arguments: folders)
  func values(folder: GoldenFolder) throws {
    let manifests = try FileManager.default
      .contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".appearance.json") }
    let manifest = try PresetManifest(at: try #require(manifests.first))
    let lines = try run(folder, PresetDriver.text(symbols: manifest.symbols))
    var words: [String: String] = [:]
    var colors = 0
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 3, "\(line)")
      guard !fields[1].isEmpty else {
        words[fields[0]] = fields[2]
        continue
      }
      colors += 1
      let key = "\(fields[0])\t\(fields[1])"
      let expected = try #require(manifest.colors[key], "\(key) is not in the manifest")
      let value = fields[2].split(separator: " ").map(String.init)
      #expect(value[0] == expected.space, "\(key)")
      for (text, component) in zip(value.dropFirst(), expected.components) {
        #expect(abs((Double(text) ?? .nan) - component) < 1e-9, "\(key)")
      }
    }
    #expect(colors == manifest.colors.count)
    for (path, word) in manifest.words { #expect(words[path] == word, "\(path)") }
  }

  /// The lines that a program prints, compiled together with a folder's files.
  private func run(_ folder: GoldenFolder, _ main: String) throws -> [String] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("presets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let driver = scratch.appendingPathComponent("main.swift")
    try main.write(to: driver, atomically: true, encoding: .utf8)
    let program = scratch.appendingPathComponent("program")
    let modules = try TypeCheck.modules()
    let objects = try ["UIKit", "AppearanceKit"].flatMap { module in
      try FileManager.default.contentsOfDirectory(
        at: modules.deletingLastPathComponent().appendingPathComponent("\(module).build"),
        includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "o" }
    }
    let sources = folder.files.filter { $0.lastPathComponent.hasPrefix("Appearance+") }
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

  private func output(_ arguments: [String]) throws -> (status: Int32, text: String) {
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
