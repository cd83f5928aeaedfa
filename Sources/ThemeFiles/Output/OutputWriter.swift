/// Makes a plan and carries it out while no other run writes to the same folders: everything in it or
/// nothing.
package enum OutputWriter {
  /// Writes files, those that are not as wanted; tells what it did.
  ///
  /// `inputs` are asked for once the folders are held: while a run waits, a file may be replaced, and
  /// the number that it had on the disk may go to one that another run makes.
  @discardableResult
  package static func write(
    _ files: [OutputFile], protecting inputs: () throws(CommandFailure) -> InputFiles = { .none },
    notice: WaitNotice = .none,
    postdates: Bool = false
  ) throws(CommandFailure) -> OutputPlan {
    let folders = try folders(of: files)
    return try change(folders, notice: notice, postdates: postdates) {
      (drafts) throws(CommandFailure) in
      try OutputPlan(files, protecting: try inputs(), drafts: drafts)
    }
  }

  /// Fails when two files are one on the disk, or one is an input.
  package static func check(
    _ files: [OutputFile], protecting inputs: InputFiles
  ) throws(CommandFailure) {
    _ = try OutputPlaces.resolve(files, protecting: inputs)
  }

  /// Whether a file has just this content.
  package static func isWritten(_ bytes: [UInt8], to path: String) -> Bool {
    OutputTarget.content(of: path, expected: bytes.count) == bytes
  }

  /// The folders to hold while files are written.
  package static func folders(of files: [OutputFile]) throws(CommandFailure) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      if let folder = try OutputPlace(file).workFolder { folders.insert(folder) }
    }
    return folders
  }

  /// Changes the disk as `plan` says, which is asked once the folders are held and clean, and may begin
  /// to write.
  ///
  /// A signal that asks to stop takes effect when nothing is left over. With `postdates` each file is
  /// dated to a later second than the one that it replaces.
  package static func change(
    _ folders: Set<String>, notice: WaitNotice, postdates: Bool = false,
    plan: (OutputDrafts) throws(CommandFailure) -> OutputPlan
  ) throws(CommandFailure) -> OutputPlan {
    let interruption = Interruption()
    defer { interruption.end() }
    var transaction = OutputTransaction(interruption, postdates: postdates)
    do throws(CommandFailure) {
      let held = try HeldFolders(folders, interruption: interruption, notice: notice) {
        (folder) throws(SystemError) in try transaction.makeFolder(folder)
      }
      defer { held.release() }
      held.sweep()
      let drafts = OutputDrafts(interruption)
      let made = Result { () throws(CommandFailure) in try plan(drafts) }
      transaction.note(drafts)
      do throws(CommandFailure) {
        let plan = try made.get()
        // Folders that were made to be held are not needed then.
        if plan.isEmpty {
          transaction.rollBack()
        } else {
          try carryOut(plan, &transaction, interruption)
        }
        return plan
      } catch {
        // Before another run sees the folders.
        transaction.rollBack()
        throw error
      }
    } catch {
      transaction.rollBack()
      throw error
    }
  }

  private static func carryOut(
    _ plan: OutputPlan, _ transaction: inout OutputTransaction, _ interruption: Interruption
  ) throws(CommandFailure) {
    let steps = plan.steps
    try transaction.stage(steps)
    try transaction.fill()
    try transaction.synchronize()
    for write in plan.streams {
      try send(write, interruption)
    }
    try transaction.commit(steps)
    try transaction.finish()
  }

  /// Milliseconds that who reads a FIFO may be later than we are.
  private static let readerDelay = 3_000

  /// Opens a FIFO, a device or a socket.
  private static func open(
    _ path: String, _ interruption: Interruption
  ) throws(SystemError) -> Descriptor {
    var waited = 0
    while true {
      do throws(SystemError) {
        return try Descriptor.open(path, for: .sending, interruption: interruption)
      } catch .noReader where waited < readerDelay && interruption.signal == nil {
        RunningProcess.pause(milliseconds: 10)
        waited += 10
      }
    }
  }

  /// Writes to a FIFO, a device or a socket, which cannot be replaced by a file.
  private static func send(
    _ write: OutputPlan.Write, _ interruption: Interruption
  ) throws(CommandFailure) {
    do throws(SystemError) {
      let stream = try open(write.target.path, interruption)
      try stream.closing { () throws(SystemError) in
        try stream.write(write.file.content, interruption: interruption)
      }
    } catch {
      throw .cannotWrite(write.file.path, error)
    }
  }
}
