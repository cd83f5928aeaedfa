internal import AppearanceImport
internal import DesignTokens
internal import OutputText
internal import ThemeCompiler
internal import ThemeFiles
internal import ThemeSyntax

/// Reads what an app is made of: Swift, documents of Interface Builder, property lists and asset catalogs.
struct AppFolder {
  /// How much is read: more than hand-written code has.
  private enum Limits {
    static let swiftBytes = 2 << 20
    static let otherBytes = 16 << 20
    static let bytes = 256 << 20
    static let files = 50_000
    static let depth = 64
  }

  private(set) var files = AppFiles()
  /// Files that are not read, with why.
  private(set) var skipped: [(path: String, reason: String)] = []
  /// How the files of catalogs are had.
  private let load: FileLoader
  private var catalogs: [String] = []
  private var size = 0
  private let progress: ProgressLine

  init(_ load: @escaping FileLoader, _ progress: ProgressLine) {
    self.load = load
    self.progress = progress
  }

  /// Reads files and folders that the user names.
  mutating func read(_ paths: [String]) throws(CommandFailure) {
    for path in paths.map(FilePath.tidy) {
      do throws(SystemError) {
        if try FileSystem.status(of: path).kind == .folder {
          try search(path)
          continue
        }
      } catch {
        throw .cannotRead(path, error.phrase)
      }
      guard let kind = Self.kind(of: FilePath.name(of: path)) else {
        throw .cannotRead(path, "it isn't a folder, Swift file, storyboard, xib or Info.plist")
      }
      read(path, as: kind)
    }
    // Catalogs last: their many files stand behind those that facts are in.
    for catalog in catalogs { files.addCatalog(catalog, load) }
    catalogs = []
  }

  private mutating func search(_ folder: String) throws(SystemError) {
    guard !folder.hasSuffix(".xcassets") else { return catalogs.append(folder) }
    var waiting = [(path: folder, depth: 0)]
    while let (next, depth) = waiting.popLast() {
      progress.show("reading \(next)")
      var folders: [(path: String, depth: Int)] = []
      for entry in try FileSystem.entries(in: next) where !entry.isHidden {
        let path = next == "." ? entry.name : FilePath.join(next, entry.name)
        let kind = try Self.kind(of: entry, at: path)
        if kind == .folder {
          if entry.name.hasSuffix(".xcassets") {
            catalogs.append(path)
          } else if !Self.isForeign(entry.name), depth < Limits.depth {
            folders.append((path, depth + 1))
          }
        } else if kind == .file, let kind = Self.kind(of: entry.name) {
          read(path, as: kind)
        }
      }
      waiting += folders.reversed()
    }
  }

  private mutating func read(_ path: String, as kind: AppFiles.Kind) {
    guard files.sources.count < Limits.files, size < Limits.bytes else {
      if skipped.last?.reason != Self.tooMany { skipped.append((path, Self.tooMany)) }
      return
    }
    // Nothing of it counts but that it is there.
    if kind == .objectiveC {
      files.add(SourceFile(path: path, bytes: []), as: kind)
      return
    }
    let limit = kind == .swift ? Limits.swiftBytes : Limits.otherBytes
    switch InputReader.read(path) {
    case .success(let source) where source.bytes.count <= limit:
      guard kind != .swift || BracketCost.isBearable(source) else {
        skipped.append((path, "its brackets are nested too deep"))
        return
      }
      size += source.bytes.count
      files.add(source, as: kind)
    case .success: skipped.append((path, "it is larger than \(limit >> 20) MiB"))
    case .failure(let failure): skipped.append((path, failure.reason))
    }
  }

  private static let tooMany = "there are more files than import reads; name fewer folders"

  private static func kind(
    of entry: FolderEntry, at path: String
  ) throws(SystemError) -> FileStatus.Kind? {
    if let kind = entry.kind { return kind }
    return try FileSystem.statusWithoutFollowing(path)?.kind
  }

  private static func kind(of name: String) -> AppFiles.Kind? {
    let endings: [(String, AppFiles.Kind)] = [
      (".swift", .swift), (".storyboard", .interfaceBuilder), (".xib", .interfaceBuilder),
      ("Info.plist", .infoPlist), (".m", .objectiveC), (".mm", .objectiveC),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// Whether a folder holds what is not the app's own: packages, what is built, tests.
  private static func isForeign(_ name: String) -> Bool {
    let names = [
      "Carthage", "DerivedData", "build", "node_modules", "fastlane", "Tests", "UITests", "Test",
    ]
    let endings = [
      "Pods", "Tests", ".playground", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework",
      ".bundle", ".lproj.bundle", ".docc",
    ]
    return names.contains(name) || endings.contains { name.hasSuffix($0) }
  }
}
