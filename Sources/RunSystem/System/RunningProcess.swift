import OutputText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// This process.
package enum RunningProcess {
  /// The arguments it was started with, without its own name.
  package static func arguments() throws(SystemError) -> [String] {
    // Swift looks for them through /proc/self/maps on Linux and has none when that fails.
    guard CommandLine.argc > 0 else { return try argumentsFromKernel() }
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { PathText.text(UnsafePointer($0)) }
    }
  }

  private static func argumentsFromKernel() throws(SystemError) -> [String] {
    let file = try Descriptor.open("/proc/self/cmdline", for: .reading)
    let bytes = try file.closing { () throws(SystemError) in
      try file.read(upTo: 4 << 20, expected: 4096)
    }
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return words.dropFirst().dropLast().map { PathText.text($0) }
  }

  /// The value of an environment variable; nil when it is unset or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Makes failing writes report an error, lets signals end the process, and keeps files off the standard streams' numbers.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started this on a thread that blocks signals could not end it otherwise.
    var endings = sigset_t()
    sigemptyset(&endings)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&endings, signal)
    }
    sigprocmask(SIG_UNBLOCK, &endings, nil)
    for number in 0...2 where fcntl(Int32(number), F_GETFD) < 0 && errno == EBADF {
      // Opens as the lowest free number, for the use it is not meant for: that fails and is noticed.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The processor time that the process has used, in microseconds.
  package static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }

  /// The time of day, in seconds.
  package static var now: Int { time(nil) }

  /// Lets the process open as many files as it may be allowed to; whether that is more than before.
  package static func allowMoreFiles() -> Bool {
    var limits = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
      let most = rlim_t(OPEN_MAX)
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      let most = rlim_t.max
    #endif
    guard getrlimit(files, &limits) == 0 else { return false }
    let wanted = min(limits.rlim_max, most)
    guard limits.rlim_cur < wanted else { return false }
    limits.rlim_cur = wanted
    return setrlimit(files, &limits) == 0
  }

  /// Does nothing for a while.
  package static func pause(milliseconds: Int) {
    _ = poll(nil, 0, Int32(clamping: milliseconds))
  }

  /// Makes room in memory for the work on so many bytes of themes, of large pages where the system has them.
  ///
  /// Page by page as it is touched, the memory behind a large theme costs as much time as its parsing.
  package static func prepareHeap(forInput bytes: Int) {
    #if canImport(Glibc)
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
    #endif
  }

  /// Ends the process.
  package static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}
