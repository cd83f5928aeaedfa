import OutputText

/// Where the file of an output path really stands.
struct OutputPlace {
  /// The path with symbolic links followed, even to a file that is not there yet.
  let path: String
  let status: FileStatus?
  /// The folder to hold while the file is written, where unfinished files are made; nil for what is
  /// written directly.
  let workFolder: String?

  init(_ file: OutputFile) throws(CommandFailure) {
    self = try attempt(Self(resolving: file)) { .cannotWrite(file.path, $0) }
  }

  private init(resolving file: OutputFile) throws(SystemError) {
    (path, status) = try Self.resolve(file.path)
    let isDirect = status.map { $0.kind != .file && $0.kind != .folder } ?? false
    workFolder = isDirect ? nil : try Self.workFolder(of: file, at: path)
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

  private static func disk(of folder: String) throws(SystemError) -> UInt64? {
    try nilIf(\.isNoSuchFile, FileSystem.status(of: folder).identity.device)
  }
}

/// The places that a run writes to, each by one writer.
///
/// Places are compared by what they are on the disk, so that two spellings, links and names that the
/// disk does not tell apart are found to be one.
struct OutputPlaces {
  /// A file that may be missing: the folder that is there, and the way from it.
  private struct Place: Hashable {
    let folder: FileStatus.Identity
    let rest: [UInt8]
  }

  private struct Spelling: Hashable {
    let file: FileStatus.Identity
    let name: String
  }

  private var folders: [String: Place] = [:]
  private var taken: [Place: OutputFile] = [:]
  private var spellings: [Spelling: OutputFile] = [:]
  private let inputs: InputFiles

  /// No places so far; none of the inputs is one.
  init(protecting inputs: InputFiles) {
    self.inputs = inputs
  }

  /// Where each of the files stands; fails when two of them are one, or one is an input.
  ///
  /// What two themes make just the same is written once.
  static func resolve(
    _ files: [OutputFile], protecting inputs: InputFiles
  ) throws(CommandFailure) -> [(file: OutputFile, place: OutputPlace)] {
    var places = OutputPlaces(protecting: inputs)
    var resolved: [(file: OutputFile, place: OutputPlace)] = []
    for file in files {
      let place = try OutputPlace(file)
      if try places.take(file, place) { resolved.append((file, place)) }
    }
    return resolved
  }

  /// Gives a place to a file; false for a file that is written there already.
  private mutating func take(
    _ file: OutputFile, _ place: OutputPlace
  ) throws(CommandFailure) -> Bool {
    try inputs.refuse(file, at: place)
    if file.role != .list, FilePath.name(of: place.path) == FileName.claims {
      throw .cannotWrite(file.path, "the name is for the list of outputs")
    }
    // What goes through a pipe one after the other is not lost.
    guard place.workFolder != nil else { return true }
    let name = FilePath.name(of: place.path)
    let key = try attempt(self.place(of: name, in: FilePath.folder(of: place.path))) {
      .cannotWrite(file.path, $0)
    }
    if let other = taken.updateValue(file, forKey: key) { return try admit(file, beside: other) }
    if let status = place.status, status.kind == .file {
      // Names that differ by case or by the form of accents, and are one file.
      let spelling = Spelling(file: status.identity, name: name.lowercased())
      if let other = spellings.updateValue(file, forKey: spelling) {
        return try admit(file, beside: other)
      }
    }
    return true
  }

  /// False for what another theme makes just so; anything else is refused.
  private func admit(_ file: OutputFile, beside other: OutputFile) throws(CommandFailure) -> Bool {
    let path = visibleText(file.path)
    switch (other.role, file.role) {
    case (.output, .output), (.theme, .theme):
      if file.content.bytes == other.content.bytes { return false }
      throw CommandFailure(.unwritable, "two themes would write '\(path)'")
    case (.report, .report):
      throw CommandFailure(.unwritable, "two reports would write '\(path)'")
    default:
      throw .cannotWrite(file.path, "it is \(other.role.noun) of this run")
    }
  }

  private mutating func place(of name: String, in folder: String) throws(SystemError) -> Place {
    let above = try place(ofFolder: folder)
    let bytes = PathText.bytes(name)
    let rest = above.rest.isEmpty ? bytes : above.rest + [UInt8(ascii: "/")] + bytes
    return Place(folder: above.folder, rest: rest)
  }

  private mutating func place(ofFolder folder: String) throws(SystemError) -> Place {
    if let known = folders[folder] { return known }
    let place: Place
    if let status = try nilIf(\.isNoSuchFile, FileSystem.status(of: folder)) {
      place = Place(folder: status.identity, rest: [])
    } else {
      // From a folder that is not there no `..` leads anywhere.
      guard FilePath.name(of: folder) != "..", let above = FilePath.parent(ofFolder: folder) else {
        throw .noSuchFile
      }
      place = try self.place(of: FilePath.name(of: folder), in: above)
    }
    folders[folder] = place
    return place
  }
}

/// The files that a run reads, told from all others by what they are and not by what they are called.
package struct InputFiles {
  private var identities: Set<FileStatus.Identity> = []
  private var baseline: FileStatus.Identity?

  package static let none = InputFiles()

  private init() {}

  /// Files that were read, files that could not be read, and a baseline, which alone a run may
  /// replace: by the next one.
  package init(
    _ paths: [String], unread: [String] = [], baseline: String? = nil
  ) throws(CommandFailure) {
    for path in paths where path != ThemeLocation.standardInput.path {
      if let identity = try Self.identity(of: path) { identities.insert(identity) }
    }
    for path in unread {
      if let status = try? FileSystem.status(of: path) { identities.insert(status.identity) }
    }
    if let baseline { self.baseline = try Self.identity(of: baseline) }
  }

  /// Fails for a file that would replace one of these, by whatever name.
  func refuse(_ file: OutputFile, at place: OutputPlace) throws(CommandFailure) {
    guard let status = place.status, status.kind == .file else { return }
    let isOldBaseline = file.role != .baseline && status.identity == baseline
    guard identities.contains(status.identity) || isOldBaseline else { return }
    throw .cannotWrite(file.path, "it is an input of this run")
  }

  /// What tells a file from others; nil for one that was deleted since it was read, which cannot be lost any more.
  private static func identity(of path: String) throws(CommandFailure) -> FileStatus.Identity? {
    try attempt(nilIf(\.isMissing, FileSystem.status(of: path).identity)) { .cannotRead(path, $0) }
  }
}
