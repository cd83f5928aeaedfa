#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, link, fifo, device, socket, other

    /// A noun for messages, with its article.
    package var noun: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .fifo: "a FIFO"
      case .device: "a device"
      case .socket: "a socket"
      case .other: "no regular file"
      }
    }
  }

  package let kind: Kind
  /// Its size in bytes.
  package let size: Int
  let mode: mode_t
  /// Whether nobody may write to it, by its permission bits.
  package var isReadOnly: Bool { mode & 0o222 == 0 }
  let owner: uid_t
  let group: gid_t
  /// How many names it has.
  package let links: Int
  package let identity: Identity
  /// When it was last changed: seconds and nanoseconds.
  package let modified: [Int]

  /// The device and the number of a file on it.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .fifo
    case S_IFCHR, S_IFBLK: kind = .device
    case S_IFSOCK: kind = .socket
    default: kind = .other
    }
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    links = Int(status.st_nlink)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    let time = Platform.modificationTime(status)
    modified = [time.tv_sec, time.tv_nsec]
  }
}
