extension TreeBuilder {
  /// Keeps a finding, up to the limit of findings per file.
  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < limits.diagnostics else { return }
    diagnostics.append(diagnostic)
  }

  /// Keeps an error at a range of bytes.
  mutating func report(_ id: String, _ message: String, _ lower: Int, _ upper: Int) {
    report(Diagnostic(id, .error, message, at: range(lower, upper)))
  }

  /// A range of this file, in bytes.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(
      file: file, lower: Int32(truncatingIfNeeded: lower), upper: Int32(truncatingIfNeeded: upper))
  }

  /// The range of a node as it stands, aliases not followed.
  func range(of node: Int32) -> SourceRange {
    let node = nodes[node]
    return SourceRange(file: file, lower: node.lower, upper: node.upper)
  }

  /// Where the innermost collection starts if it is written in brackets or braces, in bytes.
  var innermostFlow: Int? {
    current.isFlow ? Int(current.lower) : nil
  }

  /// The tree, when there is a usable one, and the findings in the order of the file.
  consuming func result() -> ReadResult {
    let isComplete = !isUnusable && depth == 0 && root >= 0
    let (file, root, diagnostics) = (file, root, diagnostics)
    let list = NodeList(nodes)
    let tree = isComplete ? SyntaxTree(file: file, nodes: list, root: NodeID(index: root)) : nil
    guard diagnostics.count > 1 else { return ReadResult(tree: tree, diagnostics: diagnostics) }
    let ordered = diagnostics.enumerated().sorted {
      ($0.element.range?.lower ?? 0, $0.offset) < ($1.element.range?.lower ?? 0, $1.offset)
    }
    return ReadResult(tree: tree, diagnostics: ordered.map(\.element))
  }

  /// Says that a theme's root is a mapping when it is something else.
  mutating func checkRoot() {
    guard root >= 0, nodes[root].kind != .mapping else { return }
    isUnusable = true
    guard !nodes[root].isReported else { return }
    let word =
      switch nodes[root].kind {
      case .sequence: "a list"
      case .plainScalar where nodes[root].isNull: "nothing"
      default: "a single value"
      }
    let whole = range(of: root)
    report(
      Diagnostic(
        "root-not-mapping", .error,
        "theme is a mapping of keys such as 'appearances'; this is \(word)",
        at: nodes[root].kind.isScalar ? whole : whole.part(offset: 0, count: 1)))
  }

  /// Says that a collection, or what an alias stands for, lies deeper than the limit.
  mutating func reportTooDeep(_ lower: Int32, _ upper: Int32) {
    report("too-deep", "nested deeper than \(limits.depth) levels", Int(lower), Int(upper))
  }
}
