#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Descriptor {
  /// Dates the file at least to the second after the one in which another file was last changed.
  ///
  /// The Swift driver forgets fractions of a second: in a file that is replaced within a second it sees
  /// no change, and keeps what it compiled from the old one.
  func postdate(_ other: FileStatus) throws(SystemError) {
    let modified = try status().modified
    guard modified[0] <= other.modified[0] else { return }
    let time = timespec(tv_sec: other.modified[0] + 1, tv_nsec: modified[1])
    while futimens(number, [time, time]) != 0 {
      let error = SystemError.last
      guard error == .interrupted else { throw error }
    }
  }
}
