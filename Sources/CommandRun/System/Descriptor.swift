#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open file.
struct Descriptor: Sendable, Hashable {
  /// What it was opened for.
  enum Purpose {
    /// Reading, without waiting for somebody to write.
    case reading
    /// Writing a file that must not exist yet.
    case creating
    /// Writing to something that is there.
    case writing

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .writing: O_WRONLY | O_NOCTTY
      }
    }
  }

  /// The operating system's number for it.
  let number: Int32

  /// Where the command reads from when told `-`.
  static let standardInput = Descriptor(number: STDIN_FILENO)
  /// Where results go.
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  /// Where everything goes that is said about the work.
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// Opens a file; a signal that `interruption` knows of stops the wait.
  static func open(
    _ path: String, for purpose: Purpose, interruption: Interruption? = nil
  ) throws(SystemError) -> Descriptor {
    while true {
      let number = try withPath(path) { openat(AT_FDCWD, $0, purpose.flags | O_CLOEXEC, 0o666) }
      if number >= 0 { return Descriptor(number: number) }
      let error = SystemError.last
      guard error == .interrupted, interruption?.signal == nil else { throw error }
    }
  }

  /// Closes it; the number must not be used again.
  func close() throws(SystemError) {
    // After EINTR the number is gone on Linux and Darwin alike.
    if systemClose(number) != 0, SystemError.last != .interrupted { throw .last }
  }

  /// Closes it after `body`, whose error counts for more than that of closing.
  func closing<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let value: Value
    do throws(SystemError) {
      value = try body()
    } catch {
      try? close()
      throw error
    }
    try close()
    return value
  }

  /// Its status.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    while fstat(number, &status) != 0 {
      let error = SystemError.last
      guard error == .interrupted else { throw error }
    }
    return FileStatus(status)
  }

  /// Reads until the end or until there are `limit` bytes; `expected` sizes the first buffer.
  ///
  /// Unless it `waits`, what has nothing to read yet is an error.
  func read(
    upTo limit: Int, expected: Int, waits: Bool = true
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = min(limit, max(expected + 1, 4096))
    while bytes.count < limit {
      let count = min(chunk, limit - bytes.count)
      var failure: SystemError?
      var isAtEnd = false
      let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let result = systemRead(number, buffer.baseAddress, count)
        filled = max(0, result)
        isAtEnd = result == 0
        failure = result < 0 ? .last : nil
      }
      // Nearly always the first part is all there is.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if isAtEnd { break }
      if let failure {
        if failure.isBusy, waits {
          wait(for: POLLIN)
        } else if failure != .interrupted {
          throw failure
        }
      } else {
        chunk = max(chunk, 65536)
      }
    }
    return bytes
  }

  /// Writes all the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes), interruption: nil)
    }
  }

  /// Writes all the bytes; a signal that `interruption` knows of stops it.
  func write(
    _ bytes: UnsafeRawBufferPointer, interruption: Interruption?
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = systemWrite(
        number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if result >= 0 {
        written += result
        continue
      }
      let error = SystemError.last
      if error.isBusy {
        wait(for: POLLOUT)
      } else if error != .interrupted || interruption?.signal != nil {
        throw error
      }
    }
  }

  /// Makes sure that what was written survives a loss of power.
  func synchronize(interruption: Interruption? = nil) throws(SystemError) {
    while fsync(number) != 0 {
      let error = SystemError.last
      if error.isUnsupported { return }
      if error != .interrupted || interruption?.signal != nil { throw error }
    }
  }

  /// Gives the file the permission bits, and the owner where that is allowed.
  func adopt(_ status: FileStatus) throws(SystemError) {
    let mine = try self.status()
    if mine.owner != status.owner || mine.group != status.group {
      _ = fchown(number, status.owner, status.group)
    }
    while fchmod(number, status.mode) != 0 {
      let error = SystemError.last
      guard error == .interrupted else { throw error }
    }
  }

  private func wait(for events: some BinaryInteger) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

// The names of these calls are taken by the methods above.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemRead(_ number: Int32, _ to: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, to, count)
}
private func systemWrite(_ number: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, from, count)
}
