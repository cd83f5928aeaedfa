/// Paths as texts, without file-system access.
package enum SourcePath {
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Joins a path to a folder, resolving `.` and, where possible, `..`; `.` for an empty result.
  package static func join(_ folder: String, _ path: String) -> String {
    // By bytes, as characters are slow.
    var parts: [Substring.UTF8View] = []
    let isAbsolute = folder.utf8.first == 0x2F
    for part in (folder + "/" + path).utf8.split(separator: 0x2F) {
      if part.elementsEqual(".".utf8) { continue }
      let isUp = part.elementsEqual("..".utf8)
      if isUp, let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else if !isUp || !isAbsolute {
        parts.append(part)
      }
    }
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.map { Substring($0) }.joined(separator: "/")
  }

  package static func relative(_ path: String, to folder: String) -> String {
    let path = join("", path).split(separator: "/").filter { $0 != "." }
    let folder = join("", folder).split(separator: "/").filter { $0 != "." }
    var common = 0
    while common < path.count - 1, common < folder.count, path[common] == folder[common] {
      common += 1
    }
    let up = [Substring](repeating: "..", count: folder.count - common)
    return (up + path[common...]).joined(separator: "/")
  }

  /// The file name up to its first extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    let endings = [".theme.yaml", ".theme.yml", ".theme.json", ".yaml", ".yml", ".json"]
    for ending in endings where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
