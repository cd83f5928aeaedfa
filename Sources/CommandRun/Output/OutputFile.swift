internal import AppearanceCompiler

/// A file that a run wants to be on disk.
struct OutputFile {
  /// The folder its theme's files go to.
  let folder: String
  /// Its path in that folder.
  let name: String
  /// What it holds.
  let content: FileContent

  /// A file in a folder.
  init(folder: String, name: String, content: FileContent) {
    self.folder = folder
    self.name = name
    self.content = content
  }

  /// A file in a folder that is in memory.
  init(folder: String, name: String, bytes: [UInt8]) {
    self.init(folder: folder, name: name, content: FileContent(bytes))
  }

  /// A file at a path.
  init(_ path: String, _ bytes: [UInt8]) {
    self.init(folder: FilePath.folder(of: path), name: FilePath.name(of: path), bytes: bytes)
  }

  /// Its path seen from the current folder.
  var path: String { FilePath.join(folder, name) }

  /// Whether other tools read it to learn what the run made, so that it has to appear last.
  var isManifest: Bool { name.hasSuffix(".appearance.json") }

  /// Fails when the file on disk is one of those that were read.
  func refuseToReplace(_ inputs: [String]) throws(CommandFailure) {
    guard let target = try? FileSystem.status(of: path), target.kind == .file else { return }
    for input in inputs where (try? FileSystem.status(of: input))?.identity == target.identity {
      throw CommandFailure(
        .unwritable, "cannot write '\(visibleText(path))': it is an input of this run")
    }
  }
}
