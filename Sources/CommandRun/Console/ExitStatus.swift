/// What the command ends with, as scripts and continuous integration read it.
package enum ExitStatus: Int32, Sendable, Comparable {
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

  /// Ends a command with this status.
  package func finish() throws(CommandFailure) {
    if self != .done { throw CommandFailure(self, []) }
  }

  /// Whether the left status stands for less trouble.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
