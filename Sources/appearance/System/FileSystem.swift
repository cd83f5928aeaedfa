#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The calls on paths, each with the error it gave.
enum FileSystem {
  /// The status of what stands at a path, following symbolic links.
  static func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    try check(try withPath(path) { fstatat(AT_FDCWD, $0, &status, 0) })
    return FileStatus(status)
  }

  /// The status of what stands at a path, a symbolic link itself included; nil for nothing.
  static func statusWithoutFollowing(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do throws(SystemError) {
      try check(try withPath(path) { fstatat(AT_FDCWD, $0, &status, AT_SYMLINK_NOFOLLOW) })
    } catch .noSuchFile {
      return nil
    }
    return FileStatus(status)
  }

  /// Replaces what stands at the new path, in one step.
  static func rename(_ old: String, to new: String) throws(SystemError) {
    let result = try withPath(old) { old in
      Result { () throws(SystemError) in
        try withPath(new) { renameat(AT_FDCWD, old, AT_FDCWD, $0) }
      }
    }
    try check(try result.get())
  }

  /// Gives a file a second name.
  static func link(_ old: String, to new: String) throws(SystemError) {
    let result = try withPath(old) { old in
      Result { () throws(SystemError) in
        try withPath(new) { linkat(AT_FDCWD, old, AT_FDCWD, $0, 0) }
      }
    }
    try check(try result.get())
  }

  /// Removes a file's name.
  static func remove(_ path: String) throws(SystemError) {
    try check(try withPath(path) { unlinkat(AT_FDCWD, $0, 0) })
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    try check(try withPath(path) { unlinkat(AT_FDCWD, $0, AT_REMOVEDIR) })
  }

  /// Makes a folder whose parent is there.
  static func makeFolder(_ path: String) throws(SystemError) {
    try check(try withPath(path) { mkdirat(AT_FDCWD, $0, 0o777) })
  }

  /// Where a symbolic link points to.
  static func target(ofLink path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: 4097)
    let count = try withPath(path) { readlinkat(AT_FDCWD, $0, &buffer, 4096) }
    try check(count < 0 ? -1 : 0)
    return PathText.text(buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// The same place without symbolic links or dots, from the root.
  static func canonicalPath(_ path: String) throws(SystemError) -> String {
    guard let real = try withPath(path, { realpath($0, nil) }) else { throw .last }
    defer { free(real) }
    return PathText.text(real)
  }

  /// What a folder holds, sorted by the bytes of the names.
  static func entries(in path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = try withPath(path, { opendir($0) }) else { throw .last }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      entries.append(
        FolderEntry(
          name: PathText.text(name.assumingMemoryBound(to: CChar.self)),
          type: Int32(entry.pointee.d_type)))
      errno = 0
    }
    try check(errno == 0 ? 0 : -1)
    return entries.filter { $0.name != "." && $0.name != ".." }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result == 0 else { throw .last }
  }
}
