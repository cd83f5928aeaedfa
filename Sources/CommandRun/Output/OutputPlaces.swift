internal import AppearanceCompiler
internal import RunSystem

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
    if file.role != .list, FilePath.name(of: place.path) == ClaimList.fileName {
      throw CommandFailure(
        .unwritable, "cannot write '\(visibleText(file.path))': the name is for the list of outputs"
      )
    }
    // What goes through a pipe one after the other is not lost.
    guard place.workFolder != nil else { return true }
    let key: Place
    do throws(SystemError) {
      let name = FilePath.name(of: place.path)
      key = try self.place(of: name, in: FilePath.folder(of: place.path))
    } catch {
      throw .cannotWrite(file.path, error)
    }
    if let other = taken.updateValue(file, forKey: key) { return try admit(file, beside: other) }
    if let status = place.status, status.kind == .file {
      // Names that differ by case or by the form of accents, and are one file.
      let name = FilePath.name(of: place.path).lowercased()
      let spelling = Spelling(file: status.identity, name: name)
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
      throw CommandFailure(
        .unwritable, "cannot write '\(path)': it is \(other.role.noun) of this run")
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
    do throws(SystemError) {
      place = Place(folder: try FileSystem.status(of: folder).identity, rest: [])
    } catch {
      guard error == .noSuchFile, let above = FilePath.parent(ofFolder: folder) else { throw error }
      place = try self.place(of: FilePath.name(of: folder), in: above)
    }
    folders[folder] = place
    return place
  }
}
