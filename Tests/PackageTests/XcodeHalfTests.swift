import Foundation
import Testing

/// What the plugins have behind `#if canImport(XcodeProjectPlugin)`, a module that only Xcode brings.
@Suite(.serialized) struct XcodeHalfTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let modules = root.appendingPathComponent(".build/PackageTests/Modules")

  @Test(
    "the half of the plugins that only Xcode compiles is type-checked",
    arguments: ["AppearancePlugin", "AppearanceCommandPlugin"])
  func typeCheck(plugin: String) throws {
    try makeDouble()
    let sources = try swiftFiles("Sources/\(plugin)")
    let check = try compile(["-typecheck", "-module-name", plugin] + sources)
    #expect(check.status == 0, Comment(rawValue: check.output))
    #expect(check.output.isEmpty, Comment(rawValue: check.output))
  }

  @Test("an error in that half is found")
  func error() throws {
    try makeDouble()
    let file = modules.appendingPathComponent("Mistaken.swift")
    let main = Self.root.appendingPathComponent("Sources/AppearancePlugin/AppearancePlugin.swift")
    let text = try String(contentsOf: main, encoding: .utf8)
    let mistaken = text.replacingOccurrences(of: ".inputFiles", with: ".inputPaths")
    try #require(mistaken != text)
    try mistaken.write(to: file, atomically: true, encoding: .utf8)
    let others = try swiftFiles("Sources/AppearancePlugin").filter { $0 != main.path }
    let check = try compile(
      ["-typecheck", "-module-name", "AppearancePlugin", file.path] + others)
    #expect(check.status != 0)
    #expect(check.output.contains("value of type 'XcodeTarget' has no member 'inputPaths'"))
  }

  /// Compiles the tests' double of the module.
  private func makeDouble() throws {
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let name = "XcodeProjectPlugin"
    let module = modules.appendingPathComponent("\(name).swiftmodule").path
    let build = try compile(
      ["-emit-module", "-module-name", name, "-emit-module-path", module]
        + swiftFiles("Tests/Plugins/\(name)"))
    try #require(build.status == 0, Comment(rawValue: build.output))
  }

  private func swiftFiles(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil
    ).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Calls the compiler as SwiftPM does for plugins, and with warnings as errors.
  private func compile(_ arguments: [String]) throws -> Tool.Result {
    let options = [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      "-package-description-version", "6.1.0", "-I", try pluginInterface(), "-I", modules.path,
    ]
    return try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + options + arguments, in: Self.root)
  }

  /// The toolchain's folder with the module `PackagePlugin`.
  private func pluginInterface() throws -> String {
    let info = try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-print-target-info"], in: Self.root)
    let found = info.output.firstMatch(of: /"runtimeResourcePath": "([^"]*)"/)
    let resources = try #require(found.map { String($0.1) }, Comment(rawValue: info.output))
    return URL(fileURLWithPath: resources).appendingPathComponent("pm/PluginAPI").path
  }
}
