internal import OutputText
internal import ThemeCompiler

/// An output folder with its list and what the run makes there: it tells whose each file in it is.
///
/// A file is ours if it is reached without links and carries a mark of ours. It stays as long as a theme that is
/// there makes it, is stale once none does, and is not replaced on behalf of another theme than its own.
struct OutputFolder {
  private struct List {
    let claims: Set<ClaimList.Claim>
    let bytes: [UInt8]
    let status: FileStatus
  }

  /// What became of a theme that a claim or a header names.
  private enum Standing {
    /// It is compiled in this run, and its files go here.
    case current
    /// It is there, or nobody can tell.
    case there
    case missing
  }

  private enum Found {
    case nothing
    /// A file that somebody wrote or has taken over, or no file.
    case foreign
    /// A file of ours, and how it names its theme.
    case ours(mark: [UInt8])
  }

  private let path: String
  private let real: String
  private let scopes: [String]
  private let list: List?
  /// The themes that the list names for each file.
  private let claimants: [PathName: [PathName]]
  /// The run's themes whose files go here, by their paths seen from here, with what they make.
  private var themes: [PathName: Set<PathName>] = [:]
  /// Everything that is made here, also from standard input.
  private var made: Set<PathName> = []
  private var madeByFoldedName: [String: [PathName]] = [:]

  /// The folder at a path, which is `real` from the root; `scopes` are the folders, from there too, where a
  /// theme that is not there is gone.
  init(_ path: String, real: String, scopes: [String]) throws(CommandFailure) {
    self.path = path
    self.real = real
    self.scopes = scopes
    list = try Self.list(at: FilePath.join(path, FileName.claims), in: path)
    claimants = Dictionary(grouping: list?.claims ?? [], by: \.file).mapValues { $0.map(\.theme) }
  }

  /// Adds a theme, whose path is seen from the folder and nil for standard input, and what it makes.
  mutating func add(_ theme: String?, _ files: [String]) {
    let files = Set(files.map(PathName.init))
    for file in files where made.insert(file).inserted {
      madeByFoldedName[file.text.lowercased(), default: []].append(file)
    }
    if let theme { themes[PathName(theme), default: []].formUnion(files) }
  }

  /// Whether files of themes elsewhere are made here, so that a header alone does not tell whose a file
  /// is.
  private var isShared: Bool {
    themes.keys.contains(where: \.isNested)
      || list?.claims.contains(where: \.theme.isNested) ?? false
  }

  /// What the run's themes claim: everything in a shared folder, else what has no room for a header.
  private var newClaims: Set<ClaimList.Claim> {
    let isShared = isShared
    let claims = themes.flatMap { theme, files in
      files.filter { isShared || Output.Provenance($0.text) == .asset }
        .map { ClaimList.Claim(theme: theme, file: $0) }
    }
    return Set(claims)
  }

  // MARK: - What is there

  private func status(of file: PathName) throws(SystemError) -> FileStatus? {
    try nilIf(\.isMissing, FileSystem.statusWithoutFollowing(FilePath.join(path, file.text)))
  }

  /// What stands at a path, which has to be reached without links: a list shall not lead out of the folder.
  private func look(at file: PathName, _ kind: Output.Provenance) throws(SystemError) -> Found {
    for folder in file.folders {
      guard let status = try status(of: folder) else { return .nothing }
      guard status.kind == .folder else { return .foreign }
    }
    guard let status = try status(of: file) else { return .nothing }
    guard status.kind == .file,
      let mark = try GeneratedHeader.mark(at: FilePath.join(path, file.text), kind),
      try !isMadeUnderOtherCase(file, status)
    else { return .foreign }
    return .ours(mark: mark)
  }

  /// On a disk that ignores case a file of this run may be listed under its earlier spelling.
  private func isMadeUnderOtherCase(
    _ file: PathName, _ status: FileStatus
  ) throws(SystemError) -> Bool {
    for made in madeByFoldedName[file.text.lowercased()] ?? []
    where try self.status(of: made)?.identity == status.identity {
      return true
    }
    return false
  }

  private func standing(of theme: PathName) -> Standing {
    if themes[theme] != nil { return .current }
    let found: FileStatus?
    // What cannot be looked at may well be there.
    do { found = try status(of: theme) } catch { return .there }
    guard let status = found, status.kind != .folder else { return .missing }
    // Where case does not count, a claim may spell a theme of this run in another way.
    let isCurrent = themes.keys.contains { current in
      current.text.lowercased() == theme.text.lowercased()
        && (try? self.status(of: current))?.identity == status.identity
    }
    return isCurrent ? .current : .there
  }

  private static func list(
    at path: String, in folder: String
  ) throws(CommandFailure) -> List? {
    let found = try attempt(nilIf(\.isMissing, read(path))) { .cannotSearch(folder, $0) }
    guard let (status, bytes) = found else { return nil }
    let limit = ClaimList.limit
    let reason =
      if status.kind != .file {
        "it is \(status.kind.noun), not a file"
      } else if max(status.size, bytes.count) > limit {
        "it is larger than \(limit >> 20) MiB; delete it"
      } else {
        nil as String?
      }
    if let reason {
      throw CommandFailure(.unwritable, "cannot use the list '\(visibleText(path))': \(reason)")
    }
    return List(claims: ClaimList(reading: bytes).claims, bytes: bytes, status: status)
  }

  private static func read(_ path: String) throws(SystemError) -> (FileStatus, [UInt8])? {
    guard let status = try FileSystem.statusWithoutFollowing(path) else { return nil }
    guard status.kind == .file, status.size <= ClaimList.limit else { return (status, []) }
    let file = try Descriptor.open(path, for: .reading)
    let bytes = try file.closing { () throws(SystemError) in
      try file.read(upTo: ClaimList.limit + 1, expected: status.size)
    }
    return (status, bytes)
  }
}

// MARK: - Stale files

extension OutputFolder {
  /// What is stale; `abandoned` are themes of the folder whose files go to another one now.
  func stale(abandoned: [String]) throws(CommandFailure) -> StaleFiles {
    var stale = StaleFiles()
    try attempt(addClaimed(to: &stale)) { .cannotSearch(path, $0) }
    try attempt(addByHeader(abandoned, to: &stale)) { .cannotSearch(path, $0) }
    stale.removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return stale
  }

  /// Adds what the list names and nothing makes, and what becomes of the list.
  private func addClaimed(to stale: inout StaleFiles) throws(SystemError) {
    var kept = newClaims
    let doubtful = doubtfulClaims(beside: &kept)
    let needed = Set(kept.map(\.file)).union(made)
    var removed: Set<PathName> = []
    var emptied: Set<PathName> = []
    for claim in doubtful where !needed.contains(claim.file) {
      guard let kind = Output.Provenance(claim.file.text) else { continue }
      switch try look(at: claim.file, kind) {
      case .ours(GeneratedHeader.mark(of: FilePath.name(of: claim.theme.text), kind)):
        removed.insert(claim.file)
      case .nothing: break
      case .ours, .foreign: continue
      }
      emptied.formUnion(claim.file.folders)
    }
    emptied.subtract(needed.flatMap(\.folders))
    stale.removals += removed.map(removal)
    // The deepest first: what lies in a folder has a longer path.
    stale.emptied = emptied.sorted { ($1.text.utf8.count, $0) < ($0.text.utf8.count, $1) }
      .map { FilePath.join(path, $0.text) }
    if let change = listChange(to: ClaimList(kept)) { stale.lists.append(change) }
  }

  /// The claims on files that none of their themes makes any more, as far as the run would know; all others are
  /// added to `kept`.
  private func doubtfulClaims(beside kept: inout Set<ClaimList.Claim>) -> [ClaimList.Claim] {
    var standings: [PathName: Standing] = [:]
    var doubtful: [ClaimList.Claim] = []
    let current = Set(themes.keys.map { $0.text.lowercased() })
    for claim in list?.claims ?? [] where !kept.contains(claim) {
      let isMade = made.contains(claim.file)
      // What became of the theme matters only to a run that would know, or that makes the file.
      guard !scopes.isEmpty || isMade || current.contains(claim.theme.text.lowercased()) else {
        kept.insert(claim)
        continue
      }
      let standing = standings[claim.theme] ?? standing(of: claim.theme)
      standings[claim.theme] = standing
      if standing == .current || standing == .missing && (isMade || isInScope(claim.theme)) {
        doubtful.append(claim)
      } else {
        kept.insert(claim)
      }
    }
    return doubtful
  }

  /// Whether a theme that is not there would have been found.
  private func isInScope(_ theme: PathName) -> Bool {
    let place = FilePath.collapsed(FilePath.join(real, theme.text))
    return scopes.contains { FilePath.isInside(place, $0) }
  }

  private func listChange(to new: ClaimList) -> StaleFiles.ListChange? {
    let bytes = new.bytes
    guard bytes != list?.bytes ?? [] else { return nil }
    let path = FilePath.join(path, FileName.claims)
    let there = list.map { OutputPlan.Write.Old.file($0.status) }
    func write(_ bytes: [UInt8], _ old: OutputPlan.Write.Old) -> OutputPlan.Write {
      OutputPlan.Write(
        file: OutputFile(path, bytes).with(.list), path: path, old: old, workFolder: self.path)
    }
    var change = StaleFiles.ListChange(path: path, isThere: list != nil)
    let old = list?.claims ?? []
    if !new.claims.isSubset(of: old) {
      let first = ClaimList(new.claims.union(old)).bytes
      change.first = write(first, there ?? .nothing)
      if first == bytes { return change }
    }
    change.last =
      bytes.isEmpty
      ? .remove(path, workFolder: self.path) : .put(write(bytes, there ?? .interim))
    return change
  }

  /// Adds files without a claim whose header names a theme of this very folder.
  private func addByHeader(
    _ abandoned: [String], to stale: inout StaleFiles
  ) throws(SystemError) {
    let own = themes.keys.filter { !$0.isNested }.map(\.text) + abandoned
    let isSearched = !isShared && scopes.contains { FilePath.isInside(real, $0) }
    guard !own.isEmpty || isSearched else { return }
    let entries = try FileSystem.entries(in: path)
    var marks: [Output.Provenance: Set<[UInt8]>] = [:]
    for entry in entries where entry.kind != .link {
      let file = PathName(entry.name)
      guard !made.contains(file), claimants[file] == nil,
        let kind = Output.Provenance(entry.name), kind != .asset,
        case .ours(let mark) = try look(at: file, kind)
      else { continue }
      if !own.contains(where: { GeneratedHeader.mark(of: $0, kind) == mark }) {
        guard isSearched else { continue }
        // How headers name what is in the folder, and what came through a pipe and may come again.
        let names = entries.map(\.name) + [ThemeLocation.standardInput.path]
        let known = marks[kind] ?? Set(names.map { GeneratedHeader.mark(of: $0, kind) })
        marks[kind] = known
        if known.contains(mark) { continue }
      }
      stale.removals.append(removal(of: file))
    }
  }

  private func removal(of file: PathName) -> StaleFiles.Removal {
    StaleFiles.Removal(path: FilePath.join(path, file.text), workFolder: path)
  }
}

// MARK: - Files of other themes

extension OutputFolder {
  /// Fails when a file would be replaced that was made from a theme which is still there and not
  /// compiled in this run: each of the two would undo the other.
  func refuse(_ write: OutputPlan.Write) throws(CommandFailure) {
    guard let theme = try otherTheme(of: write) else { return }
    let source = visibleText(FilePath.collapsed(FilePath.join(path, theme.text)))
    throw .cannotWrite(
      write.file.path,
      "it is made from '\(source)'; give one of the themes another name or output folder")
  }

  /// The path, seen from the folder, of the other theme that a file is made from.
  private func otherTheme(of write: OutputPlan.Write) throws(CommandFailure) -> PathName? {
    let file = PathName(write.file.name)
    guard let kind = Output.Provenance(file.text) else { return nil }
    let mark = try attempt(GeneratedHeader.mark(at: write.path, kind)) {
      .cannotWrite(write.file.path, $0)
    }
    guard let mark else { return nil }
    func isNamed(_ theme: PathName) -> Bool {
      GeneratedHeader.mark(of: FilePath.name(of: theme.text), kind) == mark
    }
    if let claimants = claimants[file] {
      return claimants.sorted().first { isNamed($0) && standing(of: $0) == .there }
    }
    // Without a claim the file is a neighbor's, or of a time before there were lists.
    let isOwn = themes.contains { theme, files in
      !theme.isNested && files.contains(file) && isNamed(theme)
    }
    guard kind != .asset, !isOwn else { return nil }
    let entries = try attempt(FileSystem.entries(in: path)) { .cannotSearch(path, $0) }
    return entries.map { PathName($0.name) }.first { isNamed($0) && standing(of: $0) == .there }
  }
}
