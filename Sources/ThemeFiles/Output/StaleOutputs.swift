/// Finds what an earlier run made and nothing makes any more.
struct StaleOutputs {
  struct Theme {
    /// Its path; nil for standard input.
    let path: String?
    /// The folder that its files go to.
    let folder: String
    /// Their paths in the folder.
    let files: [String]
    /// Whether the folder is the configured one, so that nothing makes files beside the theme.
    let isConfigured: Bool
  }

  /// A folder with the indices of the themes whose files go there.
  private struct Place {
    let path: String
    var themes: [Int] = []
  }

  private let themes: [Theme]
  private let scopes: [String]
  private let searched: [String]

  /// The themes of a run; `scopes` are folders that were searched for themes, so that one that is not
  /// there is gone, and `searched` those where an earlier run may have left something.
  init(
    _ themes: [Theme], scopes: [String] = [], searched: [String] = []
  ) throws(CommandFailure) {
    self.themes = themes
    self.searched = searched
    var real = RealFolders()
    var found: [String] = []
    for scope in scopes { found.append(try real.path(of: scope)) }
    self.scopes = found
  }

  /// The folders to hold before `find` is asked: outputs go there, or something there is stale.
  func folders() throws(CommandFailure) -> Set<String> {
    let abandoned = try abandoned()
    var folders: Set<String> = []
    for place in try places() {
      let isOutput = !place.themes.isEmpty
      let isHeld = try isOutput ? true : !look(at: place, abandoned).stale.isEmpty
      if isHeld { folders.insert(place.path) }
    }
    return folders
  }

  /// What is stale in the folders that are held, and whose the rest is.
  func find(in held: Set<String>) throws(CommandFailure) -> (StaleFiles, OutputFolders) {
    let abandoned = try abandoned()
    var stale = StaleFiles()
    var folders: [String: OutputFolder] = [:]
    for place in try places() where !place.themes.isEmpty || held.contains(place.path) {
      let found = try look(at: place, abandoned)
      stale.add(found.stale)
      for theme in place.themes { folders[themes[theme].folder] = found.folder }
    }
    return (stale, OutputFolders(byPath: folders))
  }

  /// The folders of the run that are there, each once, however it is written.
  private func places() throws(CommandFailure) -> [Place] {
    var places: [Place] = []
    var known: [FileStatus.Identity: Int] = [:]
    var indexes: [String: Int?] = [:]
    func index(of folder: String) throws(CommandFailure) -> Int? {
      if let index = indexes[folder] { return index }
      var index: Int?
      do throws(SystemError) {
        let status = try FileSystem.status(of: folder)
        if status.kind == .folder {
          index = known[status.identity] ?? places.count
          known[status.identity] = index
          if index == places.count { places.append(Place(path: folder)) }
        }
      } catch {
        guard error == .noSuchFile else { throw .cannotSearch(folder, error) }
      }
      indexes[folder] = .some(index)
      return index
    }
    for (number, theme) in themes.enumerated() {
      if let index = try index(of: theme.folder) { places[index].themes.append(number) }
    }
    for folder in searched { _ = try index(of: folder) }
    return places
  }

  private func look(
    at place: Place, _ abandoned: [String: [String]]
  ) throws(CommandFailure) -> (stale: StaleFiles, folder: OutputFolder) {
    let homes = place.themes.compactMap { themes[$0].path.map(FilePath.folder) }
    // The way from the root is not needed where all is in one folder.
    let isAlone = scopes.isEmpty && homes.allSatisfy { $0 == place.path }
    var folders = RealFolders()
    let real = isAlone ? "/" : try folders.path(of: place.path)
    var folder = try OutputFolder(place.path, real: real, scopes: scopes)
    for index in place.themes {
      let theme = themes[index]
      folder.add(try theme.name(seenFrom: place.path, real, &folders), theme.files)
    }
    return (try folder.stale(abandoned: abandoned[real] ?? []), folder)
  }

  /// The names of themes, by their folders from the root, that are configured to be compiled to another
  /// one, so that nothing makes files beside them any more.
  private func abandoned() throws(CommandFailure) -> [String: [String]] {
    guard !scopes.isEmpty else { return [:] }
    var abandoned: [String: [String]] = [:]
    var folders = RealFolders()
    for theme in themes where theme.isConfigured {
      guard let path = theme.path else { continue }
      let home = FilePath.folder(of: path)
      if home == theme.folder { continue }
      abandoned[try folders.path(of: home), default: []].append(FilePath.name(of: path))
    }
    return abandoned
  }
}

/// The paths of folders from the root, without links, each looked up once.
private struct RealFolders {
  private var known: [String: String] = [:]

  mutating func path(of folder: String) throws(CommandFailure) -> String {
    if let path = known[folder] { return path }
    do throws(SystemError) {
      let path = try FileSystem.canonicalPath(folder)
      known[folder] = path
      return path
    } catch {
      throw .cannotSearch(folder, error)
    }
  }
}

extension StaleOutputs.Theme {
  /// Its path as seen from the output folder; nil for standard input.
  fileprivate func name(
    seenFrom folder: String, _ real: String, _ folders: inout RealFolders
  ) throws(CommandFailure) -> String? {
    guard let path else { return nil }
    let name = FilePath.name(of: path)
    let home = FilePath.folder(of: path)
    guard home != folder else { return name }
    return FilePath.relative(FilePath.join(try folders.path(of: home), name), to: real)
  }
}
