#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Descriptor {
  /// Opens a file for reading by way of a folder above it; nil where that folder is none of those.
  ///
  /// On the way from there no link is followed: whoever exchanges a folder for a link after the path was
  /// looked at leads nobody out.
  package static func open(
    _ real: String, beneath folder: FileStatus.Identity, _ paths: RealPath
  ) throws(SystemError) -> Descriptor? {
    for ancestor in RealPath.ancestors(of: real) {
      // What cannot be looked at is not the folder that is allowed.
      guard let status = try? FileSystem.statusWithoutFollowing(paths.reachable(ancestor)),
        status.identity == folder
      else { continue }
      let start = try currentFolder.open(paths.reachable(ancestor), Platform.folderFlags)
      return try start.closing { () throws(SystemError) in
        guard try start.status().identity == folder else { throw .changed }
        return try start.openFile(
          FilePath.parts(of: real).dropFirst(FilePath.parts(of: ancestor).count))
      }
    }
    return nil
  }

  private static let currentFolder = Descriptor(number: AT_FDCWD)

  /// Opens the file that some folders one in the other lead to.
  private func openFile(_ parts: ArraySlice<String>) throws(SystemError) -> Descriptor {
    guard let name = parts.first else { throw .isFolder }
    guard parts.count > 1 else {
      return try open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
    }
    let next = try open(name, Platform.folderFlags)
    return try next.closing { () throws(SystemError) in try next.openFile(parts.dropFirst()) }
  }

  /// Opens a name in an open folder without following a link.
  private func open(_ name: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try Self.open(name, in: number, flags)
    } catch {
      // What was a folder or a file a moment ago is a link by now.
      throw error == .linkCycle || error == .notFolder ? .changed : error
    }
  }
}
