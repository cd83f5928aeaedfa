internal import OutputText
internal import ThemeCompiler
internal import ThemeSyntax

/// Turns the paths of the command line into themes: sorted, each once.
package struct ThemeFinder {
  private(set) var found: [ThemeLocation] = []
  package private(set) var folders: [String] = []
  /// Those of them without themes, with what to say of that.
  private(set) var emptyFolders: [(path: String, message: String)] = []
  /// The folders in them where an earlier run may have left something.
  package private(set) var leavings: [String] = []
  /// The files that were named one by one, rather than found in a folder or by a pattern.
  private var named: Set<ThemeLocation> = []
  private var problems: [String] = []
  private let fence: ProjectFence?

  private init(_ fence: ProjectFence?) {
    self.fence = fence
  }

  /// What the arguments name, and what is in the folders of `scopes` beside themes; folders may be empty.
  ///
  /// Everything that is missing, or that the `fence` refuses, is told in one failure.
  static func search(
    _ arguments: [String], scopes: [String] = [], _ fence: ProjectFence? = nil
  ) throws(CommandFailure) -> ThemeFinder {
    var finder = ThemeFinder(fence)
    finder.add(arguments)
    for scope in scopes { finder.add(scope: FilePath.tidy(scope)) }
    guard finder.problems.isEmpty else {
      let empty = finder.emptyFolders.map(\.message)
      throw CommandFailure(.unreadable, finder.problems + empty)
    }
    finder.found = unique(finder.found)
    return finder
  }

  func isNamed(_ location: ThemeLocation) -> Bool {
    location == .standardInput || named.contains(location)
  }

  /// The themes that the arguments name and that are there.
  package static func present(_ arguments: [String]) -> [ThemeLocation] {
    var finder = ThemeFinder(nil)
    finder.add(arguments)
    return finder.found
  }

  private mutating func add(_ arguments: [String]) {
    for argument in arguments {
      if argument == "-" {
        found.append(.standardInput)
      } else if argument.utf8.first == UInt8(ascii: "@") {
        addList(at: String(argument.dropFirst()))
      } else {
        let path = argument.isEmpty ? "" : FilePath.tidy(argument)
        add(path: path, allowsFIFO: fence?.readsFIFOs ?? false)
      }
    }
  }

  /// Adds what stands at a path; `origin` says in messages where it is named.
  private mutating func add(path: String, allowsFIFO: Bool = false, origin: String = "") {
    if let reason = fence?.refusal(of: path) { return refuse(path, reason + origin) }
    do throws(SystemError) {
      if PathPattern.isPattern(path), try FileSystem.statusIfThere(path) == nil {
        return try add(pattern: path, origin: origin)
      }
      let kind = try FileSystem.status(of: path).kind
      guard kind == .folder else {
        let location = kind == .fifo && allowsFIFO ? ThemeLocation.fifo(path) : .file(path)
        found.append(location)
        named.insert(location)
        return
      }
      let folder = try ThemeFolder(path, fence)
      for (path, reason) in folder.refused { refuse(path, reason) }
      if folder.themes.isEmpty, folder.refused.isEmpty {
        let endings = FileName.themeEndings.map { "*\($0)" }.joined(separator: ", ")
        emptyFolders.append((path, "no \(endings) in '\(visibleText(path))'\(origin)"))
      }
      found += folder.themes.map { .file($0) }
      folders.append(path)
      leavings += folder.leavings
    } catch {
      refuse(path, error.phrase + origin)
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    problems += CommandFailure.cannotRead(path, reason).messages
  }

  /// Adds the themes that a pattern means, as a shell would name them that expands it.
  private mutating func add(pattern: String, origin: String) throws(SystemError) {
    let folder = PathPattern.folder(of: pattern)
    let rest = folder == "." ? pattern : String(pattern.dropFirst(folder.count + 1))
    guard let wanted = PathPattern("./" + rest), try FileSystem.statusIfThere(folder) != nil else {
      return refuse(pattern, SystemError.noSuchFile.phrase + origin)
    }
    let themes = try ThemeFolder(folder, fence).themes.filter { theme in
      wanted.matches(folder == "." ? theme : String(theme.dropFirst(folder.count + 1)))
    }
    if themes.isEmpty {
      problems.append("no theme matches '\(visibleText(pattern))'\(origin)")
    }
    found += themes.map { .file($0) }
  }

  /// Adds what an earlier run left in a folder whose themes are named one by one.
  private mutating func add(scope: String) {
    do throws(SystemError) {
      leavings += try ThemeFolder(scope, fence).leavings
      folders.append(scope)
    } catch {
      // Nothing was left in a folder that is not there.
      if error.isMissing { return }
      refuse(scope, error.phrase)
    }
  }

  /// Adds every line of a file as a path, whatever characters it begins with.
  private mutating func addList(at path: String) {
    let name = visibleText(path)
    switch fence?.readNamed(path) ?? InputReader.read(path) {
    case .failure(let failure):
      refuse(path, failure.reason)
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
      guard location != .standardInput else { return seen.insert(location).inserted }
      let folder = location.folder
      // A folder that cannot be resolved has themes that cannot be read, which is told then.
      let real = folders[folder] ?? (try? FileSystem.canonicalPath(folder)) ?? folder
      folders[folder] = real
      return seen.insert(.file(FilePath.join(real, FilePath.name(of: location.path)))).inserted
    }
  }
}
