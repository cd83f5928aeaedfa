import Testing

@testable import ThemeFiles

@Suite struct CommandFailureTests {
  @Test(
    "an error of the system becomes a sentence about the path, and nothing that a terminal obeys")
  func sentences() {
    let missing = SystemError.noSuchFile
    #expect(
      CommandFailure.cannotRead("a\u{1B}", missing)
        == CommandFailure(.unreadable, #"cannot read 'a\u{1B}': no such file or folder"#))
    #expect(
      CommandFailure.cannotWrite("a", missing)
        == CommandFailure(.unwritable, "cannot write 'a': no such file or folder"))
    #expect(
      CommandFailure.cannotRemove("a", missing)
        == CommandFailure(.unwritable, "cannot remove 'a': no such file or folder"))
    #expect(
      CommandFailure.cannotSearch("a", missing)
        == CommandFailure(
          .unwritable, "cannot look for stale files in 'a': no such file or folder"))
  }

  @Test("a right that is missing is one to the folder; any other reason is about the file")
  func folders() {
    // EACCES and ENOSPC.
    #expect(
      CommandFailure.cannotWrite("in/a", into: "in", SystemError(13)).messages
        == ["cannot write into 'in': permission denied"])
    #expect(
      CommandFailure.cannotWrite("in/a", into: "in", SystemError(28)).messages
        == ["cannot write 'in/a': no space left on the disk"])
  }

  @Test("work that succeeds gives its value, and work that fails the failure that is asked for")
  func attempts() throws {
    func work(_ error: SystemError?) throws(SystemError) -> Int {
      if let error { throw error }
      return 7
    }
    #expect(try attempt(work(nil)) { .cannotRead("a", $0) } == 7)
    #expect(throws: CommandFailure.cannotRead("a", .noSuchFile)) {
      try attempt(work(.noSuchFile)) { .cannotRead("a", $0) }
    }
  }

  @Test("a run that is done is no failure; any other ends with its status and says no more")
  func statuses() throws {
    try ThemeFiles.ExitStatus.done.finish()
    for status in [ThemeFiles.ExitStatus.findings, .usage, .unreadable, .unwritable] {
      #expect(throws: CommandFailure(status, [])) { try status.finish() }
    }
    // As sysexits.h has them.
    #expect(ThemeFiles.ExitStatus.usage.rawValue == 64)
    #expect(ThemeFiles.ExitStatus.unreadable.rawValue == 66)
    #expect(ThemeFiles.ExitStatus.unwritable.rawValue == 73)
  }
}
