internal import OutputText

extension CommandFailure {
  /// The failure to look for stale files.
  static func cannotSearch(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      .unwritable, "cannot look for stale files in '\(visibleText(path))': \(error.phrase)")
  }

  /// The failure to take a stale file away.
  static func cannotRemove(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(.unwritable, "cannot remove '\(visibleText(path))': \(error.phrase)")
  }

  /// The failure to write a file or to make a folder.
  static func cannotWrite(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(.unwritable, "cannot write '\(visibleText(path))': \(error.phrase)")
  }
}
