import Foundation

/// The commands that were built with these tests.
enum BuiltCommand {
  /// How a call of it ended.
  struct Result {
    /// The exit status.
    let status: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String
  }

  /// Where the build put one.
  static func url(of name: String) -> URL {
    #if canImport(Darwin)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let products = bundles.first?.bundleURL.deletingLastPathComponent()
      return (products ?? Bundle.main.bundleURL).appendingPathComponent(name)
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent(name)
    #endif
  }

  /// Calls one in a folder, or in a folder inside that.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = ".", input: String = "",
    named name: String = "appearance"
  ) throws -> Result {
    let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = url(of: name)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder[place])
    process.standardInput = FileHandle(forReadingAtPath: streams["in"])
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: streams.text("out") ?? "",
      errors: streams.text("err") ?? "")
  }
}
