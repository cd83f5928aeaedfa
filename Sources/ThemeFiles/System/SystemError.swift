#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What some work gives; nil where an error of one kind hinders it.
package func nilIf<Value>(
  _ isHarmless: (SystemError) -> Bool, _ work: @autoclosure () throws(SystemError) -> Value?
) throws(SystemError) -> Value? {
  do throws(SystemError) {
    return try work()
  } catch {
    guard isHarmless(error) else { throw error }
    return nil
  }
}

package struct SystemError: Error, Hashable {
  /// The `errno` of the call.
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  static var last: SystemError { SystemError(errno) }

  /// Makes a call again as long as signals interrupt it that `interruption` does not know of; one that fails gives less
  /// than 0.
  @discardableResult
  static func retrying<Result: SignedInteger>(
    _ interruption: Interruption? = nil, _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = SystemError.last
      guard error == .interrupted, interruption?.signal == nil else { throw error }
    }
  }

  package static let noSuchFile = SystemError(ENOENT)
  package static let exists = SystemError(EEXIST)
  /// A folder where a file was meant.
  package static let isFolder = SystemError(EISDIR)
  /// A file where a folder was meant.
  package static let notFolder = SystemError(ENOTDIR)
  /// Symbolic links that lead in a circle.
  package static let linkCycle = SystemError(ELOOP)
  /// What was looked at is another thing by now.
  package static let changed = SystemError(ESTALE)
  /// A new file cannot have what the old one has besides its content.
  package static let attributesLost = SystemError(ENODATA)
  /// A FIFO that nobody has opened to read.
  package static let noReader = SystemError(ENXIO)
  /// A signal came before anything was done.
  package static let interrupted = SystemError(EINTR)

  /// Whether the call may work once the other side is ready.
  package var isBusy: Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// Whether the file system cannot do this at all, as some cannot sync or link.
  package var isUnsupported: Bool { code == EINVAL || code == ENOTSUP || code == EROFS }

  /// Whether nothing stands at a path, be it that a folder on the way is missing or is none; every
  /// other error leaves that open.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether nothing stands at a path in a folder that is there.
  package var isNoSuchFile: Bool { self == .noSuchFile }

  /// Whether the user lacks a right, be it to look.
  package var isDenied: Bool { code == EACCES || code == EPERM }

  /// Whether the file system has no locks, or none for folders, as NFS.
  package var isLockUnsupported: Bool {
    isUnsupported || code == EOPNOTSUPP || code == ENOLCK || code == ENOSYS || code == EBADF
  }

  /// Whether the file system gives a file no second name, or not this one.
  package var isLinkUnsupported: Bool {
    isUnsupported || code == EOPNOTSUPP || code == EPERM || code == ENOSYS || code == EMLINK
      || code == EXDEV
  }

  /// Whether a folder stays because there is something in it.
  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Whether this process has as many files open as it may.
  package var isOutOfDescriptors: Bool { code == EMFILE }

  /// A phrase without a full stop.
  package var phrase: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES: "permission denied"
    case EPERM: "not permitted"
    case EISDIR: "it is a folder"
    case ENOTDIR: "part of the path is not a folder"
    case ELOOP: "its symbolic links lead in a circle"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "disk quota used up"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "the name is too long"
    case EAGAIN: "nothing can be read from it yet"
    case ESTALE: "it changed meanwhile; run this again"
    case ENODATA: "its access list or an extended attribute would be lost; change it by hand"
    case EIO: "the disk reports an error"
    case EBADF: "it is closed"
    case EPIPE, ENXIO: "nobody reads it"
    case EFBIG: "the file would be larger than allowed"
    case EMFILE, ENFILE: "too many open files"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
