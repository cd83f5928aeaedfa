internal import ThemeCompiler

struct ThemeFolder {
  private(set) var themes: [String] = []
  /// Links to themes and folders that are not to be followed, each with the reason.
  private(set) var refused: [(path: String, reason: String)] = []
  /// The folders where an earlier run may have left something, by the names of what they hold.
  private(set) var leavings: [String] = []

  /// Searches a folder; hidden entries are skipped, a folder with two names is searched once.
  ///
  /// Links that lead out of the folder's project are refused by the `fence`.
  init(_ folder: String, _ fence: ProjectFence?) throws(SystemError) {
    var seen: Set<FileStatus.Identity> = []
    var waiting = [folder]
    // Folders reached through links come last, so that themes go by their real paths.
    var linked: [String] = []
    while let next = waiting.popLast() ?? linked.popLast() {
      guard seen.insert(try FileSystem.status(of: next).identity).inserted else { continue }
      var isLeft = false
      defer { if isLeft { leavings.append(next) } }
      for entry in try FileSystem.entries(in: next) {
        isLeft = isLeft || entry.name == FileName.claims
        if entry.isHidden { continue }
        let path = FilePath.join(next, entry.name)
        let kind = try Self.kind(of: entry, at: path)
        let leadsToFolder = kind == .link ? try Self.isLinkToFolder(path) : false
        let isTheme = FileName.isTheme(entry.name)
        if kind != .folder, !leadsToFolder {
          isLeft = isLeft || Output.Provenance(entry.name) != nil
        }
        guard kind == .folder || leadsToFolder || isTheme else { continue }
        if kind == .link, let reason = fence?.refusal(ofFound: path, in: folder) {
          refused.append((path, reason))
        } else if leadsToFolder {
          linked.append(path)
        } else if kind == .folder {
          waiting.append(path)
        } else {
          themes.append(path)
        }
      }
    }
  }

  private static func isLinkToFolder(_ path: String) throws(SystemError) -> Bool {
    let status = try nilIf({ $0.isMissing || $0 == .linkCycle }, FileSystem.status(of: path))
    return status?.kind == .folder
  }

  private static func kind(
    of entry: FolderEntry, at path: String
  ) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try FileSystem.statusWithoutFollowing(path)?.kind
  }
}
