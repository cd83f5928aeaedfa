import OutputText

/// What a run will change on disk, decided before anything is touched.
package struct OutputPlan {
  package struct Write {
    /// What is at its place before.
    enum Old: Hashable {
      case nothing
      case file(FileStatus)
      /// A file that this very run puts there first and replaces in the end.
      case interim
      /// A FIFO, a device or a socket: its content cannot be compared, only written.
      case stream
    }

    package let file: OutputFile
    /// Its path with symbolic links followed.
    let path: String
    let old: Old
    /// The folder for what is unfinished.
    let workFolder: String
    /// What is written of it already.
    var draft: OutputComparison.Draft?

    /// Whether nothing stands there now.
    package var isNew: Bool { old == .nothing }
  }

  /// One change, in the order in which they are made.
  enum Step {
    case put(Write)
    case remove(String, workFolder: String)
    case removeFolder(String)
  }

  /// What to write, manifests last.
  package private(set) var writes: [Write] = []
  /// What to write to pipes and devices, which cannot be taken back.
  package private(set) var streams: [Write] = []
  package private(set) var unchanged: [OutputFile] = []
  /// What an earlier run made and nothing makes any more.
  private(set) var stale: StaleFiles

  package var removals: [String] { stale.removals.map(\.path) }

  /// Whether everything on disk is as wanted.
  package var isEmpty: Bool { writes.isEmpty && streams.isEmpty && stale.isEmpty }

  /// What it does, in a phrase: "wrote 2 files, removed 1 file".
  package var phrase: String {
    let done = [("wrote", writes.count + streams.count), ("removed", removals.count)]
      .filter { $0.1 > 0 }
    if done.isEmpty { return "nothing to write" }
    return done.map { "\($0) \(counted($1, "file"))" }.joined(separator: ", ")
  }

  /// What it does and leaves, in a phrase: "wrote 2 files, removed 1 file, 3 unchanged".
  package var summary: String {
    let done = isEmpty ? [] : [phrase]
    let kept =
      isEmpty ? "\(counted(unchanged.count, "file")) unchanged" : "\(unchanged.count) unchanged"
    return (done + (unchanged.isEmpty && !isEmpty ? [] : [kept])).joined(separator: ", ")
  }

  /// A line for each file that is written or removed: "wrote Brand.swift".
  package var lines: String {
    (writes + streams).map { "wrote \(visibleText($0.file.path))\n" }.joined()
      + removals.map { "removed \(visibleText($0))\n" }.joined()
  }

  package var unchangedLines: String {
    unchanged.map { "unchanged \(visibleText($0.path))\n" }.joined()
  }

  /// Compares the wanted files with the disk; what differs is written to `temporaries` meanwhile.
  package init(
    _ files: [OutputFile], stale: StaleFiles = StaleFiles(), protecting inputs: InputFiles = .none,
    temporaries: TemporaryFiles? = nil
  ) throws(CommandFailure) {
    self.stale = stale
    let ordered = files.filter { !$0.isManifest } + files.filter(\.isManifest)
    let resolved = try OutputPlaces.resolve(ordered, protecting: inputs)
    try dropRemovalsOfWrittenFiles(resolved.map(\.place))
    let changes = concurrentMap(resolved) { file, place in
      Result { () throws(SystemError) in try Self.change(file, at: place, temporaries) }
    }
    for ((file, place), change) in zip(resolved, changes) {
      guard let write = try attempt(change.get(), failure: { .cannotWrite(file.path, $0) }) else {
        unchanged.append(file)
        continue
      }
      if place.workFolder == nil { streams.append(write) } else { writes.append(write) }
    }
  }

  /// What there is to write; nil where the file on disk, if it may be read, has the wanted content.
  private static func change(
    _ file: OutputFile, at place: OutputPlace, _ temporaries: TemporaryFiles?
  ) throws(SystemError) -> Write? {
    let workFolder = place.workFolder ?? ""
    func write(_ old: Write.Old, _ draft: OutputComparison.Draft? = nil) -> Write {
      Write(file: file, path: place.path, old: old, workFolder: workFolder, draft: draft)
    }
    guard let status = place.status else { return write(.nothing) }
    if status.kind == .folder { throw .isFolder }
    guard status.kind == .file else { return write(.stream) }
    guard
      let old = try nilIf(
        { $0.isDenied || $0.isMissing }, Descriptor.open(place.path, for: .reading))
    else { return write(.file(status)) }
    let (isSame, draft) = try old.closing { () throws(SystemError) in
      try OutputComparison.compare(old, status, with: file.content, in: workFolder, temporaries)
    }
    return isSame ? nil : write(.file(status), draft)
  }

  private mutating func dropRemovalsOfWrittenFiles(
    _ places: [OutputPlace]
  ) throws(CommandFailure) {
    guard !stale.removals.isEmpty else { return }
    var names: [FileStatus.Identity: Set<String>] = [:]
    for place in places {
      guard let identity = place.status?.identity else { continue }
      names[identity, default: []].insert(FilePath.name(of: place.path).lowercased())
    }
    var removals: [StaleFiles.Removal] = []
    for removal in stale.removals {
      let status = try attempt(FileSystem.statusWithoutFollowing(removal.path)) {
        .cannotRemove(removal.path, $0)
      }
      let written = status.flatMap { names[$0.identity] } ?? []
      if !written.contains(FilePath.name(of: removal.path).lowercased()) {
        removals.append(removal)
      }
    }
    stale.removals = removals
  }

  /// The changes in their order: a list names a file before it is there and until it is gone, so that a
  /// run that is killed on the way leaves nothing that no list names.
  var steps: [Step] {
    stale.lists.compactMap(\.first).map { .put($0) } + writes.map { .put($0) }
      + stale.removals.map { .remove($0.path, workFolder: $0.workFolder) }
      + stale.emptied.map { .removeFolder($0) }
      + stale.lists.compactMap(\.last)
  }
}

/// What an earlier run made and nothing makes any more, and the lists that say so.
package struct StaleFiles {
  struct Removal {
    let path: String
    /// The folder for what is unfinished.
    let workFolder: String
  }

  struct ListChange {
    let path: String
    let isThere: Bool
    /// The list to have while files come and go.
    var first: OutputPlan.Write?
    /// The list to have in the end, or to have no more.
    var last: OutputPlan.Step?
  }

  package init() {}

  /// Files to take away, of folders that are held.
  init(removing paths: [String]) {
    removals = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { Removal(path: $0, workFolder: FilePath.folder(of: $0)) }
  }

  var removals: [Removal] = []
  /// Folders to take away if nothing is left in them, the deepest first.
  var emptied: [String] = []
  var lists: [ListChange] = []

  var isEmpty: Bool { removals.isEmpty && lists.isEmpty }

  mutating func add(_ other: StaleFiles) {
    removals += other.removals
    removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    emptied += other.emptied
    lists += other.lists
  }
}
