#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program that runs to its end, without a shell and without input.
package enum ChildProcess {
  package struct Outcome: Sendable {
    package let output: [UInt8]
    package let errors: [UInt8]
    /// The exit status; nil where a signal ended it.
    package let status: Int32?
  }

  /// Runs a program that is looked for in `PATH`, with an environment of `NAME=value`s; `limit` is the most bytes that
  /// are read of what it writes.
  package static func run(
    _ name: String, _ arguments: [String], environment: [String], limit: Int
  ) throws(SystemError) -> Outcome {
    let (output, outputEnd) = try pipe()
    let (errors, errorEnd) = try pipe()
    defer { for end in [output, errors] { try? end.close() } }
    let spawned = spawn([name] + arguments, environment, output: outputEnd, errors: errorEnd)
    for end in [outputEnd, errorEnd] { try? end.close() }
    let process = try spawned.get()
    let texts = Result { () throws(SystemError) in try read(output, errors, limit) }
    // A program that writes more than is read ends by a closed pipe.
    if case .failure = texts { kill(process, SIGKILL) }
    var status: Int32 = 0
    try SystemError.retrying { waitpid(process, &status, 0) }
    let (written, said) = try texts.get()
    return Outcome(
      output: written, errors: said, status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil)
  }

  private static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    try SystemError.retrying { systemPipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  private static func spawn(
    _ words: [String], _ environment: [String], output: Descriptor, errors: Descriptor
  ) -> Result<pid_t, SystemError> {
    var actions = Platform.noFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO)
    let lists = [words, environment].map { texts in texts.map { strdup($0) } + [nil] }
    defer { for text in lists.joined() { free(text) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, words[0], &actions, nil, lists[0], lists[1])
    return error == 0 ? .success(process) : .failure(SystemError(error))
  }

  /// What comes from two pipes until both end, whichever has something first.
  private static func read(
    _ output: Descriptor, _ errors: Descriptor, _ limit: Int
  ) throws(SystemError) -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [output, errors].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      try SystemError.retrying { poll(&open, nfds_t(open.count), -1) }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let part = try Descriptor(number: open[index].fd).readAvailable(upTo: 65_536)
        texts[index] += part
        if part.isEmpty { open[index].fd = -1 }
        guard texts[index].count <= limit else { throw SystemError(EFBIG) }
      }
    }
    return (texts[0], texts[1])
  }
}

// The name of this call is taken by the method above.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
