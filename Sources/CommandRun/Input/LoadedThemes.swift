internal import AppearanceCompiler
internal import ThemeSyntax

/// The themes of a run in memory, with what applies to each.
struct LoadedThemes {
  /// What the compiler gets, in the order of the paths.
  private(set) var inputs: [ThemeInput] = []
  /// Where each theme's files go.
  private(set) var folders: [String] = []
  /// What the paths of the request led to.
  let search: ThemeFinder
  /// Where the files of themes go that were in the folders searched.
  private(set) var scopeFolders: [String] = []
  /// The configuration files that were read.
  let configurations: [LoadedConfiguration]

  /// Finds and reads everything the request names; all that cannot be read is told in one failure.
  init(_ request: ThemeRequest) throws(CommandFailure) {
    search = try ThemeFinder.search(request.paths, scopes: request.scopes)
    let locations = search.found
    var finder = try ConfigurationFinder(chosen: request.config, top: request.top)
    var problems: [String] = []
    for (location, result) in zip(locations, concurrentMap(locations) { InputReader.read($0) }) {
      let found = try finder.configuration(forFolder: location.folder)
      var configuration = found?.configuration ?? Configuration()
      configuration.outputs = request.outputs ?? configuration.outputs
      switch result {
      case .success(let source):
        inputs.append(ThemeInput(source, configuration: configuration))
        folders.append(request.output ?? found?.output ?? location.folder)
      case .failure(let failure):
        problems.append("cannot read '\(visibleText(location.path))': \(failure.reason)")
      }
    }
    for folder in search.folders {
      let configured = try finder.configuration(forFolder: folder)?.output
      if let output = request.output ?? configured { scopeFolders.append(output) }
    }
    guard problems.isEmpty else { throw CommandFailure(.unreadable, problems) }
    configurations = finder.loaded
  }
}
