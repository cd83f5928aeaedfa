/// Finds what an earlier run made from the same themes and this run does not make.
struct StaleOutputs {
  private struct Folder {
    let path: String
    var sources: Set<String> = []
    var made: Set<String> = []
  }

  private var identities: [String: FileStatus.Identity?] = [:]
  private var folders: [FileStatus.Identity: Folder] = [:]

  /// Notes that a theme's files go to a folder.
  mutating func note(theme path: String, in folder: String) throws(CommandFailure) {
    try update(folder) { $0.sources.insert(FilePath.name(of: path)) }
  }

  /// Notes a file that this run makes.
  mutating func note(_ file: OutputFile) throws(CommandFailure) {
    try update(file.folder) { $0.made.insert(file.name) }
  }

  /// The paths of the stale files, sorted.
  func paths() throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for folder in folders.values {
      do throws(SystemError) {
        for entry in try FileSystem.entries(in: folder.path) where try isStale(entry, in: folder) {
          paths.append(FilePath.join(folder.path, entry.name))
        }
      } catch {
        throw .cannotSearch(folder.path, error)
      }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func update(
    _ folder: String, _ change: (inout Folder) -> Void
  ) throws(CommandFailure) {
    guard let identity = try identity(of: folder) else { return }
    change(&folders[identity, default: Folder(path: folder)])
  }

  /// What tells the folder from others, however it is written; nil when it is not there yet.
  private mutating func identity(
    of folder: String
  ) throws(CommandFailure) -> FileStatus.Identity? {
    if let known = identities[folder] { return known }
    var identity: FileStatus.Identity?
    do throws(SystemError) {
      let status = try FileSystem.status(of: folder)
      identity = status.kind == .folder ? status.identity : nil
    } catch .noSuchFile {
      identity = nil
    } catch {
      throw .cannotSearch(folder, error)
    }
    identities[folder] = .some(identity)
    return identity
  }

  private func isStale(_ entry: FolderEntry, in folder: Folder) throws(SystemError) -> Bool {
    guard GeneratedHeader.isCandidate(entry.name), !folder.made.contains(entry.name) else {
      return false
    }
    let path = FilePath.join(folder.path, entry.name)
    guard let status = try FileSystem.statusWithoutFollowing(path), status.kind == .file,
      status.size <= GeneratedHeader.limit,
      let bytes = try Self.content(of: path, status),
      folder.sources.contains(where: {
        GeneratedHeader.isMade(bytes, from: $0, name: entry.name)
      })
    else { return false }
    return try !isMadeUnderOtherCase(entry.name, status, folder)
  }

  /// What a file holds; nil for one that we may not read, which is not ours then.
  private static func content(
    of path: String, _ status: FileStatus
  ) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try Descriptor.open(path, for: .reading)
      return try file.closing { () throws(SystemError) in
        try file.read(upTo: status.size + 1, expected: status.size)
      }
    } catch {
      if error == .noSuchFile || error == .notAllowed { return nil }
      throw error
    }
  }

  /// On a disk that ignores case a file of this run may be listed under its earlier spelling.
  private func isMadeUnderOtherCase(
    _ name: String, _ status: FileStatus, _ folder: Folder
  ) throws(SystemError) -> Bool {
    for made in folder.made where made.lowercased() == name.lowercased() {
      let other = try FileSystem.statusWithoutFollowing(FilePath.join(folder.path, made))
      if other?.identity == status.identity { return true }
    }
    return false
  }
}
