internal import AppearanceCompiler
internal import ThemeSyntax

/// Turns the paths of the command line into themes: sorted, each once.
struct ThemeFinder {
  private var found: [ThemeLocation] = []
  private var problems: [String] = []

  /// The themes that the arguments name; everything that is missing is told in one failure.
  static func find(_ arguments: [String]) throws(CommandFailure) -> [ThemeLocation] {
    var finder = ThemeFinder()
    for argument in arguments {
      if argument.utf8.first == UInt8(ascii: "@") {
        finder.addList(at: String(argument.dropFirst()))
      } else {
        finder.add(argument)
      }
    }
    guard finder.problems.isEmpty else { throw CommandFailure(.unreadable, finder.problems) }
    return unique(finder.found)
  }

  private mutating func add(_ argument: String) {
    guard argument != "-" else {
      found.append(.standardInput)
      return
    }
    let path = argument.isEmpty ? "" : FilePath.tidy(argument)
    do throws(SystemError) {
      guard try FileSystem.status(of: path).kind == .folder else {
        found.append(.file(path))
        return
      }
      let themes = try ThemeFolder.themes(in: path)
      if themes.isEmpty {
        let endings = ThemeLocation.suffixes.map { "*\($0)" }.joined(separator: ", ")
        problems.append("no \(endings) in '\(visibleText(path))'")
      }
      found += themes.map { .file($0) }
    } catch {
      problems.append("cannot read '\(visibleText(path))': \(error.phrase)")
    }
  }

  private mutating func addList(at path: String) {
    switch InputReader.read(path) {
    case .failure(let failure):
      problems.append("cannot read '\(visibleText(path))': \(failure.reason)")
    case .success(let source):
      let lines = source.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      if lines.isEmpty {
        problems.append("no paths in '\(visibleText(path))'")
      }
      for line in lines {
        add(PathText.text(line))
      }
    }
  }

  private static func unique(_ locations: [ThemeLocation]) -> [ThemeLocation] {
    guard locations.count > 1 else { return locations }
    var folders: [String: String] = [:]
    var seen: Set<ThemeLocation> = []
    let sorted = locations.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return sorted.filter { location in
      guard case .file(let path) = location else { return seen.insert(location).inserted }
      let folder = location.folder
      let real = folders[folder] ?? (try? FileSystem.canonicalPath(folder)) ?? folder
      folders[folder] = real
      return seen.insert(.file(FilePath.join(real, FilePath.name(of: path)))).inserted
    }
  }
}
