package import OutputText
internal import ThemeCompiler

/// A file that a run wants to be on disk.
package struct OutputFile {
  package enum Role {
    case output, dependencies, report, baseline, theme, list, preview

    /// Whether such a file is the user's own, of which nothing but the content may change.
    var isUsersOwn: Bool { self == .theme || self == .baseline }

    /// A noun for messages, with its article.
    var noun: String {
      switch self {
      case .output: "an output"
      case .dependencies: "the dependency file"
      case .report: "a report"
      case .baseline: "the new baseline"
      case .theme: "a theme"
      case .list: "the list of outputs"
      case .preview: "a preview"
      }
    }
  }

  /// The folder its theme's files go to.
  let folder: String
  /// Its path in that folder.
  let name: String
  let content: FileContent
  private(set) var role = Role.output
  /// What has to stand there as it is replaced; nil where that does not matter.
  private(set) var original: [UInt8]?

  package init(folder: String, name: String, content: FileContent) {
    self.folder = folder
    self.name = name
    self.content = content
  }

  package init(folder: String, name: String, bytes: [UInt8]) {
    self.init(folder: folder, name: name, content: FileContent(bytes))
  }

  package init(_ path: String, _ bytes: [UInt8]) {
    self.init(folder: FilePath.folder(of: path), name: FilePath.name(of: path), bytes: bytes)
  }

  /// The file as what takes the place of this content, which was read before: what stands there by then
  /// is kept where it is another one.
  package func replacing(_ original: [UInt8]) -> OutputFile {
    var file = self
    file.original = original
    return file
  }

  /// Its path seen from the current folder.
  package var path: String { FilePath.join(folder, name) }

  /// Whether other tools read it to learn what the run made, so that it has to appear last.
  var isManifest: Bool { name.hasSuffix(Output.manifest.file.ending) }

  package func with(_ role: Role) -> OutputFile {
    var file = self
    file.role = role
    return file
  }
}
