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

  /// A real path as seen from the folder of another one.
  static func relative(_ real: String, to folder: String) -> String {
    let parts = RealPath.parts(of: real)
    let others = RealPath.parts(of: folder)
    var common = 0
    while common < min(parts.count, others.count),
      parts[common].utf8.elementsEqual(others[common].utf8)
    {
      common += 1
    }
    let up = [String](repeating: "..", count: others.count - common)
    let seen = (up + parts[common...]).joined(separator: "/")
    return seen.isEmpty ? "." : seen
  }

  /// The folder above, which for one outside the current folder goes on with `..`; nil at the root.
  static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    return name(of: folder) == ".." ? "\(folder)/.." : Self.folder(of: folder)
  }
}
