package import AppearanceCompiler
internal import RunSystem
package import ThemeSyntax

/// Reads the files that the user names, and refuses what no theme can be.
package enum InputReader {
  /// The most bytes that a theme may have.
  static let limit = 64 << 20

  /// A theme, from its file or from standard input.
  static func read(_ location: ThemeLocation) -> Result<SourceFile, LoadFailure> {
    switch location {
    case .file(let path):
      return read(path)
    case .standardInput:
      do {
        let bytes = try Descriptor.standardInput.read(upTo: limit + 1, expected: 0)
        guard bytes.count <= limit else { return .failure(tooLarge) }
        return .success(SourceFile(path: location.path, bytes: bytes))
      } catch {
        return .failure(LoadFailure(error.phrase))
      }
    }
  }

  /// The file at a path that is relative to the current folder.
  package static func read(_ path: String) -> Result<SourceFile, LoadFailure> {
    do {
      let file = try Descriptor.open(path, for: .reading)
      let result = contents(of: file)
      try file.close()
      return result.map { SourceFile(path: path, bytes: $0) }
    } catch {
      return .failure(LoadFailure(error.phrase))
    }
  }

  /// The file at a real path, if it lies in one of the folders; nil where it lies in none.
  static func read(
    _ real: String, beneath roots: [ProjectRoot], _ paths: RealPath
  ) -> Result<[UInt8], LoadFailure>? {
    do {
      for root in roots {
        guard let file = try Descriptor.open(real, beneath: root.identity, paths) else { continue }
        let result = contents(of: file)
        try file.close()
        return result
      }
      return nil
    } catch {
      return .failure(LoadFailure(error.phrase))
    }
  }

  private static func contents(of file: Descriptor) -> Result<[UInt8], LoadFailure> {
    do throws(SystemError) {
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
        return .failure(LoadFailure("it is no regular file: its size is not that of its content"))
      }
      return .success(bytes)
    } catch {
      return .failure(LoadFailure(error.phrase))
    }
  }

  private static let tooLarge = LoadFailure("it is larger than \(limit >> 20) MiB")
}
