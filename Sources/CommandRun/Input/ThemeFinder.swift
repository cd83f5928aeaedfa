internal import AppearanceCompiler
internal import ThemeSyntax

/// Turns the paths of the command line into themes: sorted, each once.
struct ThemeFinder {
  private var found: [ThemeLocation] = []
  private var problems: [String] = []
  private let fence: ProjectFence?

  private init(_ fence: ProjectFence?) {
    self.fence = fence
  }

  /// The themes that the arguments name; everything that is missing, or that the `fence` refuses, is told
  /// in one failure.
  static func find(
    _ arguments: [String], _ fence: ProjectFence? = nil
  ) throws(CommandFailure) -> [ThemeLocation] {
    var finder = ThemeFinder(fence)
    finder.add(arguments)
    guard finder.problems.isEmpty else { throw CommandFailure(.unreadable, finder.problems) }
    return unique(finder.found)
  }

  /// The themes that the arguments name and that are there.
  static func present(_ arguments: [String]) -> [ThemeLocation] {
    var finder = ThemeFinder(nil)
    finder.add(arguments)
    return finder.found
  }

  private mutating func add(_ arguments: [String]) {
    for argument in arguments {
      if argument.utf8.first == UInt8(ascii: "@") {
        addList(at: String(argument.dropFirst()))
      } else {
        add(argument)
      }
    }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      found.append(.standardInput)
    } else {
      add(path: argument.isEmpty ? "" : FilePath.tidy(argument))
    }
  }

  /// Adds what stands at a path; `origin` says in messages where it is named.
  private mutating func add(path: String, origin: String = "") {
    if let reason = fence?.refusal(of: path) {
      problems.append("cannot read '\(visibleText(path))': \(reason)\(origin)")
      return
    }
    do throws(SystemError) {
      guard try FileSystem.status(of: path).kind == .folder else {
        found.append(.file(path))
        return
      }
      let contents = try ThemeFolder.contents(of: path, fence)
      problems += contents.refused.map { "cannot read '\(visibleText($0.path))': \($0.reason)" }
      if contents.themes.isEmpty, contents.refused.isEmpty {
        let endings = ThemeLocation.suffixes.map { "*\($0)" }.joined(separator: ", ")
        problems.append("no \(endings) in '\(visibleText(path))'\(origin)")
      }
      found += contents.themes.map { .file($0) }
    } catch {
      problems.append("cannot read '\(visibleText(path))': \(error.phrase)\(origin)")
    }
  }

  /// Adds every line of a file as a path, whatever characters it begins with.
  private mutating func addList(at path: String) {
    let name = visibleText(path)
    switch fence.map({ $0.read(path) }) ?? InputReader.read(path) {
    case .failure(let failure):
      problems.append("cannot read '\(name)': \(failure.reason)")
    case .success(let source):
      let lines = source.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      var isEmpty = true
      for (index, line) in lines.enumerated() {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard !line.isEmpty else { continue }
        isEmpty = false
        add(
          path: FilePath.tidy(PathText.text(line)), origin: " (line \(index + 1) of '\(name)')")
      }
      if isEmpty {
        problems.append("no paths in '\(name)'")
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
      // A folder that cannot be resolved has themes that cannot be read, which is told then.
      let real = folders[folder] ?? (try? FileSystem.canonicalPath(folder)) ?? folder
      folders[folder] = real
      return seen.insert(.file(FilePath.join(real, FilePath.name(of: path)))).inserted
    }
  }
}
