/// Finds what an earlier run made and nothing makes any more.
package struct StaleOutputs {
  /// A theme of the run.
  package struct Theme {
    /// Its path; nil for standard input.
    let path: String?
    /// The folder that its files go to.
    let folder: String
    /// Their paths in the folder.
    let files: [String]
    /// Whether the folder is the configured one, so that nothing makes files beside the theme.
    let isConfigured: Bool

    /// A theme with what it makes.
    package init(path: String?, folder: String, files: [String], isConfigured: Bool) {
      self.path = path
      self.folder = folder
      self.files = files
      self.isConfigured = isConfigured
    }
  }

  /// A folder with the themes whose files go there.
  private struct Place {
    let path: String
    var themes: [Int] = []
    var isOutput = false
  }

  private let themes: [Theme]
  private let scopes: [String]
  private let searched: [String]

  /// The themes of a run; `scopes` are folders that were searched for themes, so that one that is not
  /// there is gone, and `searched` those where an earlier run may have left something.
  package init(
    _ themes: [Theme], scopes: [String] = [], searched: [String] = []
  ) throws(CommandFailure) {
    self.themes = themes
    self.searched = searched
    var real: [String] = []
    for scope in scopes { real.append(try Self.real(scope)) }
    self.scopes = real
  }

  /// The folders to hold before `find` is asked: outputs go there, or something there is stale.
  package func folders() throws(CommandFailure) -> Set<String> {
    let abandoned = try abandoned()
    var folders: Set<String> = []
    for place in try places() {
      if place.isOutput {
        folders.insert(place.path)
      } else if try !look(at: place, abandoned).stale.isEmpty {
        folders.insert(place.path)
      }
    }
    return folders
  }

  /// What is stale in the folders that are held, and who owns the rest.
  package func find(in folders: Set<String>) throws(CommandFailure) -> (StaleFiles, OutputOwners) {
    let abandoned = try abandoned()
    var stale = StaleFiles()
    var owners: [String: FolderOwners] = [:]
    for place in try places() where place.isOutput || folders.contains(place.path) {
      let found = try look(at: place, abandoned)
      stale.add(found.stale)
      for theme in place.themes { owners[themes[theme].folder] = found.owners }
    }
    return (stale, OutputOwners(byFolder: owners))
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
      guard let index = try index(of: theme.folder) else { continue }
      places[index].themes.append(number)
      places[index].isOutput = true
    }
    for folder in searched { _ = try index(of: folder) }
    return places
  }

  private func look(
    at place: Place, _ abandoned: [String: [String]]
  ) throws(CommandFailure) -> (stale: StaleFiles, owners: FolderOwners) {
    let isElsewhere = place.themes.contains { index in
      themes[index].path.map { FilePath.folder(of: $0) != place.path } ?? false
    }
    var owners = try FolderOwners(place.path)
    // Looking for the way from the root is not needed where all is in one folder.
    guard isElsewhere || !scopes.isEmpty else {
      for index in place.themes {
        owners.add(themes[index].path.map { FilePath.name(of: $0) }, themes[index].files)
      }
      return (try StaleSearch(owners, real: "/", scopes: []).stale(abandoned: []), owners)
    }
    let real = try Self.real(place.path)
    var folders: [String: String] = [:]
    for index in place.themes {
      let theme = themes[index]
      owners.add(try theme.name(seenFrom: place.path, real, &folders), theme.files)
    }
    let search = StaleSearch(owners, real: real, scopes: scopes)
    return (try search.stale(abandoned: abandoned[real] ?? []), owners)
  }

  /// The names of themes, by their folders from the root, that are configured to be compiled to another
  /// one, so that nothing makes files beside them any more.
  private func abandoned() throws(CommandFailure) -> [String: [String]] {
    guard !scopes.isEmpty else { return [:] }
    var abandoned: [String: [String]] = [:]
    var folders: [String: String] = [:]
    for theme in themes where theme.isConfigured {
      guard let path = theme.path else { continue }
      let home = FilePath.folder(of: path)
      if home == theme.folder { continue }
      let known = folders[home]
      let real = if let known { known } else { try Self.real(home) }
      folders[home] = real
      abandoned[real, default: []].append(FilePath.name(of: path))
    }
    return abandoned
  }

  /// A folder's path from the root, without links.
  static func real(_ folder: String) throws(CommandFailure) -> String {
    do throws(SystemError) {
      return try FileSystem.canonicalPath(folder)
    } catch {
      throw .cannotSearch(folder, error)
    }
  }
}

extension StaleOutputs.Theme {
  /// Its path as seen from the output folder; nil for standard input.
  fileprivate func name(
    seenFrom folder: String, _ real: String, _ known: inout [String: String]
  ) throws(CommandFailure) -> String? {
    guard let path else { return nil }
    let name = FilePath.name(of: path)
    let home = FilePath.folder(of: path)
    guard home != folder else { return name }
    let cached = known[home]
    let realHome = if let cached { cached } else { try StaleOutputs.real(home) }
    known[home] = realHome
    return FilePath.relative(FilePath.join(realHome, name), to: real)
  }
}
