internal import OutputText

/// The unfinished files of a run, of names that no other run has; removed in the end, whatever happens.
package final class TemporaryFiles: Sendable {
  /// Whose signals stop it.
  let interruption: Interruption
  private let names = Mutex<[String]>([])

  init(_ interruption: Interruption) {
    self.interruption = interruption
  }

  /// The paths of all that was made and not removed.
  var paths: [String] { names.withLock { $0 } }

  /// Makes a file in a folder, for writing; a signal stops it.
  func makeFile(in folder: String) throws(SystemError) -> (file: Descriptor, path: String) {
    try make(in: folder) { (path) throws(SystemError) in
      if interruption.signal != nil { throw .interrupted }
      return try Descriptor.open(path, for: .creating, interruption: interruption)
    }
  }

  /// Gives a file a second name in a folder.
  func makeLink(to path: String, in folder: String) throws(SystemError) -> String {
    try make(in: folder) { (link) throws(SystemError) in try FileSystem.link(path, to: link) }.path
  }

  private func make<Value>(
    in folder: String, _ body: (String) throws(SystemError) -> Value
  ) throws(SystemError) -> (Value, path: String) {
    while true {
      let path = FilePath.join(folder, TemporaryName.make())
      do throws(SystemError) {
        let made = try body(path)
        names.withLock { $0.append(path) }
        return (made, path)
      } catch .exists {
        continue
      }
    }
  }

  /// Removes all files; the error is that of the first one that resists twice.
  func remove() throws(CommandFailure) {
    let left = names.withLock { paths in
      defer { paths = [] }
      return paths.filter { (try? FileSystem.removeIfThere($0)) == nil }
    }
    for path in left {
      try attempt(FileSystem.removeIfThere(path)) { .cannotRemove(path, $0) }
    }
  }
}

/// The names of our unfinished files: `.appearance-<16 hexadecimal digits>.tmp`.
enum TemporaryName {
  private static let prefix = ".appearance-"
  private static let suffix = ".tmp"

  /// Seconds after which a file belongs to no living run, where runs cannot keep each other off.
  static let lifetime = 3600

  static func make() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return prefix + String(repeating: "0", count: 16 - digits.utf8.count) + digits + suffix
  }

  /// Whether a file of this name is one of ours; earlier versions wrote a process and a number.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let middle = name.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    func isMade(_ text: Substring, of digits: String) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { digits.utf8.contains($0) }
    }
    let numbers = middle.split(separator: "-", omittingEmptySubsequences: false)
    return middle.utf8.count == 16 && isMade(middle, of: "0123456789abcdef")
      || numbers.count == 2 && numbers.allSatisfy { isMade($0, of: "0123456789") }
  }

  /// Removes the files that killed runs left in a folder.
  ///
  /// A lock on the folder proves that no run is alive; without one, only files older than `lifetime` go.
  /// What cannot be removed now is left to the next run: it is in nobody's way.
  static func sweep(_ folder: String, isLocked: Bool) {
    for entry in (try? FileSystem.entries(in: folder)) ?? [] where isOurs(entry.name) {
      let path = FilePath.join(folder, entry.name)
      if isLocked || isOld(path) { try? FileSystem.remove(path) }
    }
  }

  private static func isOld(_ path: String) -> Bool {
    guard let changed = try? FileSystem.changeTime(of: path) else { return false }
    return RunningProcess.now - changed >= lifetime
  }
}
