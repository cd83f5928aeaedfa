internal import RunSystem

/// The watched files at one moment; those that are not there are left out.
struct Snapshot: Hashable {
  /// What the operating system knew of each, by path.
  var files: [String: FileStatus] = [:]

  /// What became of the files since an earlier moment, sorted by path.
  func changes(since earlier: Snapshot) -> [FileChange] {
    let deleted = earlier.files.keys.filter { files[$0] == nil }
    let others = files.compactMap { path, status -> FileChange? in
      guard let old = earlier.files[path] else { return FileChange(path: path, kind: .added) }
      return old == status ? nil : FileChange(path: path, kind: .changed)
    }
    let changes = others + deleted.map { FileChange(path: $0, kind: .deleted) }
    return changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
