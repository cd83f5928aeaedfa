#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// This process and its neighbours.
enum RunningProcess {
  /// The number of this process.
  static var number: Int32 { getpid() }

  /// Whether no process has the given number.
  static func isGone(_ number: Int32) -> Bool {
    kill(number, 0) != 0 && errno == ESRCH
  }

  /// The arguments it was started with, without its own name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { PathText.text(UnsafePointer($0)) }
    }
  }

  /// The value of an environment variable; nil when it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Makes failing writes report an error, and keeps files off the standard streams' numbers.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in 0...2 where fcntl(Int32(number), F_GETFD) < 0 && errno == EBADF {
      // Opens as the lowest free number; writing to it fails, which is noticed.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Ends the process.
  static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}
