internal import RunSystem

/// The list of the files that a build read, for the next plan of the build.
///
/// A theme may begin to extend another file while the plan of the build stays as it is. The list is
/// an input of the build itself: as long as a file is missing in the plan, every run changes the list
/// and thereby asks for another run.
struct InputList {
  private let paths: [String]
  private let path: String

  /// A list of what was read, to be kept in a file.
  init(_ paths: [String], at path: String) {
    self.paths = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.path = path
  }

  /// The file to write, if any; `announced` are the files that are in the plan.
  func files(announced: Set<String>) -> [OutputFile] {
    guard !announced.isSuperset(of: paths) else { return [] }
    let text = Array(paths.map { "\($0)\n" }.joined().utf8)
    let isThere = OutputTarget.content(of: path, expected: text.count) == text
    let bytes = isThere ? text + [UInt8(ascii: "\n")] : text
    return [
      OutputFile(folder: FilePath.folder(of: path), name: FilePath.name(of: path), bytes: bytes)
    ]
  }
}
