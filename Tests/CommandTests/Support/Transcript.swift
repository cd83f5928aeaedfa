import Foundation

@testable import appearance
@testable import ThemeFiles

/// What a run wrote and how it ended.
struct Transcript {
  /// The exit status.
  let status: ExitStatus
  /// The phrases of the failure, if it failed.
  var messages: [String] = []
  /// Standard output.
  let output: String
  /// Standard error.
  let errors: String

  /// Compiles with the compiler for tests.
  static func compile(_ request: ThemeRequest) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try CompileRun(request: request, console: console, compile: fakeCompile).run()
    }
  }

  /// Lints with the compiler for tests.
  static func lint(
    _ request: ThemeRequest, _ findings: FindingRequest = FindingRequest()
  ) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try LintRun(request: request, findings: findings, console: console, compile: fakeCompile)
        .run()
    }
  }

  /// Builds with the compiler for tests.
  static func build(_ request: BuildRequest) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try BuildRun(request: request, console: console, compile: fakeCompile).run()
    }
  }

  private static func record(
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
