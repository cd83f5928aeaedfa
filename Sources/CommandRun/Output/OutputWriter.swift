/// Carries out a plan: everything in it or nothing.
enum OutputWriter {
  /// Changes the disk as planned; a signal that asks to stop takes effect when nothing is left over.
  ///
  /// With `postdates` each file is dated to a later second than the one that it replaces.
  static func write(_ plan: OutputPlan, postdates: Bool = false) throws(CommandFailure) {
    for folder in plan.folders {
      TemporaryName.sweep(folder)
    }
    guard !plan.isEmpty else { return }
    let interruption = Interruption()
    defer { interruption.end() }
    var transaction = OutputTransaction(
      interruption, swept: plan.folders, postdates: postdates)
    do throws(CommandFailure) {
      for write in plan.writes where write.target.state != .stream {
        try transaction.stage(write)
      }
      try transaction.fill()
      try transaction.synchronize()
      for write in plan.writes where write.target.state == .stream {
        try send(write, interruption)
      }
      try transaction.commit(removals: plan.removals)
    } catch {
      transaction.rollBack()
      throw error
    }
    try transaction.finish()
  }

  /// Writes to a FIFO, a device or a socket, which cannot be replaced by a file.
  private static func send(
    _ write: OutputPlan.Write, _ interruption: Interruption
  ) throws(CommandFailure) {
    do throws(SystemError) {
      let stream = try Descriptor.open(
        write.target.path, for: .writing, interruption: interruption)
      try stream.closing { () throws(SystemError) in
        try stream.write(write.file.content, interruption: interruption)
      }
    } catch {
      throw .cannotWrite(write.file.path, error)
    }
  }
}
