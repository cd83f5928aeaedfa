import Foundation

/// What the Swift compiler takes for AppearanceKit, and for presets that are made for it.
///
/// Both are compiled against the test double of UIKit, optimized and as whole modules.
struct GeneratedCode {
  private static let runtime = "Tests/Runtime/Sources"
  private let folder = "Tests/Benchmarks/.build/generated"
  private let bench: Bench

  /// Compiles the modules that the others import.
  init(_ bench: Bench) throws {
    self.bench = bench
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for module in ["DeveloperToolsSupport", "FoundationModels", "UIKit", "SwiftUI"] {
      try compiler(of: module, try Self.files(below: "\(Self.runtime)/\(module)")).run()
    }
  }

  /// The compiler's work on AppearanceKit.
  func kit() throws -> Command {
    try compiler(
      of: "AppearanceKit", try Self.files(below: "Sources/AppearanceKit"),
      "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility")
  }

  /// The compiler's work on a file of so many presets; they are public, so that none is left out.
  func presets(_ appearances: Int) throws -> Command {
    let configuration = "\(folder)/appearance.yaml"
    try Data("access: public\noutputs: [presets]\n".utf8).write(
      to: URL(fileURLWithPath: configuration))
    try Command([
      bench.programs.appearance, "compile", "--quiet", "--output", folder, "--config",
      configuration,
      try bench.theme(appearances),
    ]).run()
    return try compiler(of: "App", ["\(folder)/Appearance+Generated.swift"])
  }

  private func compiler(
    of module: String, _ files: [String], _ options: String...
  ) throws -> Command {
    let optimization = bench.plan.isQuick ? "-Onone" : "-O"
    return Command(
      [
        "swiftc", optimization, "-wmo", "-swift-version", "6", "-parse-as-library",
        "-module-name", module, "-emit-module", "-emit-module-path",
        "\(folder)/\(module).swiftmodule", "-c", "-o", "\(folder)/\(module).o", "-I", folder,
      ] + options + files)
  }

  private static func files(below folder: String) throws -> [String] {
    // The folder of AppearanceKit among the doubles is a link; the paths asked for are not.
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
