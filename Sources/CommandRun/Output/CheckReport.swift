internal import AppearanceCompiler

/// What `--check` says about files that are not as a run would leave them.
struct CheckReport {
  /// One line for each file, and the first lines that differ below it.
  private(set) var text = ""

  /// A report of everything that the plan would change.
  init(_ plan: OutputPlan) {
    for write in plan.writes {
      let path = visibleText(write.file.path)
      guard case .differs(let status) = write.target.state else {
        text += "missing: \(path)\n"
        continue
      }
      text += "differs: \(path)\n"
      if let old = OutputTarget.content(of: write.target.path, expected: status.size) {
        text += LineDifference(old: old, new: write.file.content.bytes).text
      }
    }
    for path in plan.removals {
      text += "stale: \(visibleText(path))\n"
    }
  }
}
