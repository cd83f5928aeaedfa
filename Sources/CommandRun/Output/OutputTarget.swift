internal import AppearanceCompiler

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
    /// A FIFO, a device or a socket: its content cannot be compared, only written.
    case stream
  }

  /// The path with symbolic links followed, even to a file that is not there yet.
  let path: String
  /// How it compares.
  let state: State

  /// Looks at what is on disk.
  init(_ output: String, wanted content: FileContent) throws(SystemError) {
    let (path, status) = try Self.resolve(output)
    self.path = path
    guard let status else {
      state = .missing
      return
    }
    switch status.kind {
    case .folder: throw .isFolder
    case .file: state = Self.holds(path, content) ? .same : .differs(status)
    default: state = .stream
    }
  }

  private static func resolve(_ path: String) throws(SystemError) -> (String, FileStatus?) {
    var path = path
    for _ in 0..<40 {
      let status = try FileSystem.statusWithoutFollowing(path)
      guard status?.kind == .link else { return (path, status) }
      // A pipe behind a link, as /dev/stdout can be, has no path of its own.
      if let target = try? FileSystem.status(of: path), target.kind != .file,
        target.kind != .folder
      {
        return (path, target)
      }
      path = FilePath.join(FilePath.folder(of: path), try FileSystem.target(ofLink: path))
    }
    throw .linkCycle
  }

  /// Whether the file has this content; one that cannot be read has not.
  private static func holds(_ path: String, _ content: FileContent) -> Bool {
    guard let file = try? Descriptor.open(path, for: .reading) else { return false }
    let isSame = file.holds(content)
    try? file.close()
    return isSame
  }

  /// What a file holds, one byte more than expected at most; nil when it cannot be read.
  static func content(of path: String, expected: Int) -> [UInt8]? {
    guard let file = try? Descriptor.open(path, for: .reading) else { return nil }
    let content = try? file.read(upTo: expected + 1, expected: expected)
    try? file.close()
    return content
  }
}
