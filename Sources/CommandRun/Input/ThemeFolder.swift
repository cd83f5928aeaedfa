/// What is in a folder and the folders in it.
struct ThemeFolder {
  /// The themes.
  private(set) var themes: [String] = []
  /// The folders where an earlier run may have left something, by the names of what they hold.
  private(set) var leavings: [String] = []

  /// Searches a folder; hidden entries are skipped, a folder with two names is searched once.
  init(_ folder: String) throws(SystemError) {
    var seen: Set<FileStatus.Identity> = []
    var waiting = [folder]
    // Folders reached through links come last, so that themes go by their real paths.
    var linked: [String] = []
    while let next = waiting.popLast() ?? linked.popLast() {
      guard seen.insert(try FileSystem.status(of: next).identity).inserted else { continue }
      var isLeft = false
      defer { if isLeft { leavings.append(next) } }
      for entry in try FileSystem.entries(in: next) {
        isLeft = isLeft || entry.name == ClaimList.fileName
        if entry.isHidden { continue }
        let path = FilePath.join(next, entry.name)
        switch try Self.kind(of: entry, at: path) {
        case .folder: waiting.append(path)
        case .link where (try? FileSystem.status(of: path).kind) == .folder: linked.append(path)
        default:
          if ThemeLocation.isTheme(entry.name) {
            themes.append(path)
          }
          isLeft = isLeft || GeneratedHeader.Kind(entry.name) != nil
        }
      }
    }
  }

  private static func kind(
    of entry: FolderEntry, at path: String
  ) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try FileSystem.statusWithoutFollowing(path)?.kind
  }
}
