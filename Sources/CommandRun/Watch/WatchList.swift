internal import RunSystem

/// The files whose changes ask for another run.
struct WatchList {
  private let request: ThemeRequest
  private var others: Set<String> = []

  /// The files that a request can be told to read.
  init(_ request: ThemeRequest) {
    self.request = request
  }

  /// Adds files that a run has read or missed; they stay, as a theme may come back to them.
  mutating func add(_ paths: [String]) {
    others.formUnion(paths)
  }

  /// Looks at every file: lists, themes, configurations and what themes extend.
  func look() -> Snapshot {
    let lists = request.paths.filter { $0.utf8.first == UInt8(ascii: "@") }.map { $0.dropFirst() }
    let themes = ThemeFinder.present(request.paths)
    let configurations =
      request.config.map { [FilePath.tidy($0)] }
      ?? ConfigurationFinder.candidates(for: themes.map(\.folder))
    var snapshot = Snapshot()
    for path in lists.map(String.init) + themes.map(\.path) + configurations + others {
      guard let status = try? FileSystem.status(of: path), status.kind != .folder else { continue }
      snapshot.files[path] = status
    }
    return snapshot
  }
}
