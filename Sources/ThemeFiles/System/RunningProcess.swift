import OutputText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

package enum RunningProcess {
  /// The arguments it was started with, without its own name.
  package static func arguments() throws(CommandFailure) -> [String] {
    guard CommandLine.argc > 0 else {
      return try attempt(Platform.argumentsFromKernel()) {
        CommandFailure(.unreadable, "cannot read the command line: \($0.phrase)")
      }
    }
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { PathText.text(UnsafePointer($0)) }
    }
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
  package static func allowMoreFiles() -> Bool { Platform.allowMoreFiles() }

  package static func pause(milliseconds: Int) {
    _ = poll(nil, 0, Int32(clamping: milliseconds))
  }

  /// Makes room in memory for the work on so many bytes of themes.
  package static func prepareHeap(forInput bytes: Int) { Platform.prepareHeap(forInput: bytes) }

  package static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}
