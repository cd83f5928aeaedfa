internal import OutputText

/// The folder that bounds what a theme may have read: that of the nearest configuration above it within
/// the repository, else the repository's, else the theme's own.
struct ProjectRoot: Sendable {
  enum Origin: Hashable {
    case configuration
    /// It is under version control.
    case repository
    case theme
    /// A build says so.
    case package
  }

  /// The folder's real path.
  let folder: String
  let identity: FileStatus.Identity
  let origin: Origin
  private let paths: RealPath

  /// The folder at a real path as a root; nil where that cannot be looked at.
  init?(_ folder: String, _ origin: Origin, _ paths: RealPath) {
    guard let status = try? FileSystem.status(of: paths.reachable(folder)) else { return nil }
    self.folder = folder
    self.origin = origin
    self.paths = paths
    identity = status.identity
  }

  /// The root for the themes of a folder, which is never wider than its repository; `chosen` is the configuration that stands in for those found.
  static func root(
    ofFolder folder: String, chosen: String?, _ paths: RealPath
  ) -> ProjectRoot? {
    let folders = paths.upward(from: folder)
    let chosen = chosen.map { paths.resolve(FilePath.folder(of: $0)) }
    for folder in folders {
      let isConfigured =
        chosen.map { $0 == folder }
        ?? FileName.configurations.contains { holds($0, in: folder, paths) }
      if isConfigured {
        return ProjectRoot(folder, .configuration, paths)
      }
      if holds(FileName.repository, in: folder, paths) {
        return ProjectRoot(folder, .repository, paths)
      }
    }
    return ProjectRoot(folders[0], .theme, paths)
  }

  /// The repository that a folder belongs to; nil for none.
  static func repository(of folder: String, _ paths: RealPath) -> ProjectRoot? {
    let nearest = paths.upward(from: folder).first { holds(FileName.repository, in: $0, paths) }
    return nearest.flatMap { ProjectRoot($0, .repository, paths) }
  }

  /// Whether a real path is the folder or lies in it, be it there or not.
  func contains(_ real: String) -> Bool {
    ([real] + RealPath.ancestors(of: real)).contains { ancestor in
      // What cannot be looked at is not the folder.
      (try? FileSystem.statusWithoutFollowing(paths.reachable(ancestor)))?.identity == identity
    }
  }

  /// Whether a real path in the folder is one of git's own, by any name that a disk takes for `.git`: some
  /// ignore case, and HFS+ characters that are not seen.
  func isOfGit(_ real: String) -> Bool {
    FilePath.parts(of: FilePath.relative(real, to: folder)).contains { name in
      String(String.UnicodeScalarView(name.unicodeScalars.filter { !UnsafeCharacter.contains($0) }))
        .lowercased() == FileName.repository
    }
  }

  /// What messages call it, seen from the current folder.
  var phrase: String {
    let seen = FilePath.relative(folder, to: paths.current)
    let name = seen == "." ? "the current folder" : "'\(visibleText(seen))'"
    return switch origin {
    case .configuration: "\(name), the folder of its configuration"
    case .repository: "\(name), the folder of its repository"
    case .theme: "\(name), the theme's own folder"
    case .package: "\(name), the folder of its package"
    }
  }

  private static func holds(_ name: String, in folder: String, _ paths: RealPath) -> Bool {
    let path = FilePath.join(paths.reachable(folder), name)
    do throws(SystemError) {
      guard let status = try FileSystem.statusWithoutFollowing(path) else { return false }
      return name == FileName.repository || status.kind != .folder
    } catch {
      // Folders that are not open to us are above the project; any other error ends the search, so that
      // the root is not wider than it is.
      return !error.isMissing && !error.isDenied
    }
  }
}
