#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Descriptor {
  /// What came of asking for a lock.
  enum LockOutcome {
    /// It is ours until the file is closed or the process ends.
    case held
    /// Another process has it.
    case busy
    /// The file system has no locks.
    case unsupported
  }

  /// Asks for the lock on an open file, for a folder too, without waiting for it.
  func lock(isShared: Bool) throws(SystemError) -> LockOutcome {
    while flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      let error = SystemError.last
      if error.isBusy { return .busy }
      if error.isLockUnsupported { return .unsupported }
      guard error == .interrupted else { throw error }
    }
    return .held
  }
}
