/// Looks through one folder for what nothing makes any more.
struct StaleSearch {
  /// What a claim or a header is found to name.
  private enum Claimed {
    /// A file that we made from the theme.
    case ours
    /// Nothing is there.
    case missing
    /// A file that somebody has taken over.
    case foreign
  }

  private let owners: FolderOwners
  private let real: String
  private let scopes: [String]
  private let madeByFoldedName: [String: [String]]

  /// A search in the folder of `owners`, which is `real` from the root; `scopes` are the folders where
  /// a theme that is not there is gone.
  init(_ owners: FolderOwners, real: String, scopes: [String]) {
    self.owners = owners
    self.real = real
    self.scopes = scopes
    let made = owners.made.map { String(decoding: $0, as: UTF8.self) }
    madeByFoldedName = Dictionary(grouping: made) { $0.lowercased() }
  }

  /// What is stale; `abandoned` are themes of the folder whose files go to another one now.
  func stale(abandoned: [String]) throws(CommandFailure) -> StaleFiles {
    var stale = StaleFiles()
    do throws(SystemError) {
      try addClaimed(to: &stale)
      try addByHeader(abandoned, to: &stale)
    } catch {
      throw .cannotSearch(owners.path, error)
    }
    stale.removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return stale
  }

  // MARK: The list

  private func addClaimed(to stale: inout StaleFiles) throws(SystemError) {
    let old = owners.list?.claims ?? []
    var standings: [[UInt8]: FolderOwners.Standing] = [:]
    var kept = owners.newClaims
    var doubtful: [ClaimList.Claim] = []
    let current = Set(owners.themes.values.map { $0.path.lowercased() })
    for claim in old where !kept.contains(claim) {
      // What became of the theme matters only to a run that would know, or that makes the file.
      guard
        !scopes.isEmpty || owners.isMade(claim.file) || current.contains(claim.theme.lowercased())
      else {
        kept.insert(claim)
        continue
      }
      let key = Array(claim.theme.utf8)
      let standing = standings[key] ?? owners.standing(of: claim.theme)
      standings[key] = standing
      switch standing {
      case .current: doubtful.append(claim)
      case .missing where isInScope(claim.theme) || owners.isMade(claim.file):
        doubtful.append(claim)
      case .there, .missing: kept.insert(claim)
      }
    }
    let needed = Set(kept.map { Array($0.file.utf8) }).union(owners.made)
    var seen: Set<[UInt8]> = []
    var emptied: Set<[UInt8]> = []
    for claim in doubtful where !needed.contains(Array(claim.file.utf8)) {
      let finding = try examine(claim)
      if finding == .ours, seen.insert(Array(claim.file.utf8)).inserted {
        stale.removals.append(removal(of: claim.file))
      }
      if finding != .foreign { emptied.formUnion(Self.folders(above: claim.file)) }
    }
    for file in needed {
      emptied.subtract(Self.folders(above: String(decoding: file, as: UTF8.self)))
    }
    // The deepest first: what lies in a folder has a longer path.
    stale.emptied = emptied.sorted { left, right in
      left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count > right.count
    }
    .map { FilePath.join(owners.path, String(decoding: $0, as: UTF8.self)) }
    addList(ClaimList(kept), to: &stale)
  }

  private func addList(_ new: ClaimList, to stale: inout StaleFiles) {
    let old = owners.list
    let bytes = new.bytes
    guard bytes != old?.bytes ?? [] else { return }
    let path = FilePath.join(owners.path, FileName.claims)
    func write(_ bytes: [UInt8], _ state: OutputTarget.State) -> OutputPlan.Write {
      let file = OutputFile(path, bytes).with(.list)
      let target = OutputTarget(path: path, state: state)
      return OutputPlan.Write(file: file, target: target, workFolder: owners.path)
    }
    let state = old.map { OutputTarget.State.differs($0.status) }
    var change = StaleFiles.ListChange(path: path, isThere: old != nil)
    if !new.claims.isSubset(of: old?.claims ?? []) {
      let first = ClaimList(new.claims.union(old?.claims ?? [])).bytes
      change.first = write(first, state ?? .missing)
      if first != bytes { change.last = .put(write(bytes, state ?? .interim)) }
    } else if bytes.isEmpty {
      change.last = .remove(OutputPlan.Removal(path: path, workFolder: owners.path))
    } else {
      change.last = .put(write(bytes, state ?? .interim))
    }
    stale.lists.append(change)
  }

  /// Whether a theme that is not there would have been found.
  private func isInScope(_ theme: String) -> Bool {
    let place = FilePath.collapsed(FilePath.join(real, theme))
    return scopes.contains { FilePath.isInside(place, $0) }
  }

  /// What stands where a claim says, which has to be reached without links: the list shall not lead
  /// out of the folder.
  private func examine(_ claim: ClaimList.Claim) throws(SystemError) -> Claimed {
    guard let kind = OutputKind(claim.file) else { return .foreign }
    for folder in Self.folders(above: claim.file) {
      let path = FilePath.join(owners.path, String(decoding: folder, as: UTF8.self))
      guard let status = try status(of: path) else { return .missing }
      guard status.kind == .folder else { return .foreign }
    }
    let path = FilePath.join(owners.path, claim.file)
    guard let status = try status(of: path) else { return .missing }
    guard status.kind == .file else { return .foreign }
    let wanted = GeneratedHeader.mark(of: FilePath.name(of: claim.theme), kind)
    guard try Self.mark(of: path, kind) == wanted else { return .foreign }
    return try isMadeUnderOtherCase(claim.file, status) ? .foreign : .ours
  }

  /// The folders in the output folder that a file lies in, the highest first.
  private static func folders(above file: String) -> [[UInt8]] {
    let bytes = Array(file.utf8)
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { Array(bytes[..<$0]) }
  }

  // MARK: Headers

  /// Finds files without a claim whose header names a theme of this very folder.
  private func addByHeader(
    _ abandoned: [String], to stale: inout StaleFiles
  ) throws(SystemError) {
    let claimed = Set((owners.list?.claims ?? []).map { Array($0.file.utf8) })
    let slash = UInt8(ascii: "/")
    let own = owners.themes.values.map(\.path).filter { !$0.utf8.contains(slash) } + abandoned
    let isSearched = !owners.isShared && scopes.contains { FilePath.isInside(real, $0) }
    guard !own.isEmpty || isSearched else { return }
    let entries = try FileSystem.entries(in: owners.path)
    var marks: [OutputKind: Set<[UInt8]>] = [:]
    for entry in entries where !owners.isMade(entry.name) {
      guard let kind = OutputKind(entry.name), kind != .asset, entry.kind != .link,
        !claimed.contains(Array(entry.name.utf8))
      else { continue }
      let path = FilePath.join(owners.path, entry.name)
      guard let status = try status(of: path), status.kind == .file,
        let mark = try Self.mark(of: path, kind)
      else { continue }
      let isOwn = own.contains { GeneratedHeader.mark(of: $0, kind) == mark }
      if !isOwn {
        guard isSearched else { continue }
        let known = marks[kind] ?? Self.marks(kind, of: entries)
        marks[kind] = known
        if known.contains(mark) { continue }
      }
      guard try !isMadeUnderOtherCase(entry.name, status) else { continue }
      stale.removals.append(removal(of: entry.name))
    }
  }

  /// How headers name what is in the folder, and what came through a pipe and may come again.
  private static func marks(
    _ kind: OutputKind, of entries: [FolderEntry]
  ) -> Set<[UInt8]> {
    let names = entries.map(\.name) + [ThemeLocation.standardInput.path]
    return Set(names.map { GeneratedHeader.mark(of: $0, kind) })
  }

  // MARK: Files

  private func removal(of file: String) -> OutputPlan.Removal {
    OutputPlan.Removal(path: FilePath.join(owners.path, file), workFolder: owners.path)
  }

  private func status(of path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileSystem.statusWithoutFollowing(path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// The theme's name in a file; nil for one that is not ours, as one is that we may not read.
  static func mark(
    of path: String, _ kind: OutputKind
  ) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try Descriptor.open(path, for: .reading)
      return try file.closing { () throws(SystemError) in try GeneratedHeader.mark(in: file, kind) }
    } catch {
      if error.isMissing || error.isDenied { return nil }
      throw error
    }
  }

  /// On a disk that ignores case a file of this run may be listed under its earlier spelling.
  private func isMadeUnderOtherCase(
    _ name: String, _ status: FileStatus
  ) throws(SystemError) -> Bool {
    for made in madeByFoldedName[name.lowercased()] ?? [] {
      let other = try self.status(of: FilePath.join(owners.path, made))
      if other?.identity == status.identity { return true }
    }
    return false
  }
}
