internal import AppearanceCompiler
internal import ThemeSyntax

/// The themes of a run in memory, with what applies to each.
struct LoadedThemes {
  /// What the compiler gets, in the order of the paths.
  private(set) var inputs: [ThemeInput] = []
  /// Where each theme's files go.
  private(set) var folders: [String] = []
  /// The configuration files that were read.
  let configurations: [LoadedConfiguration]

  /// Finds and reads everything the request names; all that cannot be read is told in one failure.
  ///
  /// `findingLimit` is how many findings of a kind in a file are kept.
  init(
    _ request: ThemeRequest, findingLimit: Int = FindingList.shown
  ) throws(CommandFailure) {
    let locations = try ThemeFinder.find(request.paths)
    var finder = try ConfigurationFinder(chosen: request.config, top: request.top)
    var problems: [String] = []
    for (location, result) in zip(locations, concurrentMap(locations) { InputReader.read($0) }) {
      let found = try finder.configuration(forFolder: location.folder)
      var configuration = found?.configuration ?? Configuration()
      configuration.outputs = request.outputs ?? configuration.outputs
      switch result {
      case .success(let source):
        var input = ThemeInput(source, configuration: configuration)
        input.findingLimit = findingLimit
        inputs.append(input)
        folders.append(request.output ?? found?.output ?? location.folder)
      case .failure(let failure):
        problems.append("cannot read '\(visibleText(location.path))': \(failure.reason)")
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.unreadable, problems) }
    configurations = finder.loaded
  }
}
