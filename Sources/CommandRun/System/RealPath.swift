internal import OutputText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where paths lead once their links are followed, from the root of the file system.
///
/// Of the folders above the current one nothing is asked, which may not be allowed.
struct RealPath: Sendable {
  /// The current folder.
  let current: String

  /// The real paths of what is named from the current folder.
  init() throws(SystemError) {
    guard let folder = getcwd(nil, 0) else { throw .last }
    defer { free(folder) }
    current = PathText.text(folder)
  }

  /// The path without links and dots; what is not there, or cannot be looked at, stays as written.
  func resolve(_ path: String) -> String { followed(path).path }

  /// The same, and the folders of the links on the way.
  func followed(_ path: String) -> (path: String, folders: [String]) {
    var folders: [String] = []
    var parts = path.utf8.first == Self.slash ? [] : Self.parts(of: current)
    var waiting = Array(Self.parts(of: path).reversed())
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
      waiting += Self.parts(of: target).reversed()
    }
    return (Self.path(of: parts), folders)
  }

  /// A path to call the operating system with: from the current folder for what lies below, since the
  /// folders above may not be open to us.
  func reachable(_ real: String) -> String {
    if current == "/" || real == current { return real == current ? "." : real }
    guard real.utf8.starts(with: Array("\(current)/".utf8)) else { return real }
    return String(decoding: Array(real.utf8.dropFirst(current.utf8.count + 1)), as: UTF8.self)
  }

  /// The folders above a real path, the nearest first.
  static func ancestors(of real: String) -> [String] {
    let parts = parts(of: real)
    return parts.indices.reversed().map { path(of: Array(parts[..<$0])) }
  }

  private static let slash = UInt8(ascii: "/")

  /// The names that a path is made of.
  static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  private static func path(of parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
