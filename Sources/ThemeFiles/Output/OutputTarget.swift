internal import OutputText

/// The file behind an output path, and how it compares with what is wanted there.
struct OutputTarget {
  enum State: Hashable {
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
  let state: State
}

extension OutputTarget {
  /// Compares what is on disk; what differs is written to `draft` meanwhile.
  init(
    _ place: OutputPlace, wanted content: FileContent, draft: inout OutputDraft
  ) throws(SystemError) {
    path = place.path
    guard let status = place.status else {
      state = .missing
      return
    }
    switch status.kind {
    case .folder: throw .isFolder
    case .file:
      let isSame = try Self.holds(path, status, content, &draft)
      state = isSame ? .same : .differs(status)
    default: state = .stream
    }
  }

  /// Whether the file has this content; one that may not be read counts as another one.
  private static func holds(
    _ path: String, _ status: FileStatus, _ content: FileContent, _ draft: inout OutputDraft
  ) throws(SystemError) -> Bool {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor.open(path, for: .reading)
    } catch {
      if error.isDenied || error.isMissing { return false }
      throw error
    }
    return try file.closing { () throws(SystemError) in
      try draft.compare(file, status, with: content)
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
}
