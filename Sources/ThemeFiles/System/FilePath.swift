internal import ThemeSyntax

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

  package static func name(of path: String) -> String { SourcePath.name(path) }

  /// The path of `path` seen from the place that `folder` is relative to.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder == "." || folder.isEmpty { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// A path as seen from a folder; both are from the root, without links and dots.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = parts(of: path)
    let folder = parts(of: folder)
    // By bytes; texts are equal too early.
    let common = zip(path, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = [String](repeating: "..", count: folder.count - common)
    let seen = (up + path[common...]).joined(separator: "/")
    return seen.isEmpty ? "." : seen
  }

  /// The path with every `..` taken back where it can be, as if there were no links.
  package static func collapsed(_ path: String) -> String {
    SourcePath.join(path, "")
  }

  /// Whether a path is the folder or leads into it; both are from the root, without links and dots.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    parts(of: relative(path, to: folder)).first != ".."
  }

  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The folder above, which for one outside the current folder goes on with `..`; nil at the root.
  package static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    return name(of: folder) == ".." ? "\(folder)/.." : Self.folder(of: folder)
  }
}
