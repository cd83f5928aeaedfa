/// Finds the configuration that applies to a theme, reading each file once.
struct ConfigurationFinder {
  /// The name looked for in a theme's folder and every folder above.
  static let fileName = "appearance.yaml"

  /// The files read, in the order they were needed.
  private(set) var loaded: [LoadedConfiguration] = []
  private let chosen: String?
  private let top: FileStatus.Identity?
  private var indexOfFolder: [String: Int?] = [:]
  private var indexOfFile: [FileStatus.Identity: Int] = [:]

  /// A finder; `chosen` is the file of `--config`, which is then the only one, `top` the folder
  /// above which there is nothing to look for.
  init(chosen: String?, top: String? = nil) throws(CommandFailure) {
    self.chosen = chosen
    self.top = top.flatMap { try? FileSystem.status(of: $0).identity }
    if let chosen {
      loaded = [try LoadedConfiguration(at: FilePath.tidy(chosen))]
    }
  }

  /// The configuration for the themes of a folder; nil when there is none.
  mutating func configuration(
    forFolder folder: String
  ) throws(CommandFailure) -> LoadedConfiguration? {
    let index = chosen == nil ? try index(forFolder: folder) : 0
    return index.map { loaded[$0] }
  }

  /// The files that are or would be the configuration of the folders' themes, there or not.
  static func candidates(for folders: [String]) -> [String] {
    var seen: Set<String> = []
    var candidates: [String] = []
    for folder in folders {
      var next: String? = folder
      while let folder = next, seen.insert(folder).inserted {
        let path = FilePath.join(folder, fileName)
        candidates.append(path)
        let status = try? FileSystem.status(of: path)
        next = status.map { $0.kind != .folder } ?? false ? nil : parent(of: folder)
      }
    }
    return candidates
  }

  private mutating func index(forFolder folder: String) throws(CommandFailure) -> Int? {
    if let known = indexOfFolder[folder] { return known }
    var index: Int?
    let path = FilePath.join(folder, Self.fileName)
    if let status = try? FileSystem.status(of: path), status.kind != .folder {
      if let known = indexOfFile[status.identity] {
        index = known
      } else {
        index = loaded.count
        indexOfFile[status.identity] = index
        loaded.append(try LoadedConfiguration(at: path))
      }
    } else if let parent = Self.parent(of: folder, top: top) {
      index = try self.index(forFolder: parent)
    }
    indexOfFolder[folder] = .some(index)
    return index
  }

  /// The folder above, or nil at the top and at the root, which is its own parent.
  private static func parent(
    of folder: String, top: FileStatus.Identity? = nil
  ) -> String? {
    guard let parent = FilePath.parent(ofFolder: folder),
      let here = try? FileSystem.status(of: folder), let above = try? FileSystem.status(of: parent),
      here.identity != above.identity, here.identity != top
    else { return nil }
    return parent
  }
}
