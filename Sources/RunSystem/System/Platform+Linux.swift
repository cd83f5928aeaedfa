#if !canImport(Darwin)
  internal import Glibc
  internal import OutputText

  /// What the C library of Linux names or does otherwise than that of Darwin, which has the same members in
  /// `Platform+Darwin.swift`.
  enum Platform {
    /// The flags that open a folder only to go on from it; it need not be readable.
    static let folderFlags = pathOnly | O_DIRECTORY | O_NOFOLLOW

    /// `O_PATH`, which is hidden behind a feature of the headers.
    private static let pathOnly: Int32 = 0x20_0000

    /// The variable that `pthread_create` fills.
    static var noThread: pthread_t { pthread_t() }

    /// When a file's content last changed.
    static func modificationTime(_ status: stat) -> timespec { status.st_mtim }

    /// When a file's content, name or rights last changed.
    static func changeTime(_ status: stat) -> timespec { status.st_ctim }

    /// Whether a signal does what it does without a handler.
    static func isDefault(_ action: sigaction) -> Bool {
      action.__sigaction_handler.sa_handler == nil
    }

    /// An action that calls a function.
    static func action(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handler
      return action
    }

    /// Brings what was written to the medium; 0 or, with `errno`, -1.
    static func synchronize(_ number: Int32) -> Int32 { fsync(number) }

    /// Lets the process open as many files as it may be allowed to; whether that is more than before.
    static func allowMoreFiles() -> Bool {
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limits = rlimit()
      guard getrlimit(files, &limits) == 0, limits.rlim_cur < limits.rlim_max else { return false }
      limits.rlim_cur = limits.rlim_max
      return setrlimit(files, &limits) == 0
    }

    /// The arguments where Swift has none: it looks for them through `/proc/self/maps`, which can fail.
    static func argumentsFromKernel() throws(SystemError) -> [String] {
      let file = try Descriptor.open("/proc/self/cmdline", for: .reading)
      let bytes = try file.closing { () throws(SystemError) in
        try file.read(upTo: 4 << 20, expected: 4096)
      }
      let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      return words.dropFirst().dropLast().map { PathText.text($0) }
    }

    /// Makes room in memory for the work on so many bytes of themes, of large pages where the system has
    /// them.
    ///
    /// Page by page as it is touched, the memory behind a large theme costs as much time as its parsing.
    static func prepareHeap(forInput bytes: Int) {
      guard bytes >= 256 << 10 else { return }
      let limit = 31 << 20
      // The first block is the system's; freed, it tells glibc to have blocks of its size on the heap,
      // where the second one is taken from and stays.
      for size in [limit, min(bytes * 8, limit)] {
        guard let block = malloc(size) else { return }
        let start = block.alignedUp(toMultipleOf: Int(getpagesize()))
        madvise(start, size - (start - block), MADV_HUGEPAGE)
        free(block)
      }
    }
  }
#endif
