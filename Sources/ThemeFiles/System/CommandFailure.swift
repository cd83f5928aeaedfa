import OutputText

/// Why the command cannot go on: sentences for the user and what to end with.
package struct CommandFailure: Error, Hashable {
  package let status: ExitStatus
  /// One phrase for each problem, without a full stop.
  package let messages: [String]

  package init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  package init(_ status: ExitStatus, _ message: String) {
    self.init(status, [message])
  }
}

/// Does some work; what the operating system refuses becomes a failure in words for the user.
package func attempt<Value>(
  _ work: @autoclosure () throws(SystemError) -> Value,
  failure: (SystemError) -> CommandFailure
) throws(CommandFailure) -> Value {
  do throws(SystemError) { return try work() } catch { throw failure(error) }
}

extension CommandFailure {
  package static func cannotRead(_ path: String, _ error: SystemError) -> CommandFailure {
    cannotRead(path, error.phrase)
  }

  package static func cannotRead(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.unreadable, "cannot read '\(visibleText(path))': \(reason)")
  }

  package static func cannotSearch(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      .unwritable, "cannot look for stale files in '\(visibleText(path))': \(error.phrase)")
  }

  package static func cannotRemove(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(.unwritable, "cannot remove '\(visibleText(path))': \(error.phrase)")
  }

  /// The failure to make a file that has a name of the command's own: of the folder where the user lacks
  /// the right, else of the file that it is for.
  package static func cannotWrite(
    _ path: String, into folder: String, _ error: SystemError
  ) -> CommandFailure {
    guard error.isDenied else { return cannotWrite(path, error) }
    return CommandFailure(
      .unwritable, "cannot write into '\(visibleText(folder))': \(error.phrase)")
  }

  package static func cannotWrite(_ path: String, _ error: SystemError) -> CommandFailure {
    cannotWrite(path, error.phrase)
  }

  package static func cannotWrite(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.unwritable, "cannot write '\(visibleText(path))': \(reason)")
  }
}

/// What the command ends with, as scripts and continuous integration read it.
package enum ExitStatus: Int32, Sendable {
  /// Everything was done and no theme has an error.
  case done = 0
  /// The themes have errors, or warnings that count, or the output is out of date.
  case findings = 1
  /// The command line makes no sense.
  case usage = 64
  /// An input cannot be read.
  case unreadable = 66
  /// An output cannot be written.
  case unwritable = 73

  package func finish() throws(CommandFailure) {
    if self != .done { throw CommandFailure(self, []) }
  }
}
