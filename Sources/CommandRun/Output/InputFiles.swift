internal import AppearanceCompiler
internal import RunSystem

/// The files that a run reads, told from all others by what they are and not by what they are called.
struct InputFiles {
  private var identities: Set<FileStatus.Identity> = []
  private var baseline: FileStatus.Identity?

  /// No files.
  static let none = InputFiles()

  private init() {}

  /// Files that were read, files that could not be read, and a baseline, which alone a run may
  /// replace: by the next one.
  init(
    _ paths: [String], unread: [String] = [], baseline: String? = nil
  ) throws(CommandFailure) {
    for path in paths where path != ThemeLocation.standardInput.path {
      if let identity = try Self.identity(of: path) { identities.insert(identity) }
    }
    for path in unread {
      if let status = try? FileSystem.status(of: path) { identities.insert(status.identity) }
    }
    if let baseline { self.baseline = try Self.identity(of: baseline) }
  }

  /// Fails for a file that would replace one of these, by whatever name.
  func refuse(_ file: OutputFile, at place: OutputPlace) throws(CommandFailure) {
    guard let status = place.status, status.kind == .file else { return }
    let isOldBaseline = file.role != .baseline && status.identity == baseline
    guard identities.contains(status.identity) || isOldBaseline else { return }
    throw CommandFailure(
      .unwritable, "cannot write '\(visibleText(file.path))': it is an input of this run")
  }

  private static func identity(of path: String) throws(CommandFailure) -> FileStatus.Identity? {
    do throws(SystemError) {
      return try FileSystem.status(of: path).identity
    } catch {
      // A file that was deleted since it was read cannot be lost any more.
      if error.isMissing { return nil }
      throw CommandFailure(.unreadable, "cannot read '\(visibleText(path))': \(error.phrase)")
    }
  }
}
