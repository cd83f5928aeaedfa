internal import OutputText

/// Compares a wanted file with the one on disk, and writes it from the first difference on, behind a copy of
/// what both have in common: so an output is made only once.
struct OutputComparison {
  /// A wanted file under a temporary name.
  struct Draft {
    let path: String
    /// Whether all that is wanted is in it.
    let isWhole: Bool
  }

  private let old: Descriptor
  private let folder: String
  private let temporaries: TemporaryFiles?
  private var isSame = true
  /// How many bytes both have in common.
  private var count = 0
  private var draft: (file: Descriptor, path: String)?

  private init(_ old: Descriptor, _ folder: String, _ temporaries: TemporaryFiles?) {
    self.old = old
    self.folder = folder
    self.temporaries = temporaries
  }

  /// Whether a file of a status, which stands at its beginning, has just this content, and what is written of
  /// the content to a folder if not; only compares without `temporaries`.
  static func compare(
    _ old: Descriptor, _ status: FileStatus, with content: FileContent, in folder: String,
    _ temporaries: TemporaryFiles?
  ) throws(SystemError) -> (isSame: Bool, draft: Draft?) {
    var comparison = OutputComparison(old, folder, temporaries)
    do throws(SystemError) {
      try content.forEachPiece { (piece) throws(SystemError) in try comparison.take(piece) }
      if comparison.isSame, try !old.read(at: comparison.count, upTo: 1).isEmpty {
        try comparison.begin()
      }
    } catch {
      try? comparison.draft?.file.close()
      throw error
    }
    guard let (file, path) = comparison.draft else { return (comparison.isSame, nil) }
    // Another program may have changed meanwhile what both had in common.
    let isWhole = try file.closing { () throws(SystemError) in try old.status() == status }
    return (false, Draft(path: path, isWhole: isWhole))
  }

  private mutating func take(_ piece: UnsafeRawBufferPointer) throws(SystemError) {
    if isSame {
      if try old.holds(piece, at: count) {
        count += piece.count
        return
      }
      try begin()
    }
    try draft?.file.write(piece, interruption: temporaries?.interruption)
  }

  /// Begins to write, with what was found to be the same.
  private mutating func begin() throws(SystemError) {
    isSame = false
    guard let temporaries else { return }
    let draft = try temporaries.makeFile(in: folder)
    self.draft = draft
    var done = 0
    while done < count {
      let part = try old.read(at: done, upTo: min(count - done, Descriptor.partSize))
      if part.isEmpty { return }
      try draft.file.write(part, interruption: temporaries.interruption)
      done += part.count
    }
  }
}

extension FileContent {
  /// Hands on the pieces until one fails.
  func forEachPiece(
    _ body: @escaping (UnsafeRawBufferPointer) throws(SystemError) -> Void
  ) throws(SystemError) {
    var failure: SystemError?
    forEachPiece { piece in
      guard failure == nil else { return }
      do throws(SystemError) { try body(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
