import Foundation
import Testing

/// What this package asks of swift-argument-parser, seen from apps that ask something else of it.
///
/// SwiftPM resolves this package's own manifest; a stand-in with several versions takes the other
/// package's place, so that nothing is fetched.
@Suite(.serialized) struct VersionRangeTests {
  @Test(
    "clients that pin swift-argument-parser each get the version that they pin",
    arguments: ["1.8.2", "1.8.7", "1.12.0"])
  func pinned(version: String) throws {
    let client = try PinningClient(version, besides: PinningClient.root)
    let resolved = try client.resolve()
    try #require(resolved.status == 0, Comment(rawValue: resolved.output))
    #expect(client.pinnedVersion == version)
  }

  @Test("pinned here, the dependency would leave a client that pins another version unresolved")
  func exact() throws {
    let copy = try PinningClient.manifestThatPins("1.8.2")
    #expect(try PinningClient("1.8.2", besides: copy).resolve().status == 0)
    let resolved = try PinningClient("1.8.7", besides: copy).resolve()
    #expect(resolved.status != 0)
    #expect(resolved.output.contains("depends on 'swift-argument-parser' 1.8.7 and "))
  }

  @Test("versions that the package was not made for are refused", arguments: ["1.8.0", "2.0.0"])
  func outside(version: String) throws {
    let resolved = try PinningClient(version, besides: PinningClient.root).resolve()
    #expect(resolved.status != 0)
    #expect(resolved.output.contains("1.8.2..<2.0.0"), Comment(rawValue: resolved.output))
  }
}

/// An app that depends on a package with this one's manifest, and on a version of swift-argument-parser.
private struct PinningClient {
  /// This package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let home = root.appendingPathComponent(".build/PackageTests/Versions")
  private static let url = "https://github.com/apple/swift-argument-parser"
  private let folder: URL

  init(_ version: String, besides package: URL) throws {
    folder = try Self.emptyFolder("Client")
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Client",
        dependencies: [
          .package(name: "appearance-compiler", path: "\(package.path)"),
          .package(url: "\(Self.url)", exact: "\(version)"),
        ])
      """
    try Self.write(manifest, to: folder)
    let mirror = ["--original", Self.url, "--mirror", try Self.standIn()]
    let set = try swiftPackage(["config", "set-mirror"] + mirror)
    try #require(set.status == 0, Comment(rawValue: set.output))
  }

  func resolve() throws -> Tool.Result { try swiftPackage(["resolve"]) }

  /// The version that was resolved, nil where none was.
  var pinnedVersion: String? {
    let path = folder.appendingPathComponent("Package.resolved").path
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.firstMatch(of: /"version" : "([0-9.]+)"/).map { String($0.1) }
  }

  private func swiftPackage(_ arguments: [String]) throws -> Tool.Result {
    // What SwiftPM remembers of other stand-ins, and what it knows of the real package, stays apart.
    let caches = ["--cache-path", "Cache", "--security-path", "Security"]
    return try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package"] + caches + arguments, in: folder)
  }

  /// This package's manifest with a version in place of the range.
  static func manifestThatPins(_ version: String) throws -> URL {
    let text = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let pinned = text.replacing(/from: "[0-9.]+"\)/, with: "exact: \"\(version)\")")
    try #require(pinned != text)
    let folder = try emptyFolder("Pinned")
    try write(pinned, to: folder)
    return folder
  }

  /// A repository with versions of a package that is called like swift-argument-parser.
  private static func standIn() throws -> String {
    let folder = try emptyFolder("swift-argument-parser")
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "swift-argument-parser",
        products: [.library(name: "ArgumentParser", targets: ["ArgumentParser"])],
        targets: [.target(name: "ArgumentParser", path: ".")])
      """
    try write(manifest, to: folder)
    let commit = ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "All"]
    let tags = ["1.8.0", "1.8.2", "1.8.7", "1.12.0", "2.0.0"].map { ["tag", $0] }
    for command in [["init", "-q"], ["add", "."], commit] + tags {
      let call = try Tool.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + command, in: folder)
      try #require(call.status == 0, Comment(rawValue: call.output))
    }
    return folder.absoluteString
  }

  private static func emptyFolder(_ name: String) throws -> URL {
    let folder = home.appendingPathComponent(name)
    let files = FileManager.default
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func write(_ manifest: String, to folder: URL) throws {
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
  }
}
