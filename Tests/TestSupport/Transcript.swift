import Foundation
package import ThemeFiles

/// What a run wrote and how it ended.
package struct Transcript {
  /// The exit status.
  package let status: ExitStatus
  /// The phrases of the failure, if it failed.
  package var messages: [String] = []
  /// Standard output.
  package let output: String
  /// Standard error.
  package let errors: String

  /// Compiles with the compiler for tests.
  package static func compile(_ request: ThemeRequest) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try CompileRun(request: request, console: console, compile: fakeCompile).run()
    }
  }

  /// Builds with the compiler for tests.
  package static func build(_ request: BuildRequest) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try BuildRun(request: request, console: console, compile: fakeCompile).run()
    }
  }

  /// What a run writes and how it ends.
  package static func record(
    _ run: (Console) throws(CommandFailure) -> ExitStatus
  ) throws -> Transcript {
    let folder = try TemporaryFolder(["out": "", "err": ""])
    let output = try Descriptor.open(folder["out"], for: .writing)
    let errors = try Descriptor.open(folder["err"], for: .writing)
    defer {
      try? output.close()
      try? errors.close()
    }
    var status = ExitStatus.done
    var messages: [String] = []
    do throws(CommandFailure) {
      status = try run(Console(output: output, errors: errors))
    } catch {
      (status, messages) = (error.status, error.messages)
    }
    return Transcript(
      status: status, messages: messages, output: folder.text("out") ?? "",
      errors: folder.text("err") ?? "")
  }
}
