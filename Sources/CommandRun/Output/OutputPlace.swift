internal import AppearanceCompiler
internal import RunSystem

/// Where the file of an output path really stands.
struct OutputPlace {
  /// The path with symbolic links followed, even to a file that is not there yet.
  let path: String
  /// What is there; nil for nothing.
  let status: FileStatus?
  /// The folder to hold while the file is written, where unfinished files are made; nil for what is
  /// written directly.
  let workFolder: String?

  /// Looks at what is on disk.
  init(_ file: OutputFile) throws(CommandFailure) {
    do throws(SystemError) {
      (path, status) = try Self.resolve(file.path)
      let isDirect = status.map { $0.kind != .file && $0.kind != .folder } ?? false
      workFolder = isDirect ? nil : try Self.workFolder(of: file, at: path)
    } catch {
      throw .cannotWrite(file.path, error)
    }
  }

  private static func resolve(_ path: String) throws(SystemError) -> (String, FileStatus?) {
    var path = path
    for _ in 0..<40 {
      let status = try FileSystem.statusWithoutFollowing(path)
      guard status?.kind == .link else { return (path, status) }
      // A pipe behind a link, as /dev/stdout can be, has no path of its own.
      if let target = try? FileSystem.status(of: path), target.kind != .file,
        target.kind != .folder
      {
        return (path, target)
      }
      path = FilePath.join(FilePath.folder(of: path), try FileSystem.target(ofLink: path))
    }
    throw .linkCycle
  }

  /// The output folder itself for what lies deeper in it, so that one folder is held for them all;
  /// another one for a file on another disk, to which nothing can be moved from there.
  private static func workFolder(
    of file: OutputFile, at path: String
  ) throws(SystemError) -> String {
    let folder = FilePath.folder(of: path)
    guard path == file.path, folder != file.folder else { return folder }
    guard let device = try disk(of: folder), let top = try disk(of: file.folder) else {
      return file.folder
    }
    return device == top ? file.folder : folder
  }

  /// The disk of a folder; nil when the folder is not there yet.
  private static func disk(of folder: String) throws(SystemError) -> UInt64? {
    do throws(SystemError) {
      return try FileSystem.status(of: folder).identity.device
    } catch {
      if error == .noSuchFile { return nil }
      throw error
    }
  }
}
