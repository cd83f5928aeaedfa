internal import OutputText
internal import ThemeFiles

/// The watched files at one moment; those that are not there are left out.
struct WatchedFiles: Hashable {
  /// What the operating system knew of each, by path.
  var files: [String: FileStatus] = [:]

  /// What became of the files since an earlier moment, sorted by path.
  func changes(since earlier: WatchedFiles) -> [FileChange] {
    let deleted = earlier.files.keys.filter { files[$0] == nil }
    let others = files.compactMap { path, status -> FileChange? in
      guard let old = earlier.files[path] else { return FileChange(path: path, kind: .added) }
      return old == status ? nil : FileChange(path: path, kind: .changed)
    }
    let changes = others + deleted.map { FileChange(path: $0, kind: .deleted) }
    return changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

struct FileChange: Hashable {
  enum Kind: String {
    case added, changed, deleted
  }

  let path: String
  let kind: Kind

  /// A phrase about changes: "a.theme.yaml deleted", "a.theme.yaml and 2 more changed".
  static func phrase(_ changes: [FileChange]) -> String {
    guard let first = changes.first else { return "nothing changed" }
    let kind = changes.allSatisfy { $0.kind == first.kind } ? first.kind : .changed
    let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    return "\(visibleText(first.path))\(others) \(kind.rawValue)"
  }
}

struct WatchList {
  private let request: ThemeRequest
  /// Files that a run has read or missed; they stay, as a theme may come back to them.
  var others: Set<String> = []
  /// Folders whose entries a run has looked through.
  var folders: Set<String> = []

  init(_ request: ThemeRequest) {
    self.request = request
  }

  /// Looks at every file: lists, themes, configurations and what themes extend.
  func look() -> WatchedFiles {
    let themes = ThemeFinder.present(request.paths)
    let configurations =
      request.config.map { [FilePath.tidy($0)] }
      ?? ConfigurationFinder.candidates(for: themes.map(\.folder))
    var snapshot = WatchedFiles()
    for path in request.lists + themes.map(\.path) + configurations + others {
      guard let status = try? FileSystem.status(of: path), status.kind != .folder else { continue }
      snapshot.files[path] = status
    }
    for path in folders {
      guard let status = try? FileSystem.status(of: path), status.kind == .folder else { continue }
      snapshot.files[path] = status
    }
    return snapshot
  }
}
