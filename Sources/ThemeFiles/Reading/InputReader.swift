package import ThemeSyntax

/// Reads the files that the user names, and refuses what no theme can be.
package enum InputReader {
  static let limit = 64 << 20

  /// A theme, from its file, a FIFO or standard input.
  static func read(_ location: ThemeLocation) -> Result<SourceFile, LoadFailure> {
    switch location {
    case .file(let path): read(path)
    case .fifo(let path): readFIFO(path)
    case .standardInput:
      reading { () throws(SystemError) in try stream(.standardInput) }
        .map { SourceFile(path: location.path, bytes: $0) }
    }
  }

  package static func readStandardInput() -> Result<SourceFile, LoadFailure> {
    read(.standardInput)
  }

  /// Whether a FIFO stands at a path, or behind the links there.
  static func isFIFO(_ path: String) -> Bool {
    // What cannot be looked at cannot be opened, which is told then.
    (try? FileSystem.status(of: path))?.kind == .fifo
  }

  /// What somebody writes to a FIFO, to the end; this waits for both.
  static func readFIFO(_ path: String) -> Result<SourceFile, LoadFailure> {
    read(path, for: .waiting) { (fifo) throws(SystemError) in
      // In between it may have become something that never ends.
      guard try fifo.status().kind == .fifo else { throw .changed }
      return try stream(fifo)
    }
  }

  /// The file at a path that is relative to the current folder.
  package static func read(_ path: String) -> Result<SourceFile, LoadFailure> {
    read(path, for: .reading, contents(of:))
  }

  private static func read(
    _ path: String, for purpose: Descriptor.Purpose,
    _ contents: (Descriptor) throws(SystemError) -> Result<[UInt8], LoadFailure>
  ) -> Result<SourceFile, LoadFailure> {
    reading { () throws(SystemError) in
      let file = try Descriptor.open(path, for: purpose)
      return try file.closing { () throws(SystemError) in try contents(file) }
        .map { SourceFile(path: path, bytes: $0) }
    }
  }

  private static func stream(
    _ stream: Descriptor
  ) throws(SystemError) -> Result<[UInt8], LoadFailure> {
    let bytes = try stream.read(upTo: limit + 1, expected: 0)
    return bytes.count <= limit ? .success(bytes) : .failure(tooLarge)
  }

  /// The file at a real path, if it lies in one of the folders; nil where it lies in none.
  static func read(
    _ real: String, beneath roots: [ProjectRoot], _ paths: RealPath
  ) -> Result<[UInt8], LoadFailure>? {
    do {
      for root in roots {
        guard let file = try Descriptor.open(real, beneath: root.identity, paths) else { continue }
        return try file.closing { () throws(SystemError) in try contents(of: file) }
      }
      return nil
    } catch {
      return .failure(LoadFailure(error.phrase))
    }
  }

  /// The names in a folder by lines, those of folders with a slash at their end; links are none.
  static func names(in folder: String, at path: String) -> Result<SourceFile, LoadFailure> {
    reading { () throws(SystemError) in
      let entries = try FileSystem.entries(in: folder)
      let lines = entries.compactMap { entry -> String? in
        guard !entry.isHidden, entry.kind != .link, !entry.name.utf8.contains(0x0A) else {
          return nil
        }
        return entry.name + (entry.kind == .folder ? "/\n" : "\n")
      }
      return .success(SourceFile(path: path, text: lines.joined()))
    }
  }

  private static func contents(
    of file: Descriptor
  ) throws(SystemError) -> Result<[UInt8], LoadFailure> {
    let before = try file.status()
    guard before.kind == .file else {
      return .failure(LoadFailure("it is \(before.kind.noun), not a file"))
    }
    guard before.size <= limit else { return .failure(tooLarge) }
    let bytes = try file.read(upTo: limit + 1, expected: before.size, waits: false)
    guard bytes.count <= limit else { return .failure(tooLarge) }
    let after = try file.status()
    guard after.size == before.size, after.modified == before.modified else {
      return .failure(LoadFailure("it changed while it was read"))
    }
    // The kernel's own files say that they are regular, and empty.
    guard bytes.count == after.size else {
      return .failure(LoadFailure("it isn't a regular file: its size and its content differ"))
    }
    return .success(bytes)
  }

  private static func reading<Value>(
    _ body: () throws(SystemError) -> Result<Value, LoadFailure>
  ) -> Result<Value, LoadFailure> {
    do throws(SystemError) {
      return try body()
    } catch {
      return .failure(LoadFailure(error.phrase))
    }
  }

  private static let tooLarge = LoadFailure("it is larger than \(limit >> 20) MiB")
}
