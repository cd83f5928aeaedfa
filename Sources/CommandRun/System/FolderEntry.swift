#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A name in a folder and what it stands for.
struct FolderEntry: Hashable {
  /// The name, without a path.
  let name: String
  /// What it is; nil when the file system does not say so in its listings.
  let kind: FileStatus.Kind?

  /// An entry with a type as `readdir` gives it.
  init(name: String, type: Int32) {
    self.name = name
    kind =
      switch type {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): nil
      default: .other
      }
  }

  /// Whether the name starts with a dot.
  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}
