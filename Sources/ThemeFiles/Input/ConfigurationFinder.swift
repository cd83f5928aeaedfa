internal import OutputText
package import ThemeCompiler
package import ThemeSyntax

/// Finds the configuration that applies to a theme, reading each file once.
package struct ConfigurationFinder {
  /// The files read, in the order they were needed.
  private(set) var loaded: [LoadedConfiguration] = []
  private let chosen: String?
  private let top: FileStatus.Identity?
  private let fence: ProjectFence
  private var indexOfFolder: [String: Int?] = [:]
  private var indexOfFile: [FileStatus.Identity: Int] = [:]

  /// A finder for a request: the file of `--config` is the only one then, and above its `top` there is nothing to
  /// look for.
  package init(_ request: ThemeRequest, _ fence: ProjectFence) throws(CommandFailure) {
    chosen = request.config
    self.fence = fence
    top = try request.top.map { top throws(CommandFailure) in
      try attempt(FileSystem.status(of: top).identity) { .cannotRead(top, $0) }
    }
    if let path = chosen.map(FilePath.tidy) { _ = try add(fence.readNamed(path), path) }
  }

  package mutating func configuration(
    forFolder folder: String
  ) throws(CommandFailure) -> LoadedConfiguration? {
    let index = chosen == nil ? try index(forFolder: folder) : 0
    return index.map { loaded[$0] }
  }

  /// The files that are or would be the configuration of the folders' themes, there or not.
  package static func candidates(for folders: [String]) -> [String] {
    var seen: Set<String> = []
    var candidates: [String] = []
    for folder in folders {
      var next: String? = folder
      while let folder = next, seen.insert(folder).inserted {
        let paths = FileName.configurations.map { FilePath.join(folder, $0) }
        candidates += paths
        // What cannot be looked at is for the run to tell; it is watched like what is not there.
        let statuses = paths.compactMap { try? FileSystem.statusIfThere($0) }
        if statuses.contains(where: { $0.kind != .folder }) { break }
        next = try? parent(of: folder, top: nil)
      }
    }
    return candidates
  }

  /// Looks in the folder and in those above, up to one that is known or has the file.
  private mutating func index(forFolder start: String) throws(CommandFailure) -> Int? {
    var walked: [String] = []
    var index: Int?
    var next: String? = start
    while let folder = next {
      if let known = indexOfFolder[folder] {
        index = known
        break
      }
      walked.append(folder)
      let paths = FileName.configurations.map { FilePath.join(folder, $0) }
      var found: [(path: String, status: FileStatus)] = []
      do throws(SystemError) {
        for path in paths {
          guard let status = try FileSystem.statusIfThere(path), status.kind != .folder else {
            continue
          }
          found.append((path, status))
        }
        next = try Self.parent(of: folder, top: top)
      } catch {
        // Above a repository there may be folders that are not open to us, as in the sandbox of a build.
        guard error.isDenied, Self.holdsRepository(walked) else {
          throw Self.failure(paths[0], error)
        }
        next = nil
      }
      if found.count > 1 { throw Self.failure(both: found.map(\.path)) }
      if let found = found.first {
        index = try load(found.path, found.status)
        break
      }
      // One that is open in an editor need not be on the disk yet.
      if let open = paths.compactMap(fence.openFile).first {
        index = try add(.success(open), open.path)
        break
      }
    }
    for folder in walked { indexOfFolder[folder] = .some(index) }
    return index
  }

  private mutating func load(
    _ path: String, _ status: FileStatus
  ) throws(CommandFailure) -> Int {
    if let known = indexOfFile[status.identity] { return known }
    let index = try add(fence.read(path), path)
    indexOfFile[status.identity] = index
    return index
  }

  private mutating func add(
    _ file: Result<SourceFile, LoadFailure>, _ path: String
  ) throws(CommandFailure) -> Int {
    loaded.append(try LoadedConfiguration(file, path, index: loaded.count, fence))
    return loaded.count - 1
  }

  /// The folder above, or nil at the top and at the root, which is its own parent.
  private static func parent(
    of folder: String, top: FileStatus.Identity?
  ) throws(SystemError) -> String? {
    guard let parent = FilePath.parent(ofFolder: folder) else { return nil }
    let here = try FileSystem.status(of: folder).identity
    let above = try FileSystem.status(of: parent).identity
    return here == above || here == top ? nil : parent
  }

  private static func holdsRepository(_ folders: [String]) -> Bool {
    folders.contains { folder in
      let path = FilePath.join(folder, FileName.repository)
      // Where that cannot be told, the error that led here is the one to show.
      return (try? FileSystem.statusWithoutFollowing(path)) != nil
    }
  }

  private static func failure(both paths: [String]) -> CommandFailure {
    let names = paths.map { "'\(visibleText($0))'" }
    return CommandFailure(
      .unreadable,
      "\(names.joined(separator: " and ")) both exist; a folder has one configuration")
  }

  private static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
    if error.isMissing { return .cannotRead(path, "it is a link that leads nowhere") }
    return CommandFailure(
      .unreadable,
      "cannot look for '\(visibleText(path))': \(error.phrase); --config names another one")
  }
}

package struct LoadedConfiguration {
  package let source: SourceFile
  package let configuration: Configuration
  package let diagnostics: [Diagnostic]
  /// The keys that lead to places, where anything is wrong.
  package let keyPaths: KeyPaths?
  package let number: Int32

  /// Reads what a file holds; `path` names it where it could not be read, `index` counts the
  /// configurations of the run.
  init(
    _ file: Result<SourceFile, LoadFailure>, _ path: String, index: Int, _ fence: ProjectFence
  ) throws(CommandFailure) {
    source = try file.mapError { CommandFailure.cannotRead(path, $0.reason) }.get()
    number = FileNumbers.configuration(index)
    let read = ReadConfiguration(source, file: number, load: fence.read)
    configuration = read.configuration
    let whole = SourceRange(file: number, lower: 0, upper: 0)
    diagnostics = read.diagnostics.map { $0.about(whole) }
    keyPaths = read.keyPaths
  }

  /// Whether it has errors, so that not all of it counts.
  package var isBroken: Bool { diagnostics.contains { $0.severity == .error } }

  package func configuration(ofTheme path: String, _ paths: RealPath) -> Configuration {
    configuration.overrides.isEmpty
      ? configuration : configuration.applied(to: seen(path, paths))
  }

  /// Whether a theme that was found in a folder is one of those it speaks of.
  func takes(theme path: String, _ paths: RealPath) -> Bool {
    if configuration.included.isEmpty, configuration.excluded.isEmpty { return true }
    return configuration.takes(seen(path, paths))
  }

  /// A path as seen from the configuration's folder.
  private func seen(_ path: String, _ paths: RealPath) -> String {
    FilePath.relative(
      paths.resolve(path), to: paths.resolve(FilePath.folder(of: source.path)))
  }

  /// The file of known findings it names, seen from the current folder; nil when it names none.
  package var baseline: String? { place(configuration.baseline) }

  /// The output folder it asks for, seen from the current folder; nil when it asks for none.
  var output: String? { place(configuration.output) }

  private func place(_ path: String) -> String? {
    path.isEmpty ? nil : FilePath.tidy(FilePath.join(FilePath.folder(of: source.path), path))
  }
}
