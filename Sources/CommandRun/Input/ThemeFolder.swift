/// Searches a folder and the folders in it.
enum ThemeFolder {
  /// The themes in a folder; hidden entries are skipped, a folder with two names is searched once.
  static func themes(in folder: String) throws(SystemError) -> [String] {
    var themes: [String] = []
    var seen: Set<FileStatus.Identity> = []
    var waiting = [folder]
    // Folders reached through links come last, so that themes go by their real paths.
    var linked: [String] = []
    while let next = waiting.popLast() ?? linked.popLast() {
      guard seen.insert(try FileSystem.status(of: next).identity).inserted else { continue }
      for entry in try FileSystem.entries(in: next) where !entry.isHidden {
        let path = FilePath.join(next, entry.name)
        switch try kind(of: entry, at: path) {
        case .folder: waiting.append(path)
        case .link where (try? FileSystem.status(of: path).kind) == .folder: linked.append(path)
        default:
          if ThemeLocation.isTheme(entry.name) {
            themes.append(path)
          }
        }
      }
    }
    return themes
  }

  private static func kind(
    of entry: FolderEntry, at path: String
  ) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try FileSystem.statusWithoutFollowing(path)?.kind
  }
}
