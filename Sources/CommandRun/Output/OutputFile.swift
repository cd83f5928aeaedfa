/// A file that a run wants to be on disk.
struct OutputFile: Hashable {
  /// The folder its theme's files go to.
  let folder: String
  /// Its path in that folder.
  let name: String
  /// Its content.
  let bytes: [UInt8]

  /// Its path seen from the current folder.
  var path: String { FilePath.join(folder, name) }

  /// Whether other tools read it to learn what the run made, so that it has to appear last.
  var isManifest: Bool { name.hasSuffix(".appearance.json") }
}
