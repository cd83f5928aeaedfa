#if canImport(Darwin)
  internal import Darwin

  /// What the C library of Darwin names or does otherwise than that of Linux; `Platform+Linux.swift` has the same
  /// members and says what they are.
  enum Platform {
    /// The flags that open a folder only to go on from it; it has to be readable.
    static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW

    static func columns(ofTerminal number: Int32) -> Int? {
      var size = winsize()
      guard ioctl(number, TIOCGWINSZ, &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }

    static var noFileActions: posix_spawn_file_actions_t? { nil }

    static func modificationTime(_ status: stat) -> timespec { status.st_mtimespec }

    static func changeTime(_ status: stat) -> timespec { status.st_ctimespec }

    static func isDefault(_ action: sigaction) -> Bool {
      action.__sigaction_u.__sa_handler == nil
    }

    static func action(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
      var action = sigaction()
      action.__sigaction_u.__sa_handler = handler
      return action
    }

    /// Brings what was written to the medium; 0 or, with `errno`, -1.
    ///
    /// `fsync` leaves it in the drive's own memory. Network disks know no `F_FULLFSYNC`.
    static func synchronize(_ number: Int32) -> Int32 {
      let result = fcntl(number, F_FULLFSYNC)
      guard result == -1, errno != EINTR, errno != EIO, errno != ENOSPC else {
        return result == -1 ? -1 : 0
      }
      return fsync(number)
    }

    static func allowMoreFiles() -> Bool {
      var limits = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limits) == 0 else { return false }
      // `setrlimit` refuses more, "unlimited" included.
      let wanted = min(limits.rlim_max, rlim_t(OPEN_MAX))
      guard limits.rlim_cur < wanted else { return false }
      limits.rlim_cur = wanted
      return setrlimit(RLIMIT_NOFILE, &limits) == 0
    }

    /// Gives an open file the access list and the extended attributes of another one (copyfile(3)).
    static func copyAttributes(from old: Int32, to new: Int32) throws(SystemError) {
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      while fcopyfile(old, new, nil, flags) < 0 {
        guard errno == EINTR else { throw .attributesLost }
      }
    }

    /// The arguments where Swift has none; on Darwin it always has them.
    static func argumentsFromKernel() throws(SystemError) -> [String] { [] }

    /// Memory is as fast here without it.
    static func prepareHeap(forInput bytes: Int) {}
  }
#endif
