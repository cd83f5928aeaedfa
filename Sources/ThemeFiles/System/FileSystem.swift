import OutputText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The calls on paths, each with the error it gave.
package enum FileSystem {
  package static func status(of path: String) throws(SystemError) -> FileStatus {
    FileStatus(try look(at: path))
  }

  /// The status of what stands at a path, a symbolic link itself included; nil for nothing.
  package static func statusWithoutFollowing(_ path: String) throws(SystemError) -> FileStatus? {
    try nilIf(\.isNoSuchFile, FileStatus(look(at: path, AT_SYMLINK_NOFOLLOW)))
  }

  /// The status of what stands at a path, following symbolic links; nil for nothing.
  ///
  /// A link that leads nowhere is not nothing, and neither is what cannot be looked at.
  package static func statusIfThere(_ path: String) throws(SystemError) -> FileStatus? {
    let own = try nilIf(\.isMissing, statusWithoutFollowing(path))
    return own?.kind == .link ? try status(of: path) : own
  }

  /// When the name, the content or the rights of what stands at a path last changed, in seconds; nil
  /// for nothing.
  package static func changeTime(of path: String) throws(SystemError) -> Int? {
    try nilIf(\.isNoSuchFile, Platform.changeTime(look(at: path, AT_SYMLINK_NOFOLLOW)).tv_sec)
  }

  private static func look(at path: String, _ flags: Int32 = 0) throws(SystemError) -> stat {
    var status = stat()
    try call(path) { fstatat(AT_FDCWD, $0, &status, flags) }
    return status
  }

  /// Replaces what stands at the new path, in one step.
  package static func rename(_ old: String, to new: String) throws(SystemError) {
    try call(old, new) { renameat(AT_FDCWD, $0, AT_FDCWD, $1) }
  }

  package static func link(_ old: String, to new: String) throws(SystemError) {
    try call(old, new) { linkat(AT_FDCWD, $0, AT_FDCWD, $1, 0) }
  }

  package static func remove(_ path: String) throws(SystemError) {
    try call(path) { unlinkat(AT_FDCWD, $0, 0) }
  }

  package static func removeIfThere(_ path: String) throws(SystemError) {
    _ = try nilIf(\.isNoSuchFile, remove(path))
  }

  package static func removeFolder(_ path: String) throws(SystemError) {
    try call(path) { unlinkat(AT_FDCWD, $0, AT_REMOVEDIR) }
  }

  package static func makeFolder(_ path: String) throws(SystemError) {
    try call(path) { mkdirat(AT_FDCWD, $0, 0o777) }
  }

  package static func target(ofLink path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = try withPath(path) { (path) throws(SystemError) in
      try SystemError.retrying { readlinkat(AT_FDCWD, path, &buffer, 4096) }
    }
    return PathText.text(buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// The path of the current folder from the root.
  static func currentFolder() throws(SystemError) -> String {
    guard let folder = getcwd(nil, 0) else { throw .last }
    defer { free(folder) }
    return PathText.text(folder)
  }

  /// The same place without symbolic links or dots, from the root.
  package static func canonicalPath(_ path: String) throws(SystemError) -> String {
    guard let real = try withPath(path, { realpath($0, nil) }) else { throw .last }
    defer { free(real) }
    return PathText.text(real)
  }

  package static func entries(in path: String) throws(SystemError) -> [FolderEntry] {
    let folder = try withPath(path) { (path) throws(SystemError) in
      while true {
        if let folder = opendir(path) { return folder }
        guard SystemError.last == .interrupted else { throw .last }
      }
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno == EINTR { continue }
        break
      }
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      entries.append(
        FolderEntry(
          name: PathText.text(name.assumingMemoryBound(to: CChar.self)),
          type: Int32(entry.pointee.d_type)))
    }
    guard errno == 0 else { throw .last }
    return entries.filter { $0.name != "." && $0.name != ".." }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func call(
    _ path: String, _ body: (UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) {
    try withPath(path) { (path) throws(SystemError) in
      try SystemError.retrying { body(path) }
    }
  }

  private static func call(
    _ one: String, _ other: String, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) {
    try withPath(one) { (one) throws(SystemError) in try call(other) { body(one, $0) } }
  }
}

/// A name in a folder and what it stands for.
package struct FolderEntry: Hashable {
  package let name: String
  /// What it is; nil when the file system does not say so in its listings.
  package let kind: FileStatus.Kind?

  init(name: String, type: Int32) {
    self.name = name
    kind =
      switch type {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): nil
      default: .other
      }
  }

  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

/// Calls `body` with a path as a C string; a path with a NUL in it names nothing.
@discardableResult
func withPath<Value>(
  _ path: String, _ body: (UnsafePointer<CChar>) throws(SystemError) -> Value
) throws(SystemError) -> Value {
  let bytes = PathText.bytes(path)
  guard !bytes.contains(0) else { throw .noSuchFile }
  return try (bytes + [0]).withUnsafeBufferPointer { (bytes) throws(SystemError) in
    try bytes.withMemoryRebound(to: CChar.self) { (characters) throws(SystemError) in
      guard let start = characters.baseAddress else { throw .noSuchFile }
      return try body(start)
    }
  }
}
