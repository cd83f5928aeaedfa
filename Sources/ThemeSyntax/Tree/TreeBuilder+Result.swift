extension TreeBuilder {
  mutating func report(
    _ id: String, _ message: @autoclosure () -> String, at range: SourceRange,
    notes: [Diagnostic.Note] = [], fix: Diagnostic.FixIt? = nil
  ) {
    diagnostics.add(id, message(), at: range, notes: notes, fixIts: [fix])
  }

  mutating func report(
    _ id: String, _ message: @autoclosure () -> String, _ lower: Int, _ upper: Int
  ) {
    report(id, message(), at: range(lower, upper))
  }

  /// True if another error would only be counted, so its message is not needed.
  func isCrowded(_ id: String) -> Bool {
    !diagnostics.hasRoom(for: id, .error, in: file)
  }

  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(
      file: file, lower: Int32(truncatingIfNeeded: lower), upper: Int32(truncatingIfNeeded: upper))
  }

  func range(_ bytes: Range<Int>) -> SourceRange { range(bytes.lowerBound, bytes.upperBound) }

  /// Without resolving aliases.
  func range(of node: Int32) -> SourceRange {
    SourceRange(file: file, lower: nodes[node].lower, upper: nodes[node].upper)
  }

  var innermostFlow: Int? { current.isFlow ? Int(current.lower) : nil }

  /// The tree, if usable, and the findings in the order of the file.
  func result() -> ReadResult {
    let isComplete = !isUnusable && depth == 0 && root >= 0
    let ordered = diagnostics.all.enumerated().sorted {
      ($0.element.range?.lower ?? 0, $0.offset) < ($1.element.range?.lower ?? 0, $1.offset)
    }
    let tree = SyntaxTree(
      file: file, nodes: nodes, root: NodeID(index: root), hasAliases: hasAliases,
      hasStandIns: hasStandIns)
    return ReadResult(tree: isComplete ? tree : nil, diagnostics: ordered.map(\.element))
  }

  mutating func checkRoot() {
    guard root >= 0, nodes[root].kind != .mapping else { return }
    let subject = limits.subject
    guard nodes[root].kind != .sequence || !subject.takesLists else { return }
    isUnusable = true
    guard !nodes[root].isReported else { return }
    let word =
      switch nodes[root].kind {
      case .sequence: "a list"
      case .plainScalar where nodes[root].isNull: "nothing"
      default: "a single value"
      }
    let whole = range(of: root)
    let example = subject.takesLists ? "" : " such as 'appearances'"
    report(
      "root-not-mapping",
      "\(subject.noun) is a mapping of \(subject.content)\(example); this is \(word)",
      at: nodes[root].kind.isScalar ? whole : whole.part(offset: 0, count: 1))
  }

  mutating func reportTooDeep(_ lower: Int32, _ upper: Int32) {
    let message = "nested deeper than \(limits.depth) levels"
    report("too-deep", message, Int(lower), Int(upper))
  }
}
