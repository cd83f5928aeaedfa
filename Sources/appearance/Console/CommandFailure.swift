/// Why the command cannot go on: sentences for the user and what to end with.
struct CommandFailure: Error, Hashable {
  /// What the process ends with.
  let status: ExitStatus
  /// One phrase for each problem, without a full stop.
  let messages: [String]

  /// A failure that ends the command with a status.
  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  /// A failure with one phrase.
  init(_ status: ExitStatus, _ message: String) {
    self.init(status, [message])
  }
}
