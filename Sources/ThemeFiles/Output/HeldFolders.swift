import OutputText

/// Folders that no other run of ours changes as long as this one holds them.
///
/// The lock is the operating system's, on the folder itself: it leaves no file behind, and ends with
/// the process however that ends. Where there are no locks, runs go on without.
package struct HeldFolders {
  private struct Folder {
    let path: String
    let identity: FileStatus.Identity
    /// Nil for one that may not be read and so not be locked.
    let descriptor: Descriptor?
    var isLocked = false
  }

  private var held: [Folder] = []
  private let isShared: Bool
  private let interruption: Interruption?
  /// Where to say that the run waits for another one, if it is to be said.
  private let notice: Console?

  /// Holds folders for writing, once other runs are done with them; `make` makes one that is missing.
  init(
    _ paths: Set<String>, interruption: Interruption, notice: Console?,
    make: (String) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    self.init(isShared: false, interruption: interruption, notice: notice)
    let paths = paths.sorted()
    repeat {
      for path in paths { try attempt(make(path)) { .cannotWrite(path, $0) } }
    } while try !hold(paths)
  }

  /// Holds those of the folders that are there, so that nothing changes while they are looked at.
  package init(lookingAt paths: Set<String>, notice: Console?) throws(CommandFailure) {
    self.init(isShared: true, interruption: nil, notice: notice)
    let paths = paths.sorted()
    while try !hold(paths) {}
  }

  private init(isShared: Bool, interruption: Interruption?, notice: Console?) {
    self.isShared = isShared
    self.interruption = interruption
    self.notice = notice
  }

  package func release() {
    // The lock ends even when closing reports an error, and nothing was written through it.
    for folder in held { try? folder.descriptor?.close() }
  }

  func sweep() {
    for folder in held { TemporaryName.sweep(folder.path, isLocked: folder.isLocked) }
  }

  /// Removes what runs that were killed left in folders that this run does not write to; one that
  /// another run holds is left to that.
  package static func sweep(_ paths: Set<String>) {
    for path in paths.sorted() {
      guard let entries = try? FileSystem.entries(in: path),
        entries.contains(where: { TemporaryName.isOurs($0.name) }),
        let folder = try? Descriptor.open(path, for: .reading)
      else { continue }
      defer { try? folder.close() }
      guard let outcome = try? folder.lock(isShared: false), outcome != .busy else { continue }
      // What is unfinished may have been a living run's when it was seen.
      TemporaryName.sweep(path, isLocked: outcome == .held)
    }
  }

  /// Locks the folders, always in the same order, so that no two runs wait for each other; false when
  /// one of them was replaced by another folder meanwhile.
  private mutating func hold(_ paths: [String]) throws(CommandFailure) -> Bool {
    held = []
    do throws(CommandFailure) {
      var identities: [String: FileStatus.Identity] = [:]
      var known: Set<FileStatus.Identity> = []
      for path in paths {
        guard let identity = try Self.identity(of: path) else { continue }
        identities[path] = identity
        guard known.insert(identity).inserted else { continue }
        let descriptor = try attempt(Self.open(path)) { .cannotWrite(path, $0) }
        held.append(Folder(path: path, identity: identity, descriptor: descriptor))
      }
      held.sort {
        ($0.identity.device, $0.identity.number) < ($1.identity.device, $1.identity.number)
      }
      for index in held.indices {
        held[index].isLocked = try attempt(lock(held[index])) { .cannotWrite(held[index].path, $0) }
      }
      for (path, identity) in identities where try Self.identity(of: path) != identity {
        release()
        return false
      }
      return true
    } catch {
      release()
      throw error
    }
  }

  private static func open(_ path: String) throws(SystemError) -> Descriptor? {
    while true {
      do throws(SystemError) {
        return try nilIf(
          { $0.isDenied || $0.isMissing }, Descriptor.open(path, for: .reading))
      } catch {
        guard error.isOutOfDescriptors, RunningProcess.allowMoreFiles() else { throw error }
      }
    }
  }

  /// Milliseconds of waiting that nobody has to know of.
  private static let patience = 1000

  /// Waits for the lock on a folder; false where it cannot be had.
  private func lock(_ folder: Folder) throws(SystemError) -> Bool {
    guard let descriptor = folder.descriptor else { return false }
    var waited = 0
    while true {
      let outcome = try descriptor.lock(isShared: isShared)
      guard outcome == .busy else { return outcome == .held }
      if interruption?.signal != nil { throw .interrupted }
      // Asking again and again, since a signal that comes just before a wait would not end it.
      let pause = min(20, waited + 1)
      RunningProcess.pause(milliseconds: pause)
      if waited < Self.patience, waited + pause >= Self.patience {
        // Where this cannot be said, the run will fail by what it has to say in the end.
        let name = visibleText(folder.path)
        try? notice?.writeError("waiting for another run that writes in '\(name)'\n")
      }
      waited += pause
    }
  }

  private static func identity(of path: String) throws(CommandFailure) -> FileStatus.Identity? {
    let status = try attempt(nilIf(\.isNoSuchFile, FileSystem.status(of: path))) {
      .cannotWrite(path, $0)
    }
    guard let status else { return nil }
    guard status.kind == .folder else { throw .cannotWrite(path, .notFolder) }
    return status.identity
  }
}

extension Console {
  /// The console for saying that a run waits for another one; nil where nobody looks or wants to know.
  package func forNotices(of request: ThemeRequest) -> Console? {
    !request.quiet && (request.verbose || errors.isTerminal) ? self : nil
  }
}
