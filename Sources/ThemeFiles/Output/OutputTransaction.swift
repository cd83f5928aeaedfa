internal import OutputText

/// Changes on disk that take effect together or not at all.
struct OutputTransaction {
  private let interruption: Interruption
  private var undo = UndoLog()
  private var staged: [(temporary: String, write: OutputPlan.Write)] = []
  private let postdates: Bool

  /// A transaction that stops when a signal asks for it; `postdates` dates each file to a later second
  /// than the one that it replaces.
  init(_ interruption: Interruption, postdates: Bool = false) {
    self.postdates = postdates
    self.interruption = interruption
  }

  /// Makes a folder and those above it that are missing.
  mutating func makeFolder(_ folder: String) throws(SystemError) {
    try undo.makeFolder(folder)
  }

  /// Notes what a plan has begun to write: it is removed in the end, whatever happens.
  mutating func note(_ drafts: OutputDrafts) {
    drafts.paths.forEach { undo.noteTemporary($0) }
  }

  /// Makes a file under a temporary name for everything that is to be put in a place and is not begun
  /// yet, empty so far.
  mutating func stage(_ steps: [OutputPlan.Step]) throws(CommandFailure) {
    for case .put(let write) in steps {
      try refuseLinks(of: write)
      if let path = write.draft?.path {
        staged.append((path, write))
        continue
      }
      do throws(SystemError) {
        let (file, path) = try TemporaryName.makeFile(in: write.workFolder, interruption)
        undo.noteTemporary(path)
        try file.close()
        staged.append((path, write))
      } catch {
        throw .cannotWrite(write.file.path, into: write.workFolder, error)
      }
    }
  }

  /// Fails for a file of the user's own that has other names, which would keep the old content.
  private func refuseLinks(of write: OutputPlan.Write) throws(CommandFailure) {
    guard case .differs(let status) = write.target.state, status.links > 1,
      write.file.role.isUsersOwn
    else { return }
    throw CommandFailure(
      .unwritable,
      "cannot write '\(visibleText(write.file.path))': it has \(status.links) names (hard links), of which "
        + "only this one would get the new content; make it a file of its own, or change it by hand"
    )
  }

  /// Fails where another file or another content stands by now than was read.
  private func refuseEdit(of write: OutputPlan.Write) throws(SystemError) {
    guard let original = write.file.original, case .differs(let old) = write.target.state else {
      return
    }
    let now = try FileSystem.statusWithoutFollowing(write.target.path)
    guard now?.identity == old.identity,
      OutputTarget.content(of: write.target.path, expected: original.count) == original
    else { throw .changed }
  }

  /// Writes the contents of everything staged, as far as they are not written yet.
  func fill() throws(CommandFailure) {
    try forEachStaged { (file, write) throws(SystemError) in
      if write.draft?.isWhole != true {
        try file.write(write.file.content, interruption: interruption)
      }
      if postdates, case .differs(let old) = write.target.state { try file.postdate(old) }
    }
  }

  /// Sends everything staged to the disk; after all is written, so that the disk can gather.
  func synchronize() throws(CommandFailure) {
    try forEachStaged { (file, write) throws(SystemError) in
      if case .differs(let status) = write.target.state {
        try file.adopt(
          status, at: write.target.path, losesAttributes: !write.file.role.isUsersOwn)
      }
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

  /// Takes the steps in their order, with what was staged for them.
  mutating func commit(_ steps: [OutputPlan.Step]) throws(CommandFailure) {
    // A single step needs no way back: it happens or it does not.
    let keepsOld = steps.count > 1
    var waiting = staged[...]
    var changed: [String] = []
    for step in steps {
      switch step {
      case .put(let write):
        guard let temporary = waiting.popFirst()?.temporary else { continue }
        do throws(SystemError) {
          try put(temporary, for: write, keepsOld: keepsOld)
        } catch {
          throw .cannotWrite(write.file.path, error)
        }
        changed.append(FilePath.folder(of: write.target.path))
      case .remove(let removal):
        do throws(SystemError) {
          if keepsOld { try undo.keep(removal.path, in: removal.workFolder) }
          try FileSystem.removeIfThere(removal.path)
        } catch {
          throw .cannotRemove(removal.path, error)
        }
        changed.append(FilePath.folder(of: removal.path))
      case .removeFolder(let folder):
        do throws(SystemError) {
          try undo.removeIfEmpty(folder)
        } catch {
          throw .cannotRemove(folder, error)
        }
      }
    }
    for folder in Set(changed).sorted() { try synchronize(folder) }
  }

  private mutating func put(
    _ temporary: String, for write: OutputPlan.Write, keepsOld: Bool
  ) throws(SystemError) {
    let target = write.target.path
    try undo.makeFolder(FilePath.folder(of: target))
    if write.target.state == .missing {
      // Another name of this run may be the same to the disk, where case does not count.
      guard try FileSystem.statusWithoutFollowing(target) == nil else { throw .exists }
      try FileSystem.rename(temporary, to: target)
      undo.noteNew(target)
    } else {
      if keepsOld { try undo.keep(target, in: write.workFolder) }
      try refuseEdit(of: write)
      try FileSystem.rename(temporary, to: target)
    }
  }

  /// Makes sure that new names survive a loss of power; a folder that may not be opened, or is gone as
  /// it was emptied, has to do without.
  private func synchronize(_ folder: String) throws(CommandFailure) {
    do throws(SystemError) {
      let descriptor = try Descriptor.open(folder, for: .reading)
      try descriptor.closing { () throws(SystemError) in try descriptor.synchronize() }
    } catch {
      guard error.isDenied || error.isMissing else { throw .cannotWrite(folder, error) }
    }
  }

  /// Removes what the changes left over, once they are final.
  mutating func finish() throws(CommandFailure) {
    undo.settle()
    try undo.clear()
  }

  mutating func rollBack() {
    undo.rollBack()
  }

  private func stopIfInterrupted() throws(SystemError) {
    if interruption.signal != nil { throw .interrupted }
  }
}
