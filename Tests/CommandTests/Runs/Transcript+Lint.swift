import TestSupport
import ThemeFiles

@testable import appearance

extension Transcript {
  /// Lints with the compiler for tests.
  static func lint(
    _ request: ThemeRequest, _ findings: FindingRequest = FindingRequest()
  ) throws -> Transcript {
    try record { console throws(CommandFailure) in
      try LintRun(request: request, findings: findings, console: console, compile: fakeCompile)
        .run()
    }
  }
}
