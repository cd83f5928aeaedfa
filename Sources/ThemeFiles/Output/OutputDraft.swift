internal import OutputText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a plan has begun to write while it was made: files under temporary names.
package final class OutputDrafts {
  /// Whose signals stop it.
  let interruption: Interruption
  private(set) var paths: [String] = []

  init(_ interruption: Interruption) {
    self.interruption = interruption
  }

  /// Notes a draft, if there is a file of it.
  func note(_ draft: OutputDraft) {
    if let path = draft.path { paths.append(path) }
  }
}

/// A wanted file that is written under a temporary name while it is compared with the one on disk.
///
/// So an output is made only once: up to the first difference it is compared, from there on it is
/// written, behind a copy of what both have in common.
struct OutputDraft {
  /// Where it is; nil as long as nothing differs, and where there is to be none.
  private(set) var path: String?
  /// Whether all that is wanted is in it.
  private(set) var isWhole = false
  private let folder: String?
  private let interruption: Interruption?

  /// A draft in a folder; none without one.
  init(in folder: String?, _ interruption: Interruption?) {
    self.folder = folder
    self.interruption = interruption
  }

  /// Whether a file, which stands at its beginning, has just this content.
  mutating func compare(
    _ old: Descriptor, _ status: FileStatus, with content: FileContent
  ) throws(SystemError) -> Bool {
    var comparison = Comparison(old)
    defer { comparison.bytes.deallocate() }
    // What takes the pieces may not hold `self`.
    var draft = self
    defer { self = draft }
    var file: Descriptor?
    do throws(SystemError) {
      var failure: SystemError?
      content.forEachPiece { piece in
        guard failure == nil, comparison.isSame || file != nil else { return }
        do throws(SystemError) {
          if comparison.isSame {
            if try comparison.takes(piece) { return }
            file = try draft.begin(behind: comparison)
          }
          try file?.write(piece, interruption: draft.interruption)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if comparison.isSame, try !comparison.isAtEnd() { file = try draft.begin(behind: comparison) }
      // Another program may have changed meanwhile what both had in common.
      if file != nil { draft.isWhole = try old.status() == status }
    } catch {
      try? file?.close()
      throw error
    }
    try file?.close()
    return comparison.isSame
  }

  /// The draft with what was found to be the same; nil where there is to be none.
  private mutating func begin(behind comparison: Comparison) throws(SystemError) -> Descriptor? {
    guard let folder else { return nil }
    let (file, path) = try TemporaryName.makeFile(in: folder, interruption)
    self.path = path
    do throws(SystemError) {
      try comparison.copy(to: file, interruption)
    } catch {
      try? file.close()
      throw error
    }
    return file
  }
}

/// How far a file is the same as the pieces of another one.
private struct Comparison {
  /// Whether it is so far.
  private(set) var isSame = true
  /// Room for what is read.
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
  /// The length of the pieces that are the same.
  private var count = 0
  private let file: Descriptor

  /// A comparison from the beginning of a file.
  init(_ file: Descriptor) {
    self.file = file
  }

  /// Whether the next bytes are these.
  mutating func takes(_ piece: UnsafeRawBufferPointer) throws(SystemError) -> Bool {
    var done = 0
    while isSame, done < piece.count {
      let length = try read(at: count + done, upTo: piece.count - done)
      isSame = length > 0 && hasSameBytes(piece[done...].prefix(length), bytes)
      done += length
    }
    if isSame { count += piece.count }
    return isSame
  }

  /// Whether the file has nothing behind what is the same.
  mutating func isAtEnd() throws(SystemError) -> Bool {
    isSame = try read(at: count, upTo: 1) == 0
    return isSame
  }

  /// Writes what is the same to another file.
  func copy(to other: Descriptor, _ interruption: Interruption?) throws(SystemError) {
    var done = 0
    while done < count {
      let length = try read(at: done, upTo: count - done)
      guard length > 0 else { return }
      try other.write(
        UnsafeRawBufferPointer(rebasing: bytes[..<length]), interruption: interruption)
      done += length
    }
  }

  private func read(at offset: Int, upTo limit: Int) throws(SystemError) -> Int {
    try file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<min(limit, bytes.count)]), at: offset)
  }
}

/// Whether both begin with the same bytes; outputs are megabytes, which the C library compares much
/// faster.
private func hasSameBytes(
  _ left: Slice<UnsafeRawBufferPointer>, _ right: UnsafeMutableRawBufferPointer
) -> Bool {
  let left = UnsafeRawBufferPointer(rebasing: left)
  guard let first = left.baseAddress, let second = right.baseAddress else { return true }
  return memcmp(first, second, left.count) == 0
}
