/// What has to be removed or put back to leave the disk as it was.
struct UndoLog {
  private enum Step {
    case remove(String)
    case restore(from: String, to: String)
  }

  private var steps: [Step] = []
  private var litter: [String] = []
  private var folders: [String] = []
  private var number = 0

  /// A path in the folder that this run has not used yet, for an unfinished file.
  mutating func temporaryPath(in folder: String) -> String {
    number += 1
    let name = TemporaryName.make(process: RunningProcess.number, number: number)
    return FilePath.join(folder, name)
  }

  /// Notes an unfinished file: it is removed in the end, whatever happens.
  mutating func noteTemporary(_ path: String) {
    litter.append(path)
  }

  /// Notes a file that was not there before.
  mutating func noteNew(_ path: String) {
    steps.append(.remove(path))
  }

  /// Gives a file a second name to come back to; file systems without links do without.
  mutating func keep(_ path: String) {
    while true {
      let backup = temporaryPath(in: FilePath.folder(of: path))
      do throws(SystemError) {
        try FileSystem.link(path, to: backup)
        litter.append(backup)
        steps.append(.restore(from: backup, to: path))
        return
      } catch .exists {
        continue
      } catch {
        return
      }
    }
  }

  /// Makes a folder and those above it that are missing.
  mutating func makeFolder(_ folder: String) throws(SystemError) {
    if let status = try? FileSystem.status(of: folder), status.kind == .folder { return }
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

  /// Removes what the changes left over; the error is that of the first file that resists twice.
  mutating func clear() throws(CommandFailure) {
    let left = litter.filter { !Self.isRemoved($0) }
    litter = []
    for path in left {
      do throws(SystemError) {
        try FileSystem.removeIfThere(path)
      } catch {
        throw .cannotRemove(path, error)
      }
    }
  }

  private static func isRemoved(_ path: String) -> Bool {
    (try? FileSystem.removeIfThere(path)) != nil
  }

  /// Takes everything back, the last change first.
  mutating func rollBack() {
    for step in steps.reversed() {
      switch step {
      case .remove(let path): try? FileSystem.remove(path)
      case .restore(let backup, let path): try? FileSystem.rename(backup, to: path)
      }
    }
    try? clear()
    for folder in folders.reversed() {
      try? FileSystem.removeFolder(folder)
    }
  }
}
