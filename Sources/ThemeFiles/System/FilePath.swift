/// Operations on paths that look at the text alone.
package enum FilePath {
  /// The path without a leading `./`, doubled slashes and a slash at the end; `.` for nothing.
  package static func tidy(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let rest = parts(of: path).filter { $0 != "." }.joined(separator: "/")
    if isAbsolute { return "/" + rest }
    return rest.isEmpty ? "." : rest
  }

  /// Everything before the last part; `.` when there is one part only.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path of `path` seen from the place that `folder` is relative to.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder == "." || folder.isEmpty { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// A path as seen from a folder; both are from the root, without links and dots.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = parts(of: path)
    let folder = parts(of: folder)
    let common = zip(path, folder).prefix { isSame($0, $1) }.count
    let up = [String](repeating: "..", count: folder.count - common)
    let seen = (up + path[common...]).joined(separator: "/")
    return seen.isEmpty ? "." : seen
  }

  /// The path with every `..` taken back where it can be, as if there were no links.
  package static func collapsed(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var kept: [String] = []
    for part in parts(of: path) where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if part != ".." || !isAbsolute {
        kept.append(part)
      }
    }
    let rest = kept.joined(separator: "/")
    return isAbsolute ? "/" + rest : rest.isEmpty ? "." : rest
  }

  /// Whether a path is the folder or leads into it; both are from the root, without links and dots.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let folder = parts(of: folder)
    let path = parts(of: path)
    return path.count >= folder.count && zip(path, folder).allSatisfy { isSame($0, $1) }
  }

  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Whether two names are the same bytes; texts are equal too early.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// The folder above, which for one outside the current folder goes on with `..`; nil at the root.
  package static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    return name(of: folder) == ".." ? "\(folder)/.." : Self.folder(of: folder)
  }
}
