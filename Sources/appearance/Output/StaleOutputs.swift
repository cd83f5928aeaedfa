/// Finds what an earlier run made from the same themes and this run does not make.
struct StaleOutputs {
  private struct Folder {
    let path: String
    var sources: Set<String> = []
    var made: Set<String> = []
  }

  private var folders: [FileStatus.Identity: Folder] = [:]

  /// Notes that a theme's files go to a folder; a theme without a name of its own is not noted.
  mutating func note(theme path: String, in folder: String) {
    update(folder) { $0.sources.insert(FilePath.name(of: path)) }
  }

  /// Notes a file that this run makes.
  mutating func note(_ file: OutputFile) {
    update(file.folder) { $0.made.insert(file.name) }
  }

  /// The paths of the stale files, sorted.
  func paths() -> [String] {
    folders.values.flatMap { folder in
      ((try? FileSystem.entries(in: folder.path)) ?? [])
        .filter { isStale($0, in: folder) }
        .map { FilePath.join(folder.path, $0.name) }
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func update(_ folder: String, _ change: (inout Folder) -> Void) {
    guard let status = try? FileSystem.status(of: folder), status.kind == .folder else { return }
    change(&folders[status.identity, default: Folder(path: folder)])
  }

  private func isStale(_ entry: FolderEntry, in folder: Folder) -> Bool {
    guard GeneratedHeader.isCandidate(entry.name), !folder.made.contains(entry.name) else {
      return false
    }
    let path = FilePath.join(folder.path, entry.name)
    guard let status = try? FileSystem.statusWithoutFollowing(path), status.kind == .file,
      status.size <= GeneratedHeader.limit,
      let bytes = OutputTarget.content(of: path, expected: status.size),
      folder.sources.contains(where: {
        GeneratedHeader.isMade(bytes, from: $0, name: entry.name)
      })
    else { return false }
    return !isMadeUnderOtherCase(entry.name, status, folder)
  }

  /// On a disk that ignores case a file of this run may be listed under its earlier spelling.
  private func isMadeUnderOtherCase(
    _ name: String, _ status: FileStatus, _ folder: Folder
  ) -> Bool {
    folder.made.contains { made in
      guard made.lowercased() == name.lowercased() else { return false }
      let other = try? FileSystem.statusWithoutFollowing(FilePath.join(folder.path, made))
      return other?.identity == status.identity
    }
  }
}
