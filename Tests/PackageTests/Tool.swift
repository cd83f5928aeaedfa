import Foundation

/// A program that is called.
enum Tool {
  /// How a call of it ended.
  struct Result {
    /// The exit status.
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String

    /// Whether the plugin's tool was run.
    var hasCompiledThemes: Bool { output.contains("Compiling 1 theme") }
  }

  /// Calls it in a folder.
  static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }
}
