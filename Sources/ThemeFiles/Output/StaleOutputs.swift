internal import ThemeCompiler
internal import ThemeSyntax

/// Finds what an earlier run made and nothing makes any more.
struct StaleOutputs {
  private struct Theme {
    /// Its path; nil for standard input.
    let path: String?
    /// The folder that its files go to.
    let folder: String
    /// Their paths in the folder.
    var files: [String] = []
  }

  /// A folder with the themes whose files go there.
  private struct Place {
    let path: String
    var themes: [Theme] = []
  }

  private var themes: [Theme] = []
  /// Whether the folders of themes are the configured ones, so that nothing makes files beside a theme.
  private var isConfigured = false
  /// The real paths of folders that were searched for themes, so that one that is not there is gone.
  private let scopes: [String]
  /// The folders where an earlier run may have left something.
  private let searched: [String]

  private init(searched folders: [String], _ loaded: LoadedThemes) throws(CommandFailure) {
    scopes = try folders.map { folder throws(CommandFailure) in try Self.real(folder) }
    searched = loaded.search.leavings + loaded.scopeFolders
  }

  /// What earlier runs made of a folder that has no themes any more.
  init(ofEmptyFolder folder: String, _ loaded: LoadedThemes) throws(CommandFailure) {
    try self.init(searched: [folder], loaded)
  }

  /// What is left over by a run that makes some files of its themes.
  init(
    _ loaded: LoadedThemes, making files: [GeneratedFile], isConfigured: Bool
  ) throws(CommandFailure) {
    try self.init(searched: loaded.search.folders, loaded)
    self.isConfigured = isConfigured
    themes = zip(loaded.inputs, loaded.folders).map { input, folder in
      let path = input.source.path
      return Theme(path: path == ThemeLocation.standardInput.path ? nil : path, folder: folder)
    }
    for file in files { themes[file.theme].files.append(file.path) }
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

  /// What is stale in the folders that are held, and whose the rest is, by the paths that themes have for the
  /// folders.
  func find(
    in held: Set<String>
  ) throws(CommandFailure) -> (StaleFiles, folders: [String: OutputFolder]) {
    let abandoned = try abandoned()
    var stale = StaleFiles()
    var folders: [String: OutputFolder] = [:]
    for place in try places() where !place.themes.isEmpty || held.contains(place.path) {
      let found = try look(at: place, abandoned)
      stale.add(found.stale)
      for theme in place.themes { folders[theme.folder] = found.folder }
    }
    return (stale, folders)
  }

  /// The folders of the run that are there, each once, however it is written.
  private func places() throws(CommandFailure) -> [Place] {
    var places: [Place] = []
    var known: [FileStatus.Identity: Int] = [:]
    let folders = themes.map { ($0.folder, [$0]) } + searched.map { ($0, []) }
    for (folder, themes) in folders {
      let status = try attempt(nilIf(\.isNoSuchFile, FileSystem.status(of: folder))) {
        .cannotSearch(folder, $0)
      }
      guard let status, status.kind == .folder else { continue }
      let index = known[status.identity] ?? places.count
      known[status.identity] = index
      if index == places.count { places.append(Place(path: folder)) }
      places[index].themes += themes
    }
    return places
  }

  private func look(
    at place: Place, _ abandoned: [String: [String]]
  ) throws(CommandFailure) -> (stale: StaleFiles, folder: OutputFolder) {
    let homes = place.themes.compactMap { $0.path.map(FilePath.folder) }
    // The way from the root is not needed where all is in one folder.
    let isAlone = scopes.isEmpty && homes.allSatisfy { $0 == place.path }
    let real = isAlone ? "/" : try Self.real(place.path)
    var folder = try OutputFolder(place.path, real: real, scopes: scopes)
    for theme in place.themes {
      folder.add(
        try theme.path.map { path throws(CommandFailure) in
          try Self.name(of: path, seenFrom: place.path, real)
        }, theme.files)
    }
    return (try folder.stale(abandoned: abandoned[real] ?? []), folder)
  }

  /// The path of a theme as seen from an output folder.
  private static func name(
    of path: String, seenFrom folder: String, _ realFolder: String
  ) throws(CommandFailure) -> String {
    let name = FilePath.name(of: path)
    let home = FilePath.folder(of: path)
    guard home != folder else { return name }
    return FilePath.relative(FilePath.join(try real(home), name), to: realFolder)
  }

  /// The names of themes, by their folders from the root, that are configured to be compiled to another
  /// one, so that nothing makes files beside them any more.
  private func abandoned() throws(CommandFailure) -> [String: [String]] {
    guard !scopes.isEmpty, isConfigured else { return [:] }
    var abandoned: [String: [String]] = [:]
    for theme in themes {
      guard let path = theme.path else { continue }
      let home = FilePath.folder(of: path)
      if home == theme.folder { continue }
      abandoned[try Self.real(home), default: []].append(FilePath.name(of: path))
    }
    return abandoned
  }

  /// The path of a folder from the root, without links.
  private static func real(_ folder: String) throws(CommandFailure) -> String {
    try attempt(FileSystem.canonicalPath(folder)) { .cannotSearch(folder, $0) }
  }
}
