internal import OutputText

/// Changes on disk that take effect together or not at all.
struct OutputTransaction {
  private let temporaries: TemporaryFiles
  private var undo: UndoLog
  private var staged: [(temporary: String, write: OutputPlan.Write)] = []
  private let postdates: Bool

  /// A transaction that, if it `postdates`, dates each file to a later second than the one that it replaces.
  init(_ temporaries: TemporaryFiles, postdates: Bool = false) {
    self.temporaries = temporaries
    self.postdates = postdates
    undo = UndoLog(temporaries)
  }

  mutating func makeFolder(_ folder: String) throws(SystemError) {
    try undo.makeFolder(folder)
  }

  /// Writes each new file under a temporary name, going on with the drafts that the comparison began.
  mutating func stage(_ steps: [OutputPlan.Step]) throws(CommandFailure) {
    for case .put(let write) in steps {
      try refuseLinks(of: write)
      guard let draft = write.draft else {
        let path = try attempt(makeFile(for: write)) {
          .cannotWrite(write.file.path, into: write.workFolder, $0)
        }
        staged.append((path, write))
        continue
      }
      staged.append((draft.path, write))
    }
    let (postdates, interruption) = (postdates, temporaries.interruption)
    try forEachStaged { (file, write) throws(SystemError) in
      if write.draft?.isWhole != true {
        try file.write(write.file.content, interruption: interruption)
      }
      if postdates, case .file(let old) = write.old { try file.postdate(old) }
    }
    // After all is written, so that the disk can gather.
    try forEachStaged { (file, write) throws(SystemError) in
      if case .file(let old) = write.old {
        try file.adopt(old, at: write.path, losesAttributes: !write.file.role.isUsersOwn)
      }
      try file.synchronize(interruption: interruption)
    }
  }

  private func makeFile(for write: OutputPlan.Write) throws(SystemError) -> String {
    let (file, path) = try temporaries.makeFile(in: write.workFolder)
    try file.close()
    return path
  }

  /// Fails for a file of the user's own that has other names, which would keep the old content.
  private func refuseLinks(of write: OutputPlan.Write) throws(CommandFailure) {
    guard case .file(let old) = write.old, old.links > 1, write.file.role.isUsersOwn else { return }
    throw .cannotWrite(
      write.file.path,
      "it has \(old.links) names (hard links), of which only this one would get the new content; "
        + "make it a file of its own, or change it by hand")
  }

  /// Opens every file staged, on all cores where there are many; the failure is that of the first
  /// file that has one.
  private func forEachStaged(
    _ body: @Sendable (Descriptor, OutputPlan.Write) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    let interruption = temporaries.interruption
    let failures = concurrentMap(staged) { temporary, write in
      do throws(SystemError) {
        if interruption.signal != nil { throw .interrupted }
        let file = try Descriptor.open(temporary, for: .writing)
        try file.closing { () throws(SystemError) in try body(file, write) }
        return nil as CommandFailure?
      } catch {
        return .cannotWrite(write.file.path, error)
      }
    }
    if let failure = failures.lazy.compactMap(\.self).first { throw failure }
  }

  /// Takes the steps in their order, with what was staged for them, and removes what that leaves over.
  mutating func commit(_ steps: [OutputPlan.Step]) throws(CommandFailure) {
    // A single step needs no way back: it happens or it does not.
    let keepsOld = steps.count > 1
    var waiting = staged[...]
    var changed: Set<String> = []
    for step in steps {
      switch step {
      case .put(let write):
        guard let temporary = waiting.popFirst()?.temporary else { continue }
        try attempt(put(temporary, for: write, keepsOld: keepsOld)) {
          .cannotWrite(write.file.path, $0)
        }
        changed.insert(FilePath.folder(of: write.path))
      case .remove(let path, let workFolder):
        try attempt(remove(path, keptIn: keepsOld ? workFolder : nil)) { .cannotRemove(path, $0) }
        changed.insert(FilePath.folder(of: path))
      case .removeFolder(let folder):
        try attempt(undo.removeIfEmpty(folder)) { .cannotRemove(folder, $0) }
      }
    }
    for folder in changed.sorted() { try synchronize(folder) }
    undo.settle()
    try temporaries.remove()
  }

  private mutating func put(
    _ temporary: String, for write: OutputPlan.Write, keepsOld: Bool
  ) throws(SystemError) {
    try undo.makeFolder(FilePath.folder(of: write.path))
    if write.isNew {
      // Another name of this run may be the same to the disk, where case does not count.
      guard try FileSystem.statusWithoutFollowing(write.path) == nil else { throw .exists }
      try FileSystem.rename(temporary, to: write.path)
      undo.noteNew(write.path)
    } else {
      if keepsOld { try undo.keep(write.path, in: write.workFolder) }
      try refuseEdit(of: write)
      try FileSystem.rename(temporary, to: write.path)
    }
  }

  /// Fails where another file or another content stands by now than was read.
  private func refuseEdit(of write: OutputPlan.Write) throws(SystemError) {
    guard let original = write.file.original, case .file(let old) = write.old else { return }
    let now = try FileSystem.statusWithoutFollowing(write.path)
    guard now?.identity == old.identity, OutputWriter.holds(original, at: write.path) else {
      throw .changed
    }
  }

  private mutating func remove(
    _ path: String, keptIn workFolder: String?
  ) throws(SystemError) {
    if let workFolder { try undo.keep(path, in: workFolder) }
    try FileSystem.removeIfThere(path)
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

  mutating func rollBack() {
    undo.rollBack()
  }
}
