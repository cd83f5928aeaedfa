import TestSupport
import Foundation
import Testing

/// The built command while it watches; it ends with the last reference.
final class WatchingCommand {
  private let process = Process()
  private let streams: TemporaryFolder
  private var shown = 0

  /// Starts a command with `--watch` in a folder.
  init(
    _ arguments: [String], in folder: TemporaryFolder, command: String = "compile"
  ) throws {
    streams = try TemporaryFolder(["out": "", "err": ""])
    process.executableURL = BuiltCommand.url(of: "appearance")
    process.arguments = [command, "--watch"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
  }

  deinit {
    process.terminate()
  }

  /// The next line on standard output; empty when none comes in half a minute.
  func nextLine() -> String {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      let lines = (streams.text("out") ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      if lines.count > shown + 1 {
        shown += 1
        return String(lines[shown - 1])
      }
      usleep(20_000)
    }
    return ""
  }

  /// Everything on standard error so far.
  var errors: String { streams.text("err") ?? "" }

  /// Sends the signal that asks a program to end; gives the signal it ended by, 0 for none.
  func terminate() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }
}
