import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Programs that run to their end")
struct ChildProcessTests {
  @Test("give what they write to both streams, and their status, without a shell or an environment")
  func outcome() throws {
    let result = try ChildProcess.run(
      "sh", ["-c", "echo $A; echo \"$1\" >&2; exit 3", "x", "a b;c"], environment: ["A=1"],
      limit: 1000)
    #expect(String(decoding: result.output, as: UTF8.self) == "1\n")
    #expect(String(decoding: result.errors, as: UTF8.self) == "a b;c\n")
    #expect(result.status == 3)
  }

  @Test("that a signal ends have no status, and those that are not there are an error")
  func failures() throws {
    #expect(
      try ChildProcess.run("sh", ["-c", "kill -9 $$"], environment: [], limit: 10).status == nil)
    #expect(throws: SystemError.noSuchFile) {
      try ChildProcess.run("no-such-program-anywhere", [], environment: [], limit: 10)
    }
  }
}
