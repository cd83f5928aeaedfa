/// The names of our unfinished files: `.appearance-<process>-<number>.tmp`.
enum TemporaryName {
  private static let prefix = ".appearance-"
  private static let suffix = ".tmp"

  /// The name of the given process's file with the given number.
  static func make(process: Int32, number: Int) -> String {
    "\(prefix)\(process)-\(number)\(suffix)"
  }

  /// The process that made a file of this name; nil when it is none of ours.
  static func process(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[1]) != nil, let process = Int32(parts[0]), process > 0 else {
      return nil
    }
    return process
  }

  /// Removes what runs that were killed left in a folder.
  static func sweep(_ folder: String) {
    for entry in (try? FileSystem.entries(in: folder)) ?? [] {
      guard let process = process(of: entry.name), RunningProcess.isGone(process) else { continue }
      try? FileSystem.remove(FilePath.join(folder, entry.name))
    }
  }
}
