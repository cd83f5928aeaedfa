internal import OutputText

/// What `--check` says about files that are not as a run would leave them.
struct CheckReport {
  /// One line for each file, and the first lines that differ below it.
  private(set) var text = ""
  private(set) var count = 0

  /// A report of everything that the plan would change.
  init(_ plan: OutputPlan) {
    for write in plan.writes + plan.streams { add(write) }
    for path in plan.removals {
      count += 1
      text += "stale: \(visibleText(path))\n"
    }
    for list in plan.stale.lists {
      switch list.last {
      case .put(let write) where list.isThere: add(write)
      case .remove:
        count += 1
        text += "stale: \(visibleText(list.path))\n"
      default: if let write = list.first { add(write) }
      }
    }
  }

  private mutating func add(_ write: OutputPlan.Write) {
    count += 1
    let path = visibleText(write.file.path)
    guard case .differs(let status) = write.target.state else {
      text += "missing: \(path)\n"
      return
    }
    text += "differs: \(path)\n"
    if let old = OutputTarget.content(of: write.target.path, expected: status.size) {
      text += LineDiff(old, write.file.content.bytes).excerpt
    }
  }
}
