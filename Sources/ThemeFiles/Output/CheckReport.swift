internal import OutputText
internal import ThemeSyntax

/// What `--check` says about files that are not as a run would leave them.
struct CheckReport {
  struct OutdatedFile {
    enum State: String {
      case differs, missing, stale
    }

    let path: String
    let state: State
    /// What it holds, as far as that is compared.
    var content: [UInt8] = []
    /// What it holds and what it would; nil where there is nothing to compare.
    var difference: LineDiff?

    var message: String {
      switch state {
      case .differs: "generated file is out of date; run 'appearance compile'"
      case .missing: "generated file is missing; run 'appearance compile'"
      case .stale: "no theme makes this generated file any more; run 'appearance compile'"
      }
    }
  }

  private(set) var files: [OutdatedFile] = []

  init(_ plan: OutputPlan) {
    for write in plan.writes + plan.streams { add(write) }
    for path in plan.removals { files.append(OutdatedFile(path: path, state: .stale)) }
    for list in plan.stale.lists {
      switch list.last {
      case .put(let write) where list.isThere: add(write)
      case .remove: files.append(OutdatedFile(path: list.path, state: .stale))
      default: if let write = list.first { add(write) }
      }
    }
  }

  /// One line for each file, and the first lines that differ below it.
  var text: String {
    files.map { file in
      "\(file.state.rawValue): \(visibleText(file.path))\n" + (file.difference?.excerpt ?? "")
    }.joined()
  }

  private mutating func add(_ write: OutputPlan.Write) {
    var file = OutdatedFile(path: write.file.path, state: .missing)
    if case .file(let status) = write.old {
      file = OutdatedFile(path: write.file.path, state: .differs)
      if let old = OutputWriter.content(of: write.path, expected: status.size) {
        file.content = old
        file.difference = LineDiff(old, write.file.content.bytes)
      }
    }
    files.append(file)
  }
}
