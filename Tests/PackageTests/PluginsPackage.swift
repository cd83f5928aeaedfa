import Foundation

/// The package that a client takes the plugins from.
enum PluginsPackage: String {
  /// One around the tool that was built with these tests.
  case prebuilt = "Prebuilt"
  /// The one that these tests belong to, of which the tool is built once more.
  case source = "Source"

  /// The folder of the package.
  func folder() throws -> URL {
    switch self {
    case .prebuilt: try Self.made.get()
    case .source: Self.root
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let tool = "AppearanceBuildTool"

  private static let made = Result { try make() }

  private static func make() throws -> URL {
    let files = FileManager.default
    let package = root.appendingPathComponent(".build/PackageTests/appearance-compiler")
    if files.fileExists(atPath: package.path) { try files.removeItem(at: package) }
    let sources = package.appendingPathComponent("Sources")
    try files.createDirectory(at: sources, withIntermediateDirectories: true)
    for name in ["AppearanceKit", "AppearancePlugin", "AppearanceCommandPlugin"] {
      try files.createSymbolicLink(
        at: sources.appendingPathComponent(name),
        withDestinationURL: root.appendingPathComponent("Sources/\(name)"))
    }
    try files.copyItem(
      at: root.appendingPathComponent(".ci/prebuilt/Package.swift"),
      to: package.appendingPathComponent("Package.swift"))
    try makeBundle(at: package.appendingPathComponent("\(tool).artifactbundle"))
    return package
  }

  /// An artifact bundle of the built tool.
  private static func makeBundle(at bundle: URL) throws {
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: builtTool, to: bundle.appendingPathComponent(tool))
    let variant = "{ \"path\": \"\(tool)\", \"supportedTriples\": [\"\(try triple())\"] }"
    try """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "\(tool)": { "type": "executable", "version": "0.0.0", "variants": [\(variant)] }
      }
    }
    """.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
  }

  /// Where the build of these tests put the tool.
  private static var builtTool: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent(tool)
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent(tool)
    #endif
  }

  /// The machine's triple, without the version of its system.
  private static func triple() throws -> String {
    let info = try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "-print-target-info"], in: root)
    let pattern = /"unversionedTriple": "([^"]*)"/
    guard info.status == 0, let found = info.output.firstMatch(of: pattern) else {
      throw CocoaError(.fileReadUnknown)
    }
    return String(found.1)
  }
}
