internal import OutputText
internal import ThemeCompiler
internal import ThemeFiles
internal import ThemeSyntax

/// The files of a revision of a git repository, read by git.
struct GitRevision: Sendable {
  /// What names the revision: `main`, `v1.2`, `HEAD~3`.
  let name: String

  enum Kind: Sendable {
    case file, folder
  }

  /// A revision and a path in it, `main:Themes/Brand.theme.yaml`; nil for a path of the disk.
  ///
  /// What is there on the disk counts for more.
  static func split(_ argument: String) -> (revision: GitRevision, path: String)? {
    guard argument.utf8.first != UInt8(ascii: "-"), let colon = argument.firstIndex(of: ":"),
      colon != argument.startIndex, ((try? FileSystem.statusIfThere(argument)) ?? nil) == nil
    else { return nil }
    let path = String(argument[argument.index(after: colon)...])
    return (GitRevision(name: String(argument[..<colon])), path)
  }

  /// The path from the root of the repository on, of one that may begin in the current folder (`./`).
  func path(_ path: String) throws(CommandFailure) -> String {
    guard path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../") else {
      return FilePath.tidy(path)
    }
    let prefix = try git(["rev-parse", "--show-prefix"], about: path)
    let folder = String(decoding: prefix.prefix { $0 != 0x0A }, as: UTF8.self)
    return SourcePath.join(folder, path)
  }

  /// What a path is; fails where the revision or the path is unknown.
  func kind(of path: String) throws(CommandFailure) -> Kind {
    _ = try git(["rev-parse", "--verify", "--quiet", "\(name)^{tree}"], about: nil)
    let type = try git(["cat-file", "-t", object(path)], about: path)
    return type.starts(with: "tree".utf8) ? .folder : .file
  }

  /// The paths of the files in a folder and below it, sorted.
  func files(in folder: String) throws(CommandFailure) -> [String] {
    let list = try git(
      ["ls-tree", "--full-tree", "-r", "-z", "--name-only", object(folder)], about: folder)
    return list.split(separator: 0).map {
      SourcePath.join(folder, String(decoding: $0, as: UTF8.self))
    }
  }

  func read(_ path: String) throws(CommandFailure) -> SourceFile {
    SourceFile(path: path, bytes: try git(["cat-file", "blob", object(path)], about: path))
  }

  /// Gives themes the files that they extend, of the same revision.
  var loader: FileLoader {
    { path in
      guard path != "..", !path.hasPrefix("../"), path.utf8.first != 0x2F else {
        return .failure(LoadFailure("it is outside the repository"))
      }
      do throws(CommandFailure) {
        return .success(path.utf8.last == 0x2F ? try names(in: path) : try read(path))
      } catch {
        return .failure(LoadFailure("revision '\(visibleText(name))' does not have it"))
      }
    }
  }

  /// The configuration of a theme in the revision, that of the nearest folder; nil where there is none.
  func configuration(ofTheme theme: String) throws(CommandFailure) -> Configuration? {
    var folder = SourcePath.folder(theme)
    while true {
      for name in FileName.configurations {
        let path = SourcePath.join(folder, name)
        guard let source = try? read(path) else { continue }
        let read = ReadConfiguration(source, file: FileNumbers.configuration(0), load: loader)
        guard !read.diagnostics.contains(where: { $0.severity == .error }) else {
          throw CommandFailure(
            .findings, "'\(visibleText(self.name)):\(visibleText(path))' has errors")
        }
        return read.configuration.applied(to: SourcePath.relative(theme, to: folder))
      }
      guard !folder.isEmpty, folder != "." else { return nil }
      folder = SourcePath.folder(folder)
    }
  }

  private func names(in folder: String) throws(CommandFailure) -> SourceFile {
    let list = try git(["ls-tree", "--full-tree", "-z", object(folder)], about: folder)
    let lines = list.split(separator: 0).compactMap { entry -> String? in
      guard let tab = entry.firstIndex(of: 0x09) else { return nil }
      let name = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      guard !name.hasPrefix("."), !name.utf8.contains(0x0A) else { return nil }
      let fields = entry[..<tab].split(separator: 0x20)
      return name + (fields.count > 1 && fields[1].elementsEqual("tree".utf8) ? "/\n" : "\n")
    }
    return SourceFile(path: folder, text: lines.joined())
  }

  private func object(_ path: String) -> String {
    let path = path == "." ? "" : path
    return "\(name):\(path.utf8.last == 0x2F ? String(path.dropLast()) : path)"
  }

  /// The most bytes that git is asked for at once.
  private static let limit = 64 << 20

  /// What git answers; `path` is what a failure is about, nil for the revision itself.
  private func git(_ arguments: [String], about path: String?) throws(CommandFailure) -> [UInt8] {
    let outcome = try attempt(
      ChildProcess.run("git", arguments, environment: Self.environment, limit: Self.limit)
    ) { error in
      let reason = error.isMissing ? "git is not installed" : "git fails: \(error.phrase)"
      return .cannotRead("\(name):\(path ?? "")", reason)
    }
    guard outcome.status != 0 else { return outcome.output }
    throw .cannotRead("\(name):\(path ?? "")", Self.reason(outcome, path, name))
  }

  private static func reason(
    _ outcome: ChildProcess.Outcome, _ path: String?, _ name: String
  ) -> String {
    let said = String(decoding: outcome.errors.prefix(4_096), as: UTF8.self)
    let line = said.split(separator: "\n").last { $0.hasPrefix("fatal: ") }?.dropFirst(7)
    if said.contains("not a git repository") { return "the current folder is in no git repository" }
    if path == nil, outcome.status == 1 { return "git knows no revision '\(visibleText(name))'" }
    if said.contains("does not exist in") || said.contains("exists on disk, but not in") {
      return
        "revision '\(visibleText(name))' has no such path; paths begin at the repository's root"
    }
    return line.map { "git says: \(visibleText(String($0)))" } ?? "git fails"
  }

  /// Where git finds itself, the repository and its settings; messages in English, and no prompt.
  private static var environment: [String] {
    let names = [
      "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR", "GIT_DIR", "GIT_WORK_TREE",
      "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    ]
    let inherited = names.compactMap { name in
      RunningProcess.environment(name).map { "\(name)=\($0)" }
    }
    return inherited + ["LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
  }
}
