import Foundation

/// The programs that are measured, built for it.
struct Programs {
  /// The command as it is released: optimized, static where the system allows.
  let appearance: String
  /// What the build plugins run, as they get it: a debug build.
  let buildTool: String
  /// The bare loop over libyaml's events.
  let eventLoop: String
  /// The loop, and writing files of given sizes.
  let floor: String
  /// The least that a command with swift-argument-parser can do.
  let parserHello: String
  /// What analyzes themes in memory.
  let relint: String
  /// What runs and measures them.
  let stopwatch: String

  /// Builds them; a quick plan takes debug builds for all.
  init(_ plan: Plan) throws {
    let package = "Tests/Benchmarks"
    let options = plan.isQuick ? [] : Self.release
    buildTool = try Self.build("AppearanceBuildTool", of: ".", [])
    appearance = try Self.build("appearance", of: ".", options)
    eventLoop = try Self.build("EventLoop", of: package, options)
    floor = try Self.build("Floor", of: package, options)
    parserHello = try Self.build("ParserHello", of: package, options)
    relint = try Self.build("Relint", of: package, options)
    stopwatch = try Self.build("Stopwatch", of: package, options)
  }

  private static var release: [String] {
    #if os(Linux)
      ["-c", "release", "--static-swift-stdlib", "-Xswiftc", "-static-executable"]
    #else
      ["-c", "release"]
    #endif
  }

  private static func build(
    _ product: String, of package: String, _ options: [String]
  ) throws -> String {
    let folder = options.isEmpty ? "\(package)/.build" : "\(package)/.build/static"
    let words = ["swift", "build", "--package-path", package, "--scratch-path", folder] + options
    let place = try Command(words + ["--show-bin-path"]).run()
    // SwiftPM compiles a program again when a module changed that it imports, but not when one behind that did:
    // it would go on with the old sizes of its types.
    let objects = "\(place)/\(product).build"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
    where name.hasSuffix(".o") {
      try FileManager.default.removeItem(atPath: "\(objects)/\(name)")
    }
    try Command(words + ["--product", product]).run()
    return "\(place)/\(product)"
  }
}
