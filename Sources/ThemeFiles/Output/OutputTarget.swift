internal import OutputText
internal import RunSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The file behind an output path, and how it compares with what is wanted there.
struct OutputTarget {
  /// What has to be done.
  enum State: Hashable {
    /// Nothing is there.
    case missing
    /// A file with the wanted content.
    case same
    /// A file with another content.
    case differs(FileStatus)
    /// A file that this very run puts there first and replaces in the end.
    case interim
    /// A FIFO, a device or a socket: its content cannot be compared, only written.
    case stream
  }

  /// The path with symbolic links followed, even to a file that is not there yet.
  let path: String
  /// How it compares.
  let state: State

  /// A target with its parts.
  init(path: String, state: State) {
    self.path = path
    self.state = state
  }

  /// Compares what is on disk.
  init(_ place: OutputPlace, wanted content: FileContent) throws(SystemError) {
    path = place.path
    guard let status = place.status else {
      state = .missing
      return
    }
    switch status.kind {
    case .folder: throw .isFolder
    case .file: state = try Self.holds(path, content) ? .same : .differs(status)
    default: state = .stream
    }
  }

  /// Whether the file has this content; one that may not be read counts as another one.
  private static func holds(
    _ path: String, _ content: FileContent
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      let file = try Descriptor.open(path, for: .reading)
      return try file.closing { () throws(SystemError) in try file.holds(content) }
    } catch {
      if error.isDenied || error.isMissing { return false }
      throw error
    }
  }

  /// What a file holds, one byte more than expected at most; nil when it cannot be read.
  static func content(of path: String, expected: Int) -> [UInt8]? {
    guard let file = try? Descriptor.open(path, for: .reading) else { return nil }
    let content = try? file.read(upTo: expected + 1, expected: expected)
    try? file.close()
    return content
  }
}

extension Descriptor {
  /// Writes a content piece by piece; a signal that `interruption` knows of stops it.
  func write(_ content: FileContent, interruption: Interruption) throws(SystemError) {
    var failure: SystemError?
    content.forEachPiece { piece in
      guard failure == nil else { return }
      do throws(SystemError) {
        try write(piece, interruption: interruption)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Whether what is left to read is just this content; it is read and compared piece by piece.
  func holds(_ content: FileContent) throws(SystemError) -> Bool {
    var isSame = true
    var failure: SystemError?
    content.forEachPiece { piece in
      guard isSame, failure == nil else { return }
      do throws(SystemError) {
        isSame = try reads(piece)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard isSame else { return false }
    return try read(upTo: 1, expected: 1).isEmpty
  }

  /// Whether the next bytes to read are these.
  private func reads(_ piece: UnsafeRawBufferPointer) throws(SystemError) -> Bool {
    var rest = piece[...]
    while !rest.isEmpty {
      let part = try read(upTo: min(rest.count, 1 << 16), expected: 1 << 16)
      guard !part.isEmpty, hasSameBytes(rest.prefix(part.count), part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return true
  }
}

/// Whether both are the same bytes; outputs are megabytes, which the C library compares much faster.
private func hasSameBytes(_ left: Slice<UnsafeRawBufferPointer>, _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  let left = UnsafeRawBufferPointer(rebasing: left)
  return right.withUnsafeBytes { right in
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }
}
