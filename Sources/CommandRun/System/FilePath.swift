/// Operations on paths that look at the text alone.
package enum FilePath {
  /// The path without a leading `./`, doubled slashes and a slash at the end; `.` for nothing.
  package static func tidy(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let rest = parts.filter { $0 != "." }.joined(separator: "/")
    if isAbsolute { return "/" + rest }
    return rest.isEmpty ? "." : rest
  }

  /// Everything before the last part; `.` when there is one part only.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// The last part.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path of `path` seen from the place that `folder` is relative to.
  static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder == "." || folder.isEmpty { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// A path as seen from a folder; both are from the root, without links and dots.
  static func relative(_ path: String, to folder: String) -> String {
    let path = parts(path)
    let folder = parts(folder)
    var common = 0
    while common < min(path.count, folder.count), path[common].elementsEqual(folder[common]) {
      common += 1
    }
    let up = [Substring.UTF8View](repeating: "..".utf8[...], count: folder.count - common)
    let seen = (up + path[common...]).map { String(Substring($0)) }.joined(separator: "/")
    return seen.isEmpty ? "." : seen
  }

  /// The path with every `..` taken back where it can be, as if there were no links.
  static func collapsed(_ path: String) -> String {
    var kept: [Substring.UTF8View] = []
    for part in parts(path) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8), let last = kept.last, !last.elementsEqual("..".utf8) {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    let rest = kept.map { String(Substring($0)) }.joined(separator: "/")
    return path.utf8.first == UInt8(ascii: "/") ? "/" + rest : rest.isEmpty ? "." : rest
  }

  /// Whether a path is the folder or leads into it; both are from the root, without links and dots.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let folder = parts(folder)
    let path = parts(path)
    return path.count >= folder.count && zip(path, folder).allSatisfy { $0.elementsEqual($1) }
  }

  private static func parts(_ path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/"))
  }

  /// The folder above, which for one outside the current folder goes on with `..`; nil at the root.
  static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    return name(of: folder) == ".." ? "\(folder)/.." : Self.folder(of: folder)
  }
}
