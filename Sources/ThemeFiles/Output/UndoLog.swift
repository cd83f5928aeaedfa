/// What has to be removed or put back to leave the disk as it was.
struct UndoLog {
  private enum Step {
    case remove(String)
    case restore(from: String, to: String)
    case makeFolder(String)
  }

  private var steps: [Step] = []
  private var litter: [String] = []
  private var folders: [String] = []

  /// Notes an unfinished file: it is removed in the end, whatever happens.
  mutating func noteTemporary(_ path: String) {
    litter.append(path)
  }

  /// Notes a file that was not there before.
  mutating func noteNew(_ path: String) {
    steps.append(.remove(path))
  }

  /// Gives a file a second name to come back to, in the folder where it may lie for now; file systems
  /// without links do without.
  mutating func keep(_ path: String, in folder: String) throws(SystemError) {
    while true {
      let backup = FilePath.join(folder, TemporaryName.make())
      do throws(SystemError) {
        try FileSystem.link(path, to: backup)
        litter.append(backup)
        steps.append(.restore(from: backup, to: path))
        return
      } catch {
        if error == .exists { continue }
        if error.isMissing || error.isLinkUnsupported { return }
        throw error
      }
    }
  }

  /// Makes a folder and those above it that are missing.
  mutating func makeFolder(_ folder: String) throws(SystemError) {
    do throws(SystemError) {
      guard try FileSystem.status(of: folder).kind == .folder else { throw .notFolder }
      return
    } catch {
      guard error == .noSuchFile else { throw error }
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

  /// Removes a folder unless there is something in it.
  mutating func removeIfEmpty(_ folder: String) throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.removeFolder(folder)
      steps.append(.makeFolder(folder))
    } catch {
      guard error.isMissing || error.isNotEmpty else { throw error }
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
    try? clear()
    for folder in folders.reversed() {
      try? FileSystem.removeFolder(folder)
    }
    settle()
  }

  /// Makes the changes final: there is no way back from here.
  mutating func settle() {
    steps = []
    folders = []
  }
}
