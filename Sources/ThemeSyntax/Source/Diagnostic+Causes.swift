extension Diagnostic {
  /// Joins findings of one cause: the most severe, preferably by its own rule, notes the others.
  package static func tellingCausesOnce(
    _ findings: [Diagnostic]
  ) -> [(index: Int, finding: Diagnostic)] {
    var leaders: [Cause.Key: Int] = [:]
    for (index, finding) in findings.enumerated() {
      guard let key = finding.cause?.key else { continue }
      if let leader = leaders[key], finding.id != key.rule || findings[leader].id == key.rule {
        continue
      }
      leaders[key] = index
    }
    var told = Dictionary(uniqueKeysWithValues: leaders.values.map { ($0, findings[$0]) })
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause, let leader = leaders[cause.key], leader != index else {
        continue
      }
      told[leader]?.add(finding, cause)
    }
    return findings.enumerated().compactMap { index, finding in
      (finding.cause == nil ? finding : told[index]).map { (index, $0) }
    }
  }

  private mutating func add(_ other: Diagnostic, _ cause: Cause) {
    severity = max(severity, other.severity)
    guard let range = other.range else { return }
    var note = Note("also \(cause.addition)", at: range)
    note.isRepeat = true
    notes.append(note)
  }
}
