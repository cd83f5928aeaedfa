internal import OutputText
internal import ThemeSyntax

/// A file that is not as a run would leave it, as `--check` tells.
struct OutdatedFile {
  enum State: String {
    case differs, missing, stale
  }

  let path: String
  let state: State
  /// What it holds, as far as that is compared.
  private(set) var content: [UInt8] = []
  /// What it holds and what it would; nil where there is nothing to compare.
  private(set) var difference: LineDiff?

  /// Everything that a plan would change.
  static func all(in plan: OutputPlan) -> [OutdatedFile] {
    let lists = plan.stale.lists.compactMap { list -> OutdatedFile? in
      switch list.last {
      case .put(let write) where list.isThere: OutdatedFile(write)
      case .remove: OutdatedFile(path: list.path, state: .stale)
      default: list.first.map { OutdatedFile($0) }
      }
    }
    return (plan.writes + plan.streams).map { OutdatedFile($0) }
      + plan.removals.map { OutdatedFile(path: $0, state: .stale) } + lists
  }

  private init(path: String, state: State) {
    self.path = path
    self.state = state
  }

  private init(_ write: OutputPlan.Write) {
    guard case .file(let status) = write.old else {
      self.init(path: write.file.path, state: .missing)
      return
    }
    self.init(path: write.file.path, state: .differs)
    if let old = OutputWriter.content(of: write.path, expected: status.size) {
      content = old
      difference = LineDiff(old, write.file.content.bytes)
    }
  }

  var message: String {
    switch state {
    case .differs: "generated file is out of date; run 'appearance compile'"
    case .missing: "generated file is missing; run 'appearance compile'"
    case .stale: "no theme makes this generated file any more; run 'appearance compile'"
    }
  }

  /// A line, and the first lines that differ below it.
  var text: String {
    "\(state.rawValue): \(visibleText(path))\n" + (difference?.excerpt ?? "")
  }
}
