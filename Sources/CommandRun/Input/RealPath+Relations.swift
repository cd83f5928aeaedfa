internal import ThemeSyntax

extension RealPath {
  /// A path as seen from a folder: as it is written where it leads through that folder, by whatever name,
  /// else by the real places of both.
  func relate(_ path: String, to folder: String) -> String {
    let here = FilePath.tidy(folder)
    if !isFar(path), !isFar(here) {
      return SourcePath.relative(FilePath.join(current, path), to: FilePath.join(current, here))
    }
    if let rest = rest(of: path, below: here) { return rest }
    let inner = rest(of: path, below: ".") ?? path
    let outer = rest(of: here, below: ".") ?? here
    if !isFar(inner), !isFar(outer) {
      return SourcePath.relative(FilePath.join(current, inner), to: FilePath.join(current, outer))
    }
    let place = FilePath.join(resolve(FilePath.folder(of: path)), FilePath.name(of: path))
    return SourcePath.relative(place, to: resolve(here))
  }

  /// The paths of files as seen from the current folder, where they are named in another way.
  func seen(_ paths: [String]) -> [String: String] {
    var seen: [String: String] = [:]
    for path in paths where isFar(path) {
      seen[path] =
        path.utf8.first == UInt8(ascii: "/") ? relate(path, to: ".") : rest(of: path, below: ".")
    }
    return seen
  }

  /// Whether a path begins outside the current folder.
  private func isFar(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
      || path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }

  /// What a path goes on with behind a folder; nil for one that does not lead through it.
  private func rest(of path: String, below folder: String) -> String? {
    // Folders that cannot be looked at are related by their names.
    guard let identity = try? FileSystem.status(of: folder).identity else { return nil }
    var rest = FilePath.name(of: path)
    var next = FilePath.folder(of: path)
    while true {
      if (try? FileSystem.status(of: next))?.identity == identity { return rest }
      guard next.utf8.contains(UInt8(ascii: "/")), next != "/" else { return nil }
      rest = FilePath.join(FilePath.name(of: next), rest)
      next = FilePath.folder(of: next)
    }
  }
}
