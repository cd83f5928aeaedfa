/// Why the command cannot go on: sentences for the user and what to end with.
package struct CommandFailure: Error, Hashable {
  /// What the process ends with.
  package let status: ExitStatus
  /// One phrase for each problem, without a full stop.
  package let messages: [String]

  /// A failure that ends the command with a status.
  package init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  /// A failure with one phrase.
  package init(_ status: ExitStatus, _ message: String) {
    self.init(status, [message])
  }
}
