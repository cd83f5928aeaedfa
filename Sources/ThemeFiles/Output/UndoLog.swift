/// What has to be removed or put back to leave the disk as it was.
struct UndoLog {
  private enum Step {
    case remove(String)
    case restore(from: String, to: String)
    case makeFolder(String)
  }

  private let temporaries: TemporaryFiles
  private var steps: [Step] = []
  private var folders: [String] = []

  init(_ temporaries: TemporaryFiles) {
    self.temporaries = temporaries
  }

  mutating func noteNew(_ path: String) {
    steps.append(.remove(path))
  }

  /// Gives a file a second name to come back to, in the folder where it may lie for now; file systems
  /// without links do without.
  mutating func keep(_ path: String, in folder: String) throws(SystemError) {
    let backup = try nilIf(
      { $0.isMissing || $0.isLinkUnsupported }, temporaries.makeLink(to: path, in: folder))
    if let backup { steps.append(.restore(from: backup, to: path)) }
  }

  mutating func makeFolder(_ folder: String) throws(SystemError) {
    if let status = try nilIf(\.isNoSuchFile, FileSystem.status(of: folder)) {
      guard status.kind == .folder else { throw .notFolder }
      return
    }
    if FilePath.name(of: folder) != "..", let parent = FilePath.parent(ofFolder: folder) {
      try makeFolder(parent)
    }
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
      folders.append(folder)
    } catch .exists {
      guard try FileSystem.status(of: folder).kind == .folder else { throw .notFolder }
    }
  }

  mutating func removeIfEmpty(_ folder: String) throws(SystemError) {
    let removed: Void? = try nilIf(
      { $0.isMissing || $0.isNotEmpty }, FileSystem.removeFolder(folder))
    if removed != nil { steps.append(.makeFolder(folder)) }
  }

  /// Takes everything back, the last change first.
  ///
  /// The failure that led here is the one to tell; what fails on the way back can only be left.
  mutating func rollBack() {
    for step in steps.reversed() {
      switch step {
      case .remove(let path): try? FileSystem.remove(path)
      case .restore(let backup, let path): try? FileSystem.rename(backup, to: path)
      case .makeFolder(let path): try? FileSystem.makeFolder(path)
      }
    }
    try? temporaries.remove()
    for folder in folders.reversed() { try? FileSystem.removeFolder(folder) }
    settle()
  }

  /// Makes the changes final: there is no way back from here.
  mutating func settle() {
    steps = []
    folders = []
  }
}
