#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

package struct Descriptor: Sendable, Hashable {
  package struct Purpose: Sendable {
    fileprivate let flags: Int32

    /// Reading, without waiting for somebody to write.
    package static let reading = Purpose(flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    /// Reading a FIFO, once somebody writes to it.
    package static let waiting = Purpose(flags: O_RDONLY | O_NOCTTY)
    /// Writing a file that must not exist yet.
    package static let creating = Purpose(flags: O_WRONLY | O_CREAT | O_EXCL)
    /// Writing to something that is there.
    package static let writing = Purpose(flags: O_WRONLY | O_NOCTTY)
    /// Writing to a pipe or a device, which has to have a reader if it is a FIFO.
    package static let sending = Purpose(flags: O_WRONLY | O_NONBLOCK | O_NOCTTY)
    /// Writing behind what is there, to a file that is made where it is missing.
    package static let appending = Purpose(flags: O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY)
  }

  package enum LockOutcome {
    /// It is ours until the file is closed or the process ends.
    case held
    case busy
    case unsupported
  }

  package let number: Int32

  package static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Opens a file; a signal that `interruption` knows of stops the wait.
  package static func open(
    _ path: String, for purpose: Purpose, interruption: Interruption? = nil
  ) throws(SystemError) -> Descriptor {
    try open(path, in: AT_FDCWD, purpose.flags, interruption)
  }

  /// Opens what a path leads to from an open folder.
  static func open(
    _ path: String, in folder: Int32, _ flags: Int32, _ interruption: Interruption? = nil
  ) throws(SystemError) -> Descriptor {
    let number = try withPath(path) { (path) throws(SystemError) in
      try SystemError.retrying(interruption) { openat(folder, path, flags | O_CLOEXEC, 0o666) }
    }
    return Descriptor(number: number)
  }

  /// Closes it; the number must not be used again.
  package func close() throws(SystemError) {
    // After EINTR the number is gone on Linux and Darwin alike.
    if systemClose(number) != 0, SystemError.last != .interrupted { throw .last }
  }

  /// Closes it after `body`, whose error counts for more than that of closing.
  package func closing<Value>(
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

  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.retrying { fstat(number, &status) }
    return FileStatus(status)
  }

  /// Reads until the end or until there are `limit` bytes; `expected` sizes the first buffer.
  ///
  /// Unless it `waits`, what has nothing to read yet is an error.
  package func read(
    upTo limit: Int, expected: Int, waits: Bool = true
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = max(expected + 1, 4096)
    while bytes.count < limit {
      let part = try readAvailable(upTo: min(chunk, limit - bytes.count), waits: waits)
      if part.isEmpty { break }
      // Nearly always the first part is all there is.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      chunk = max(chunk, 65536)
    }
    return bytes
  }

  /// Reads what there is, waiting for the first byte if it `waits`; none at the end.
  package func readAvailable(upTo limit: Int, waits: Bool = true) throws(SystemError) -> [UInt8] {
    while true {
      do throws(SystemError) {
        return try bytes(upTo: limit) { systemRead(number, $0, limit) }
      } catch {
        guard error.isBusy, waits else { throw error }
        wait(for: POLLIN)
      }
    }
  }

  /// Reads from an offset of a regular file, none at its end.
  package func read(at offset: Int, upTo limit: Int) throws(SystemError) -> [UInt8] {
    try bytes(upTo: limit) { pread(number, $0, limit, off_t(offset)) }
  }

  /// How many bytes are read or compared at once.
  static let partSize = 64 << 10

  /// Whether a regular file has these bytes at an offset; the C library compares megabytes much faster than Swift.
  func holds(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Bool {
    var done = 0
    while done < bytes.count {
      let part = try read(at: offset + done, upTo: min(bytes.count - done, Self.partSize))
      guard !part.isEmpty, let start = bytes.baseAddress,
        memcmp(start + done, part, part.count) == 0
      else { return false }
      done += part.count
    }
    return true
  }

  private func bytes(
    upTo limit: Int, _ read: (UnsafeMutableRawPointer?) -> Int
  ) throws(SystemError) -> [UInt8] {
    while true {
      var failure: SystemError?
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        let count = read(buffer.baseAddress)
        failure = count < 0 ? .last : nil
        filled = max(0, count)
      }
      guard let failure else { return bytes }
      guard failure == .interrupted else { throw failure }
    }
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether there is something to read, or the end.
  package var hasInput: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  package func write(
    _ bytes: [UInt8], interruption: Interruption? = nil
  ) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes), interruption: interruption)
    }
  }

  /// Writes all the bytes; a signal that `interruption` knows of stops it.
  package func write(
    _ bytes: UnsafeRawBufferPointer, interruption: Interruption?
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        written += try SystemError.retrying(interruption) {
          systemWrite(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        }
      } catch {
        guard error.isBusy else { throw error }
        wait(for: POLLOUT)
      }
    }
  }

  /// Makes sure that what was written survives a loss of power.
  package func synchronize(interruption: Interruption? = nil) throws(SystemError) {
    _ = try nilIf(
      \.isUnsupported, SystemError.retrying(interruption) { Platform.synchronize(number) })
  }

  /// Gives the file the permission bits of another one, its access list and extended attributes, and the
  /// owner where that is allowed.
  package func adopt(
    _ status: FileStatus, at path: String, losesAttributes: Bool
  ) throws(SystemError) {
    let mine = try self.status()
    if mine.owner != status.owner || mine.group != status.group {
      _ = fchown(number, status.owner, status.group)
    }
    do throws(SystemError) {
      let other = try Descriptor.open(path, for: .reading)
      try other.closing { () throws(SystemError) in
        try Platform.copyAttributes(from: other.number, to: number)
      }
    } catch {
      guard losesAttributes else { throw error }
    }
    // At the end: an access list changes the bits of the group.
    try SystemError.retrying { fchmod(number, status.mode) }
  }

  /// Asks for the lock on an open file, for a folder too, without waiting for it.
  package func lock(isShared: Bool) throws(SystemError) -> LockOutcome {
    do throws(SystemError) {
      try SystemError.retrying { flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
      return .held
    } catch {
      if error.isBusy { return .busy }
      if error.isLockUnsupported { return .unsupported }
      throw error
    }
  }

  /// Dates the file at least to the second after the one in which another file was last changed.
  ///
  /// The Swift driver forgets fractions of a second: in a file that is replaced within a second it sees
  /// no change, and keeps what it compiled from the old one.
  package func postdate(_ other: FileStatus) throws(SystemError) {
    let modified = try status().modified
    guard modified[0] <= other.modified[0] else { return }
    let time = timespec(tv_sec: other.modified[0] + 1, tv_nsec: modified[1])
    try SystemError.retrying { futimens(number, [time, time]) }
  }

  private func wait(for events: some BinaryInteger) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    // Darwin's `poll` knows no devices and answers at once; they are asked again a little later.
    if poll(&request, 1, -1) > 0, request.revents & Int16(POLLNVAL) != 0 {
      RunningProcess.pause(milliseconds: 1)
    }
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
