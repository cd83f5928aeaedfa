internal import AppearanceCompiler

/// Changes on disk that take effect together or not at all.
struct OutputTransaction {
  private let interruption: Interruption
  private var undo = UndoLog()
  private var staged: [(temporary: String, write: OutputPlan.Write)] = []
  private var swept: Set<String>
  private let postdates: Bool

  /// A transaction that stops when a signal asks for it; `swept` are folders known to be clean, and
  /// `postdates` dates each file to a later second than the one that it replaces.
  init(_ interruption: Interruption, swept: Set<String> = [], postdates: Bool = false) {
    self.postdates = postdates
    self.interruption = interruption
    self.swept = swept
  }

  /// Makes a file under a temporary name beside its target, empty so far.
  mutating func stage(_ write: OutputPlan.Write) throws(CommandFailure) {
    do throws(SystemError) {
      let folder = FilePath.folder(of: write.target.path)
      try undo.makeFolder(folder)
      if swept.insert(folder).inserted {
        TemporaryName.sweep(folder)
      }
      let (file, path) = try create(in: folder)
      try file.close()
      staged.append((path, write))
    } catch {
      throw .cannotWrite(write.file.path, error)
    }
  }

  /// Writes the contents of everything staged.
  func fill() throws(CommandFailure) {
    try forEachStaged { (file, write) throws(SystemError) in
      try file.write(write.file.content, interruption: interruption)
      if postdates, case .differs(let old) = write.target.state { try file.postdate(old) }
    }
  }

  /// Sends everything staged to the disk; after all is written, so that the disk can gather.
  func synchronize() throws(CommandFailure) {
    try forEachStaged { (file, write) throws(SystemError) in
      if case .differs(let status) = write.target.state { try file.adopt(status) }
      try file.synchronize(interruption: interruption)
    }
  }

  /// Opens every file staged, on all cores where there are many; the failure is that of the first
  /// file that has one.
  private func forEachStaged(
    _ body: @Sendable (Descriptor, OutputPlan.Write) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    let failures = concurrentMap(staged) { temporary, write in
      do throws(SystemError) {
        try stopIfInterrupted()
        let file = try Descriptor.open(temporary, for: .writing)
        try file.closing { () throws(SystemError) in try body(file, write) }
        return nil as CommandFailure?
      } catch {
        return .cannotWrite(write.file.path, error)
      }
    }
    if let failure = failures.lazy.compactMap(\.self).first { throw failure }
  }

  /// Puts everything staged in its place, in the order it was staged, and takes `removals` away.
  mutating func commit(removals: [String]) throws(CommandFailure) {
    // A single step needs no way back: it happens or it does not.
    let keepsOld = staged.count + removals.count > 1
    for (temporary, write) in staged {
      let target = write.target.path
      do throws(SystemError) {
        if write.target.state == .missing {
          try FileSystem.rename(temporary, to: target)
          undo.noteNew(target)
        } else {
          if keepsOld { undo.keep(target) }
          try FileSystem.rename(temporary, to: target)
        }
      } catch {
        throw .cannotWrite(write.file.path, error)
      }
    }
    for path in removals {
      if keepsOld { undo.keep(path) }
      do throws(SystemError) {
        try FileSystem.removeIfThere(path)
      } catch {
        throw .cannotRemove(path, error)
      }
    }
  }

  /// Removes what the changes left over, once they are final.
  mutating func finish() throws(CommandFailure) {
    try undo.clear()
    for folder in Set(staged.map { FilePath.folder(of: $0.write.target.path) }) {
      guard let descriptor = try? Descriptor.open(folder, for: .reading) else { continue }
      try? descriptor.closing { () throws(SystemError) in try descriptor.synchronize() }
    }
  }

  /// Takes everything back.
  mutating func rollBack() {
    undo.rollBack()
  }

  private func stopIfInterrupted() throws(SystemError) {
    if interruption.signal != nil { throw .interrupted }
  }

  private mutating func create(
    in folder: String
  ) throws(SystemError) -> (file: Descriptor, path: String) {
    while true {
      try stopIfInterrupted()
      let path = undo.temporaryPath(in: folder)
      do throws(SystemError) {
        let file = try Descriptor.open(path, for: .creating, interruption: interruption)
        undo.noteTemporary(path)
        return (file, path)
      } catch .exists {
        continue
      }
    }
  }
}
