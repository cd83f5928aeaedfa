import Foundation

/// The `appearance` command that was built with these tests.
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

  /// Where the build put it.
  static var url: URL {
    #if canImport(Darwin)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let products = bundles.first?.bundleURL.deletingLastPathComponent()
      return (products ?? Bundle.main.bundleURL).appendingPathComponent("appearance")
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("appearance")
    #endif
  }

  /// Calls it in a folder, or in a folder inside that.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at name: String = ".", input: String = ""
  ) throws -> Result {
    let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder[name])
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
