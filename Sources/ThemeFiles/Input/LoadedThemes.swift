package import OutputText
package import ThemeCompiler
internal import ThemeSyntax

extension ThemeRequest {
  /// Fails where an input can be read once only, for an option that reads inputs more often.
  package func refuseFIFOs(
    for option: String, among others: [String?] = []
  ) throws(CommandFailure) {
    let paths = (paths + lists + others.compactMap(\.self)).map(FilePath.tidy)
    guard let path = paths.first(where: InputReader.isFIFO) else { return }
    throw CommandFailure(.usage, "\(option) needs files; '\(visibleText(path))' is a FIFO")
  }
}

/// The themes of a run in memory, with what applies to each.
package struct LoadedThemes {
  /// What the compiler gets, in the order of the paths.
  package private(set) var inputs: [ThemeInput] = []
  package private(set) var folders: [String] = []
  package let search: ThemeFinder
  /// Folders that give no theme, with what to say of that.
  package private(set) var emptyFolders: [(path: String, message: String)]
  /// Where the files of themes go that were in the folders searched.
  package private(set) var scopeFolders: [String] = []
  package private(set) var configurations: [LoadedConfiguration] = []
  package let fence: ProjectFence
  /// The configured output folders, each with a configuration that asks for it.
  private var outputs: [String: String] = [:]

  /// Finds and reads everything the request names; all that cannot be read is told in one failure.
  ///
  /// Configurations that a finder has read are not read again.
  /// `findingLimit` is how many findings of a kind in a file are kept, `namesPlaces` whether they are
  /// named by the keys that lead to their places.
  package init(
    _ request: ThemeRequest, _ fence: ProjectFence,
    configurations known: ConfigurationFinder? = nil, findingLimit: Int = FindingList.shown,
    namesPlaces: Bool = false
  ) throws(CommandFailure) {
    self.fence = fence
    search = try ThemeFinder.search(request.paths, scopes: request.scopes, fence)
    emptyFolders = search.emptyFolders
    let locations = search.found
    var finder = if let known { known } else { try ConfigurationFinder(request, fence) }
    var problems: [String] = []
    for (location, result) in zip(locations, concurrentMap(locations) { InputReader.read($0) }) {
      let found = try finder.configuration(forFolder: location.folder)
      if !search.isNamed(location), let found, !found.takes(theme: location.path, fence.paths) {
        continue
      }
      var configuration =
        found?.configuration(ofTheme: location.path, fence.paths) ?? Configuration()
      configuration.outputs = request.outputs ?? configuration.outputs
      switch result {
      case .success(let source):
        var input = ThemeInput(source, configuration: configuration)
        input.findingLimit = findingLimit
        input.namesPlaces = namesPlaces
        inputs.append(input)
        folders.append(request.output ?? found?.output ?? location.folder)
        note(found, unless: request.output)
      case .failure(let failure):
        problems += CommandFailure.cannotRead(location.path, failure.reason).messages
      }
    }
    for folder in search.folders {
      let found = try finder.configuration(forFolder: folder)
      guard let output = request.output ?? found?.output else { continue }
      scopeFolders.append(output)
      note(found, unless: request.output)
    }
    guard problems.isEmpty else { throw CommandFailure(.unreadable, problems) }
    if inputs.isEmpty, !locations.isEmpty {
      let leftOut = counted(locations.count, "theme")
      emptyFolders.append(
        (
          search.folders.first ?? ".",
          "no theme is left: 'include' and 'exclude' leave out \(leftOut)"
        ))
    }
    configurations = finder.loaded
  }

  package func refuseEmptyFolders() throws(CommandFailure) {
    guard emptyFolders.isEmpty else {
      throw CommandFailure(.unreadable, emptyFolders.map(\.message))
    }
  }

  private mutating func note(_ configuration: LoadedConfiguration?, unless output: String?) {
    guard output == nil, let configuration, let output = configuration.output else { return }
    outputs[output] = configuration.source.path
  }

  /// Whether the configurations want colors; `auto` where they differ.
  package var color: ColorChoice {
    let choices = Set(configurations.map(\.configuration.color))
    return choices.count == 1 ? choices.first ?? .auto : .auto
  }

  /// Where the pages of rules are, as far as the configurations agree.
  package var rulePages: RulePages? {
    let pages = Set(configurations.compactMap(\.configuration.documentation))
    return pages.count == 1 ? pages.first : nil
  }

  /// Fails where files would go to what is outside the project without the user's word.
  package func check(writing paths: [String]) throws(CommandFailure) {
    for (folder, configuration) in outputs.sorted(by: { $0.key < $1.key }) {
      guard let reason = fence.refusal(of: "output", folder, from: configuration) else { continue }
      throw CommandFailure(.unwritable, "cannot write to '\(visibleText(folder))': \(reason)")
    }
    try fence.check(writing: paths)
  }
}
