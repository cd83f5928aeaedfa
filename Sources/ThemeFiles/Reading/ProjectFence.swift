import OutputText
package import ThemeSyntax

/// Keeps a run within the project, whatever the files of the project say.
///
/// What stands on the command line is the user's word. A path in a file is the word of whoever wrote the
/// file, and so is a link.
package struct ProjectFence: Sendable {
  package let paths: RealPath
  /// Texts that are open in an editor, which count in place of what is on the disk, by the real paths of their files.
  package var open: [String: [UInt8]] = [:]
  /// Whether a FIFO is read that the command line names.
  let readsFIFOs: Bool
  private let isOpen: Bool
  private let chosen: String?
  private let top: ProjectRoot?

  package init(_ request: ThemeRequest) throws(CommandFailure) {
    paths = try attempt(RealPath()) {
      CommandFailure(.unreadable, "cannot determine the current folder: \($0.phrase)")
    }
    readsFIFOs = request.readsFIFOs
    isOpen = request.allowsOutside
    chosen = request.config
    top = request.top.flatMap { [paths] in ProjectRoot(paths.resolve($0), .package, paths) }
  }

  private var advice: String {
    top == nil ? "--allow-outside allows it" : "a plugin keeps to the files of its package"
  }

  private var intoGit: String { "into '.git', which is git's own; \(advice)" }

  /// Why a path is not to be used: a link of a repository leads it out of there; nil for any other.
  func refusal(of path: String) -> String? {
    guard !isOpen else { return nil }
    let (real, folders) = paths.followed(path)
    for folder in folders {
      guard let bounds = bounds(ofLinkIn: folder) else { continue }
      if !bounds.contains(real) {
        return "a link leads it out of \(bounds.phrase); \(advice)"
      }
      if bounds.isOfGit(real) { return "a link leads it \(intoGit)" }
    }
    return nil
  }

  /// What a link must not lead out of; nil for one that nobody but the user can have made.
  private func bounds(ofLinkIn folder: String) -> ProjectRoot? {
    guard let top else { return ProjectRoot.repository(of: folder, paths) }
    return top.contains(folder) ? top : nil
  }

  /// A file, unless a link of a repository leads out of there.
  func read(_ path: String) -> Result<SourceFile, LoadFailure> {
    if let reason = refusal(of: path) { return .failure(LoadFailure(reason)) }
    return readOpenOrStored(path)
  }

  /// What is open of the file at a path, under that path; nil where it is not open.
  func openFile(_ path: String) -> SourceFile? {
    guard !open.isEmpty, let bytes = open[paths.resolve(path)] else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }

  private func readOpenOrStored(_ path: String) -> Result<SourceFile, LoadFailure> {
    openFile(path).map { .success($0) } ?? InputReader.read(path)
  }

  /// The same for a file that the command line names, which may be a FIFO.
  package func readNamed(_ path: String) -> Result<SourceFile, LoadFailure> {
    if path.utf8.last == 0x2F { return InputReader.names(in: path, at: path) }
    guard readsFIFOs, refusal(of: path) == nil, InputReader.isFIFO(path) else { return read(path) }
    return InputReader.readFIFO(path)
  }

  /// Why a theme that a search found is not to be read: a link leads it out of the searched folder's
  /// project; nil for any other.
  func refusal(ofFound path: String, in folder: String) -> String? {
    guard !isOpen else { return nil }
    let (real, links) = paths.followed(path)
    guard !links.isEmpty, let root = bounds(ofFolder: folder), !root.contains(real),
      ProjectRoot(paths.resolve(folder), .theme, paths)?.contains(real) != true
    else { return nil }
    return "a link leads it out of \(root.phrase); \(advice)"
  }

  /// Why a path that a configuration names is not to be used: it is outside the repository, or
  /// where there is none outside the project's root; nil for one within.
  package func refusal(
    of key: String, _ path: String, from configuration: String
  ) -> String? {
    guard !isOpen, let root = bounds(ofFolder: FilePath.folder(of: configuration)) else {
      return nil
    }
    let real = paths.resolve(path)
    let name = "'\(key)' of '\(visibleText(configuration))'"
    if !root.contains(real) {
      return "\(name) is outside \(root.phrase); \(advice)"
    }
    return root.isOfGit(real) ? "\(name) leads \(intoGit)" : nil
  }

  /// Fails where a link leads a file to write out of its repository.
  package func check(writing paths: [String]) throws(CommandFailure) {
    for path in paths {
      if let reason = refusal(of: path) { throw .cannotWrite(path, reason) }
    }
  }

  /// Gives each theme what it extends, from its project's root.
  package func loader(_ theme: SourceFile) -> FileLoader {
    guard !isOpen else {
      return { path in
        path.utf8.last == 0x2F ? InputReader.names(in: path, at: path) : readOpenOrStored(path)
      }
    }
    let roots = roots(of: theme.path)
    return { [paths, advice, intoGit, open] path in
      let real = paths.resolve(path)
      if roots.contains(where: { $0.isOfGit(real) && $0.contains(real) }) {
        return .failure(LoadFailure("it leads \(intoGit)"))
      }
      if path.utf8.last == 0x2F, roots.contains(where: { $0.contains(real) }) {
        return InputReader.names(in: paths.reachable(real), at: path)
      }
      if let bytes = open[real], roots.contains(where: { $0.contains(real) }) {
        return .success(SourceFile(path: path, bytes: bytes))
      }
      if let result = InputReader.read(real, beneath: roots, paths) {
        return result.map { SourceFile(path: path, bytes: $0) }
      }
      if roots.contains(where: { $0.folder == real }) {
        return .failure(LoadFailure("it is a folder, not a file"))
      }
      let place = roots.first?.phrase ?? "the project"
      return .failure(LoadFailure("it is outside \(place); \(advice)"))
    }
  }

  /// What bounds the files of a folder where more than the files that themes extend is meant.
  private func bounds(ofFolder folder: String) -> ProjectRoot? {
    top ?? ProjectRoot.repository(of: folder, paths)
      ?? ProjectRoot.root(ofFolder: folder, chosen: chosen, paths)
  }

  /// The root by a theme's path, and the one by its file where that is behind a link, as in the sandbox
  /// of a build.
  private func roots(of theme: String) -> [ProjectRoot] {
    if let top, top.contains(paths.resolve(theme)) { return [top] }
    guard theme != ThemeLocation.standardInput.path else { return roots(ofFolders: ["."]) }
    let folders = [FilePath.folder(of: theme), FilePath.folder(of: paths.resolve(theme))]
    return roots(ofFolders: folders)
  }

  private func roots(ofFolders folders: [String]) -> [ProjectRoot] {
    folders.compactMap { ProjectRoot.root(ofFolder: $0, chosen: chosen, paths) }
  }
}
