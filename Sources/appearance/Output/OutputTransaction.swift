/// Changes on disk that take effect together or not at all.
struct OutputTransaction {
  /// A file that is complete under a temporary name.
  private struct Staged {
    let temporary: String
    let target: String
    let path: String
    let replaces: Bool
  }

  /// How to take back one change.
  private enum Undo {
    case remove(String)
    case restore(from: String, to: String)
  }

  private let interruption: Interruption
  private var staged: [Staged] = []
  private var litter: [String] = []
  private var folders: [String] = []
  private var swept: Set<String> = []
  private var undos: [Undo] = []
  private var number = 0

  /// A transaction that stops when a signal asks for it.
  init(_ interruption: Interruption) {
    self.interruption = interruption
  }

  /// Writes the content under a temporary name beside its target.
  mutating func stage(_ write: OutputPlan.Write) throws(CommandFailure) {
    do throws(SystemError) {
      let target = write.target.path
      let folder = FilePath.folder(of: target)
      try makeFolder(folder)
      if swept.insert(folder).inserted {
        TemporaryName.sweep(folder)
      }
      let (file, temporary) = try create(in: folder)
      do throws(SystemError) {
        try file.write(write.file.bytes, interruption: interruption)
        if case .differs(let status) = write.target.state {
          try file.adopt(status)
        }
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      staged.append(
        Staged(
          temporary: temporary, target: target, path: write.file.path,
          replaces: write.target.state != .missing))
    } catch {
      throw .cannotWrite(write.file.path, error)
    }
  }

  /// Sends everything staged to the disk; done after all is written, so that the disk can gather.
  func synchronize() throws(CommandFailure) {
    for file in staged {
      do throws(SystemError) {
        try stopIfInterrupted()
        let descriptor = try Descriptor.open(file.temporary, for: .writing)
        let result = Result { () throws(SystemError) in
          try descriptor.synchronize(interruption: interruption)
        }
        try descriptor.close()
        try result.get()
      } catch {
        throw .cannotWrite(file.path, error)
      }
    }
  }

  /// Puts everything staged in its place and takes the removals away.
  mutating func commit(removals: [String]) throws(CommandFailure) {
    let isSingleStep = staged.count + removals.count == 1
    for file in staged {
      do throws(SystemError) {
        // Replacing one file needs no way back: it happens or it does not.
        let backup = file.replaces && !isSingleStep ? keepOld(file.target) : nil
        try FileSystem.rename(file.temporary, to: file.target)
        undos.append(backup.map { .restore(from: $0, to: file.target) } ?? .remove(file.target))
      } catch {
        throw .cannotWrite(file.path, error)
      }
    }
    for path in removals {
      do throws(SystemError) {
        let backup = temporaryPath(in: FilePath.folder(of: path))
        try FileSystem.rename(path, to: backup)
        litter.append(backup)
        undos.append(.restore(from: backup, to: path))
      } catch .noSuchFile {
        continue
      } catch {
        throw .cannotWrite(path, error)
      }
    }
  }

  /// Removes what the changes left over, once they are final.
  mutating func finish() {
    removeLitter()
    for folder in Set(staged.map { FilePath.folder(of: $0.target) }) {
      guard let descriptor = try? Descriptor.open(folder, for: .reading) else { continue }
      try? descriptor.synchronize()
      try? descriptor.close()
    }
  }

  /// Takes everything back.
  mutating func rollBack() {
    for undo in undos.reversed() {
      switch undo {
      case .remove(let path): try? FileSystem.remove(path)
      case .restore(let backup, let path): try? FileSystem.rename(backup, to: path)
      }
    }
    removeLitter()
    for folder in folders.reversed() {
      try? FileSystem.removeFolder(folder)
    }
  }

  private func stopIfInterrupted() throws(SystemError) {
    if interruption.signal != nil { throw .interrupted }
  }

  private mutating func makeFolder(_ folder: String) throws(SystemError) {
    if let status = try? FileSystem.status(of: folder), status.kind == .folder { return }
    if let parent = FilePath.parent(ofFolder: folder), parent != folder {
      try makeFolder(parent)
    }
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
      folders.append(folder)
    } catch .exists {
      guard try FileSystem.status(of: folder).kind == .folder else { throw .exists }
    }
  }

  private mutating func create(
    in folder: String
  ) throws(SystemError) -> (file: Descriptor, path: String) {
    while true {
      try stopIfInterrupted()
      let path = temporaryPath(in: folder)
      do throws(SystemError) {
        let file = try Descriptor.open(path, for: .creating, interruption: interruption)
        litter.append(path)
        return (file, path)
      } catch .exists {
        continue
      }
    }
  }

  /// Gives a file a second name to come back to; file systems without links do without.
  private mutating func keepOld(_ path: String) -> String? {
    let backup = temporaryPath(in: FilePath.folder(of: path))
    guard (try? FileSystem.link(path, to: backup)) != nil else { return nil }
    litter.append(backup)
    return backup
  }

  private mutating func temporaryPath(in folder: String) -> String {
    number += 1
    let name = TemporaryName.make(process: RunningProcess.number, number: number)
    return FilePath.join(folder, name)
  }

  private mutating func removeLitter() {
    for path in litter {
      try? FileSystem.remove(path)
    }
    litter = []
  }
}
