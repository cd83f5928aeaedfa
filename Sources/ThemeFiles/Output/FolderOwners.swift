internal import OutputText

/// Who owns what in one folder: its list, and the themes of the run whose files go there.
struct FolderOwners {
  /// A list as it is on disk.
  struct List {
    /// What it says.
    let claims: Set<ClaimList.Claim>
    /// How it says it.
    let bytes: [UInt8]
    /// What the operating system knows of it.
    let status: FileStatus
  }

  /// What became of a theme that a claim names.
  enum Standing {
    /// It is compiled in this run, and its files go here.
    case current
    /// It is there, or nobody can tell.
    case there
    /// It is gone.
    case missing
  }

  /// The folder as the user knows it.
  let path: String
  /// The list; nil when there is none.
  let list: List?
  /// The run's themes whose files go here, by their paths seen from here, with what they make.
  private(set) var themes: [[UInt8]: (path: String, files: Set<[UInt8]>)] = [:]
  /// Everything that is made here, also from standard input.
  private(set) var made: Set<[UInt8]> = []

  /// The owners in a folder, themes aside.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    list = try Self.list(at: FilePath.join(path, FileName.claims), in: path)
  }

  /// Adds a theme, whose path is seen from the folder and nil for standard input, and what it makes.
  mutating func add(_ theme: String?, _ files: [String]) {
    let files = Set(files.map { Array($0.utf8) })
    made.formUnion(files)
    guard let theme else { return }
    themes[Array(theme.utf8), default: (theme, [])].files.formUnion(files)
  }

  /// Whether files of themes elsewhere are made here, so that a header alone does not tell whose a file
  /// is.
  var isShared: Bool {
    let slash = UInt8(ascii: "/")
    return themes.keys.contains { $0.contains(slash) }
      || list?.claims.contains { $0.theme.utf8.contains(slash) } ?? false
  }

  /// Whether a file is made here in this run.
  func isMade(_ file: String) -> Bool { made.contains(Array(file.utf8)) }

  /// What the run's themes claim: everything in a shared folder, else what has no room for a header.
  var newClaims: Set<ClaimList.Claim> {
    let isShared = isShared
    var claims: Set<ClaimList.Claim> = []
    for theme in themes.values {
      for file in theme.files {
        let file = String(decoding: file, as: UTF8.self)
        guard isShared || OutputKind(file) == .asset else { continue }
        claims.insert(ClaimList.Claim(theme: theme.path, file: file))
      }
    }
    return claims
  }

  /// What became of a theme, whose path is seen from the folder.
  func standing(of theme: String) -> Standing {
    if themes[Array(theme.utf8)] != nil { return .current }
    do throws(SystemError) {
      let status = try FileSystem.statusWithoutFollowing(FilePath.join(path, theme))
      guard let status, status.kind != .folder else { return .missing }
      return isCurrent(theme, status) ? .current : .there
    } catch {
      // What cannot be looked at may well be there.
      return error.isMissing ? .missing : .there
    }
  }

  /// Where case does not count, a claim may spell a theme of this run in another way.
  private func isCurrent(_ theme: String, _ status: FileStatus) -> Bool {
    themes.values.contains { current in
      guard current.path.lowercased() == theme.lowercased() else { return false }
      let other = try? FileSystem.statusWithoutFollowing(FilePath.join(path, current.path))
      return other?.identity == status.identity
    }
  }

  private static func list(
    at path: String, in folder: String
  ) throws(CommandFailure) -> List? {
    let refusal = { (reason: String) in
      CommandFailure(.unwritable, "cannot use the list '\(visibleText(path))': \(reason)")
    }
    let status: FileStatus
    var bytes: [UInt8] = []
    do throws(SystemError) {
      guard let found = try FileSystem.statusWithoutFollowing(path) else { return nil }
      status = found
      if status.kind == .file, status.size <= ClaimList.limit {
        let file = try Descriptor.open(path, for: .reading)
        bytes = try file.closing { () throws(SystemError) in
          try file.read(upTo: ClaimList.limit + 1, expected: status.size)
        }
      }
    } catch {
      if error.isMissing { return nil }
      throw .cannotSearch(folder, error)
    }
    guard status.kind == .file else { throw refusal("it is \(status.kind.noun), not a file") }
    guard status.size <= ClaimList.limit, bytes.count <= ClaimList.limit else {
      throw refusal("it is larger than \(ClaimList.limit >> 20) MiB; delete it")
    }
    return List(claims: ClaimList(reading: bytes).claims, bytes: bytes, status: status)
  }
}
