internal import OutputText

/// Makes a plan and has `OutputTransaction` carry it out, everything in it or nothing, while no other run writes to
/// the same folders.
package enum OutputWriter {
  /// Writes files, those that are not as wanted, and takes `stale` ones away; tells what it did.
  ///
  /// `inputs` and `stale` are asked for once the folders are held: while a run waits, a file may be replaced, and
  /// the number that it had on the disk may go to one that another run makes. `check` may fail then as well.
  @discardableResult
  package static func write(
    _ files: [OutputFile], protecting inputs: () throws(CommandFailure) -> InputFiles = { .none },
    removing stale: () throws(CommandFailure) -> [String] = { () throws(CommandFailure) in [] },
    notice: Console? = nil, postdates: Bool = false,
    check: (OutputPlan) throws(CommandFailure) -> Void = { (_) throws(CommandFailure) in }
  ) throws(CommandFailure) -> OutputPlan {
    try change(try folders(of: files), notice: notice, postdates: postdates) {
      (temporaries) throws(CommandFailure) in
      let plan = try OutputPlan(
        files, stale: StaleFiles(removing: try stale()), protecting: try inputs(),
        temporaries: temporaries)
      try check(plan)
      return plan
    }
  }

  /// Fails when two files are one on the disk, or one is an input.
  package static func check(
    _ files: [OutputFile], protecting inputs: InputFiles
  ) throws(CommandFailure) {
    _ = try OutputPlaces.resolve(files, protecting: inputs)
  }

  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    content(of: path, expected: bytes.count) == bytes
  }

  /// What a file holds, one byte more than expected at most; nil when it cannot be read.
  static func content(of path: String, expected: Int) -> [UInt8]? {
    guard let file = try? Descriptor.open(path, for: .reading) else { return nil }
    return try? file.closing { () throws(SystemError) in
      try file.read(upTo: expected + 1, expected: expected)
    }
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
    _ folders: Set<String>, notice: Console?, postdates: Bool = false,
    plan: (TemporaryFiles) throws(CommandFailure) -> OutputPlan
  ) throws(CommandFailure) -> OutputPlan {
    let interruption = Interruption()
    let temporaries = TemporaryFiles(interruption)
    var transaction = OutputTransaction(temporaries, postdates: postdates)
    var held: HeldFolders?
    defer {
      // Before another run sees the folders; those that were made to be held and stay empty go as well.
      transaction.rollBack()
      held?.release()
      interruption.end()
    }
    held = try HeldFolders(folders, interruption: interruption, notice: notice) {
      (folder) throws(SystemError) in try transaction.makeFolder(folder)
    }
    held?.sweep()
    let plan = try plan(temporaries)
    guard !plan.isEmpty else { return plan }
    try transaction.stage(plan.steps)
    for write in plan.streams {
      try attempt(send(write, interruption)) { .cannotWrite(write.file.path, $0) }
    }
    try transaction.commit(plan.steps)
    return plan
  }

  /// Milliseconds that who reads a FIFO may be later than we are.
  private static let readerDelay = 3_000

  /// Writes to a FIFO, a device or a socket, which cannot be replaced by a file.
  private static func send(
    _ write: OutputPlan.Write, _ interruption: Interruption
  ) throws(SystemError) {
    let stream = try open(write.path, interruption)
    try stream.closing { () throws(SystemError) in
      try stream.write(write.file.content, interruption: interruption)
    }
  }

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
}

extension Descriptor {
  /// Writes a content piece by piece; a signal that `interruption` knows of stops it.
  func write(_ content: FileContent, interruption: Interruption) throws(SystemError) {
    try content.forEachPiece { (piece) throws(SystemError) in
      try write(piece, interruption: interruption)
    }
  }
}
