package import Foundation

/// The commands that were built with these tests.
package enum BuiltCommand {
  /// How a call of it ended.
  package struct Result {
    /// The exit status.
    package let status: Int32
    /// Standard output.
    package let output: String
    /// Standard error.
    package let errors: String
  }

  /// Where the build put one.
  package static func url(of name: String) -> URL {
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
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = ".", input: String = "",
    named name: String = "appearance"
  ) throws -> Result {
    try run(url(of: name), arguments, in: folder[place], input: input)
  }

  /// Runs a line of a shell that finds the command by its name.
  package static func shell(_ line: String, in folder: TemporaryFolder) throws -> Result {
    let products = url(of: "appearance").deletingLastPathComponent().path
    let search = "PATH='\(products)':\"$PATH\""
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try run(shell, ["-c", "\(search); \(line)"], in: folder.path, input: "")
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: String, input: String
  ) throws -> Result {
    let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
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
