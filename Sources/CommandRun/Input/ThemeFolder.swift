/// Searches a folder and the folders in it.
enum ThemeFolder {
  /// What a search finds.
  struct Contents {
    /// The paths of the themes.
    var themes: [String] = []
    /// Links to themes and folders that are not to be followed, each with the reason.
    var refused: [(path: String, reason: String)] = []
  }

  /// The themes in a folder; hidden entries are skipped, a folder with two names is searched once.
  ///
  /// Links that lead out of the folder's project are refused by the `fence`.
  static func contents(
    of folder: String, _ fence: ProjectFence?
  ) throws(SystemError) -> Contents {
    var contents = Contents()
    var seen: Set<FileStatus.Identity> = []
    var waiting = [folder]
    // Folders reached through links come last, so that themes go by their real paths.
    var linked: [String] = []
    while let next = waiting.popLast() ?? linked.popLast() {
      guard seen.insert(try FileSystem.status(of: next).identity).inserted else { continue }
      for entry in try FileSystem.entries(in: next) where !entry.isHidden {
        let path = FilePath.join(next, entry.name)
        let kind = try kind(of: entry, at: path)
        let leadsToFolder = kind == .link ? try isLinkToFolder(path) : false
        guard kind == .folder || leadsToFolder || ThemeLocation.isTheme(entry.name) else {
          continue
        }
        if kind == .link, let reason = fence?.refusal(ofFound: path, in: folder) {
          contents.refused.append((path, reason))
        } else if leadsToFolder {
          linked.append(path)
        } else if kind == .folder {
          waiting.append(path)
        } else {
          contents.themes.append(path)
        }
      }
    }
    return contents
  }

  /// Whether a link leads to a folder; one that leads nowhere does not.
  private static func isLinkToFolder(_ path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try FileSystem.status(of: path).kind == .folder
    } catch {
      guard error.isAbsence || error == .linkCycle else { throw error }
      return false
    }
  }

  private static func kind(
    of entry: FolderEntry, at path: String
  ) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try FileSystem.statusWithoutFollowing(path)?.kind
  }
}
