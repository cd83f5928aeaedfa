/// Where paths lead once their links are followed, from the root of the file system.
///
/// Of the folders above the current one nothing is asked, which may not be allowed.
package struct RealPath: Sendable {
  package let current: String

  /// The real paths of what is named from the current folder.
  package init() throws(SystemError) {
    current = try FileSystem.currentFolder()
  }

  /// The path without links and dots; what is not there, or cannot be looked at, stays as written.
  package func resolve(_ path: String) -> String { followed(path).path }

  /// The same, and the folders of the links on the way.
  package func followed(_ path: String) -> (path: String, folders: [String]) {
    var folders: [String] = []
    var parts = path.utf8.first == Self.slash ? [] : FilePath.parts(of: current)
    var waiting = Array(FilePath.parts(of: path).reversed())
    var isReal = true
    while let part = waiting.popLast() {
      if part == "." { continue }
      if part == ".." {
        _ = parts.popLast()
        continue
      }
      parts.append(part)
      guard isReal else { continue }
      let place = reachable(Self.path(of: parts))
      guard let status = try? FileSystem.statusWithoutFollowing(place), folders.count < 40 else {
        isReal = false
        continue
      }
      guard status.kind == .link else { continue }
      guard let target = try? FileSystem.target(ofLink: place) else {
        isReal = false
        continue
      }
      parts.removeLast()
      folders.append(Self.path(of: parts))
      if target.utf8.first == Self.slash { parts = [] }
      waiting += FilePath.parts(of: target).reversed()
    }
    return (Self.path(of: parts), folders)
  }

  /// A path to call the operating system with: from the current folder for what lies below, since the
  /// folders above may not be open to us.
  package func reachable(_ real: String) -> String {
    if current == "/" || real == current { return real == current ? "." : real }
    guard real.utf8.starts(with: Array("\(current)/".utf8)) else { return real }
    return String(decoding: Array(real.utf8.dropFirst(current.utf8.count + 1)), as: UTF8.self)
  }

  /// The real path of a folder and those of the folders above it, the nearest first.
  func upward(from folder: String) -> [String] {
    let real = resolve(folder)
    return [real] + Self.ancestors(of: real)
  }

  /// The folders above a real path, the nearest first.
  package static func ancestors(of real: String) -> [String] {
    let parts = FilePath.parts(of: real)
    return parts.indices.reversed().map { path(of: Array(parts[..<$0])) }
  }

  private static let slash = UInt8(ascii: "/")

  private static func path(of parts: [String]) -> String { "/" + parts.joined(separator: "/") }

  /// A path as seen from a folder: as it is written where it leads through that folder, by whatever name,
  /// else by the real places of both.
  package func relate(_ path: String, to folder: String) -> String {
    let here = FilePath.tidy(folder)
    if !isFar(path), !isFar(here) {
      return Self.relative(FilePath.join(current, path), to: FilePath.join(current, here))
    }
    if let rest = rest(of: path, below: here) { return rest }
    let inner = rest(of: path, below: ".") ?? path
    let outer = rest(of: here, below: ".") ?? here
    if !isFar(inner), !isFar(outer) {
      return Self.relative(FilePath.join(current, inner), to: FilePath.join(current, outer))
    }
    let place = FilePath.join(resolve(FilePath.folder(of: path)), FilePath.name(of: path))
    return Self.relative(place, to: resolve(here))
  }

  private static func relative(_ path: String, to folder: String) -> String {
    FilePath.relative(FilePath.collapsed(path), to: FilePath.collapsed(folder))
  }

  /// The paths of files as seen from the current folder, where they are named in another way.
  package func seen(_ paths: [String]) -> [String: String] {
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
      || FilePath.parts(of: path).contains("..")
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
