internal import AppearanceCompiler

/// What a run will change on disk, decided before anything is touched.
struct OutputPlan {
  /// A file to write.
  struct Write {
    /// The file as the user knows it.
    let file: OutputFile
    /// What stands there now.
    let target: OutputTarget
  }

  /// What to write, manifests last.
  private(set) var writes: [Write] = []
  /// Files of an earlier run that nothing makes any more.
  let removals: [String]
  /// Files that are as wanted.
  private(set) var unchanged: [OutputFile] = []

  /// The output folders of the run.
  let folders: Set<String>

  /// Whether everything on disk is as wanted.
  var isEmpty: Bool { writes.isEmpty && removals.isEmpty }

  /// What it does, in a phrase: "wrote 2 files, removed 1 file".
  var phrase: String {
    if isEmpty { return "nothing to write" }
    let done = [("wrote", writes.count), ("removed", removals.count)]
    return done.filter { $0.1 > 0 }.map { "\($0) \(counted($1, "file"))" }.joined(separator: ", ")
  }

  /// Compares the wanted files with the disk; `removals` are files to take away.
  init(_ files: [OutputFile], removals: [String]) throws(CommandFailure) {
    self.removals = removals
    folders = Set(files.map(\.folder))
    let files = try Self.distinct(files)
    let targets = concurrentMap(files) { file in
      Result { () throws(SystemError) in try OutputTarget(file.path, wanted: file.content) }
    }
    for (file, target) in zip(files, targets) {
      do {
        let target = try target.get()
        if target.state == .same {
          unchanged.append(file)
        } else {
          writes.append(Write(file: file, target: target))
        }
      } catch {
        throw .cannotWrite(file.path, error)
      }
    }
  }

  /// The files of different paths, manifests last.
  private static func distinct(_ files: [OutputFile]) throws(CommandFailure) -> [OutputFile] {
    var wanted: [String: OutputFile] = [:]
    var distinct: [OutputFile] = []
    for file in files.filter({ !$0.isManifest }) + files.filter(\.isManifest) {
      if let other = wanted.updateValue(file, forKey: file.path) {
        if other.content.bytes == file.content.bytes { continue }
        let path = visibleText(file.path)
        throw CommandFailure(.unwritable, "two themes would write '\(path)'")
      }
      distinct.append(file)
    }
    return distinct
  }
}
