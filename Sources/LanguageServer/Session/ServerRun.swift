package import ThemeFiles

/// What `appearance lsp` does: talks with a client over standard input and output until it has enough.
package struct ServerRun {
  private let input: Descriptor
  private let output: Descriptor
  private let log: LogFile?

  /// A run over two streams, which notes what happens in a file where one is named.
  package init(
    log: String? = nil, input: Descriptor = .standardInput, output: Descriptor = .standardOutput
  ) throws(CommandFailure) {
    self.input = input
    self.output = output
    self.log = try log.map { path throws(CommandFailure) in try LogFile(path) }
  }

  /// Talks until the client asks for the end or vanishes; the status is 0 only where it asked for it as
  /// the protocol says.
  package func run() throws(CommandFailure) -> ExitStatus {
    let session = try LanguageSession()
    session.log = { [log] in log?.write($0) }
    let inbox = Inbox(input) { frame in
      if let id = frame.cancelledRequest { session.cancel(id) }
    }
    session.listen = { inbox.collect() }
    while true {
      // What is there already is taken first, so that a later message can cancel an earlier one.
      inbox.collect()
      while inbox.isEmpty, !inbox.isClosed {
        guard send(session.idle()) else { return .findings }
        inbox.wait()
      }
      switch inbox.next() {
      case .message(let content)?: guard send(session.receive(content)) else { return .findings }
      case .malformed?: guard send(session.receiveMalformed()) else { return .findings }
      case nil:
        log?.write("client is gone")
        return .findings
      }
      if let status = session.exitStatus { return status }
    }
  }

  /// Sends messages; whether the client is still there.
  private func send(_ messages: [JSONValue]) -> Bool {
    for message in messages {
      do throws(SystemError) {
        try output.write(MessageFrames.frame(message.bytes))
      } catch {
        log?.write("client is gone: \(error.phrase)")
        return false
      }
    }
    return true
  }
}

/// A file that lines are added to.
private struct LogFile: Sendable {
  private let file: Descriptor

  init(_ path: String) throws(CommandFailure) {
    do throws(SystemError) {
      file = try Descriptor.open(path, for: .appending)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  func write(_ line: String) {
    // A log that cannot be written is no reason to leave a client.
    try? file.write(Array("\(RunningProcess.now) \(line)\n".utf8))
  }
}
