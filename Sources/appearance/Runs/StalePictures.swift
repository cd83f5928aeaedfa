internal import OutputText
internal import ThemeFiles
internal import ThemePreview

struct StalePictures {
  /// The pictures that are drawn now, by the folder and the theme that they belong to.
  private var drawn: [Place: Set<String>] = [:]

  private struct Place: Hashable {
    let folder: String
    let theme: String
  }

  mutating func note(_ names: [String], of theme: String, in folder: String) {
    drawn[Place(folder: folder, theme: theme), default: []].formUnion(names)
  }

  /// The paths of what is stale: files of the themes' names that say near their beginning that they are ours.
  func find() throws(CommandFailure) -> [String] {
    var stale: [String] = []
    for (place, names) in drawn {
      let entries = try attempt(nilIf(\.isNoSuchFile, FileSystem.entries(in: place.folder))) {
        .cannotSearch(place.folder, $0)
      }
      for entry in entries ?? []
      where entry.kind == .file && entry.name.hasPrefix("\(place.theme).")
        && entry.name.hasSuffix(".svg") && !names.contains(entry.name)
      {
        let path = FilePath.join(place.folder, entry.name)
        if Self.isOurs(path) { stale.append(path) }
      }
    }
    return stale
  }

  /// Whether a file says near its beginning that it is a preview.
  static func isOurs(_ path: String) -> Bool {
    let length = 1024
    guard let file = try? Descriptor.open(path, for: .reading) else { return false }
    let head = try? file.read(upTo: length, expected: length)
    try? file.close()
    return head.map { String(decoding: $0, as: UTF8.self).contains(previewMark) } ?? false
  }
}
