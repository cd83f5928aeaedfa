@testable import ThemeSyntax

/// A text read as a theme, with its findings in a form that is easy to compare.
struct Reading {
  let source: SourceFile
  let result: ReadResult
  let texts: TextTable

  init(_ text: String, path: String = "test.theme.yaml", limits: ReadLimits = ReadLimits()) {
    self.init(Array(text.utf8), path: path, limits: limits)
  }

  init(_ bytes: [UInt8], path: String = "test.theme.yaml", limits: ReadLimits = ReadLimits()) {
    source = SourceFile(path: path, bytes: bytes)
    var texts = TextTable()
    result = readTheme(source, file: 0, texts: &texts, limits: limits)
    self.texts = texts
  }

  /// `id 1:2 «underlined»: message`, one per finding; line and column are those of the start.
  var findings: [String] {
    result.diagnostics.map { "\($0.id) \(place($0.range)): \($0.message)" }
  }

  /// The notes of all findings, written like findings.
  var notes: [String] {
    result.diagnostics.flatMap(\.notes).map { "\(place($0.range)): \($0.message)" }
  }

  /// The source after every first fix-it is applied, from the end to the start.
  var fixed: String {
    var bytes = source.bytes
    for fixIt in result.diagnostics.compactMap(\.fixIts.first).reversed() {
      bytes.replaceSubrange(
        Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: Array(fixIt.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tree as compact text: `{a: "b", c: [d]}`; quotes mark quoted scalars, `|` block scalars.
  var tree: String? {
    result.tree.map { describe($0, $0.root) }
  }

  /// The tree with the source text of every node in place of its value.
  var sources: [String] {
    guard let tree = result.tree else { return [] }
    var list: [String] = []
    func visit(_ node: NodeID) {
      list.append(String(text(tree.range(node)).prefix(200)))
      for (key, value) in tree.entries(node) {
        visit(key)
        visit(value)
      }
      tree.items(node).forEach(visit)
    }
    visit(tree.root)
    return list
  }

  func text(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    return String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  private func place(_ range: SourceRange?) -> String {
    guard let range else { return "-" }
    let lines = SourceMap(source)
    let lower = Int(range.lower)
    let text = text(range)
    let short = text.count > 60 ? text.prefix(60) + "…" : text
    return "\(lines.line(of: lower)):\(lines.position(of: lower).column) «\(short)»"
  }

  private func describe(_ tree: SyntaxTree, _ node: NodeID) -> String {
    let text = tree.text(node).map { texts.string($0) } ?? ""
    switch tree.kind(node) {
    case .plainScalar: return text
    case .quotedScalar: return "\"\(text)\""
    case .blockScalar: return "|\(text)"
    case .sequence:
      return "[" + tree.items(node).map { describe(tree, $0) }.joined(separator: ", ") + "]"
    default:
      let entries = tree.entries(node).map { "\(describe(tree, $0)): \(describe(tree, $1))" }
      return "{" + entries.joined(separator: ", ") + "}"
    }
  }
}

extension Reading {
  /// Whether every range of the tree and of the findings lies in the file.
  var rangesAreInside: Bool {
    var ranges = result.diagnostics.compactMap(\.range)
    ranges += result.diagnostics.flatMap(\.notes).map(\.range)
    ranges += result.diagnostics.flatMap(\.fixIts).map(\.range)
    let nodes = result.tree.map { Array($0.nodes) } ?? []
    for node in nodes {
      ranges.append(SourceRange(file: 0, lower: node.lower, upper: node.upper))
      guard node.lower <= node.upper else { return false }
    }
    return ranges.allSatisfy {
      $0.lower >= 0 && $0.lower <= $0.upper && Int($0.upper) <= source.bytes.count
    }
  }
}

/// A value of JSON, read in an object under the key `a`.
func valueOfJSON(_ value: String) -> Reading {
  Reading("{\"a\": \(value)}", path: "test.theme.json")
}

/// The text of that value; nil where it is no scalar.
func textOfValue(_ reading: Reading) -> String? {
  guard let tree = reading.result.tree,
    let value = tree.entries(tree.root).first(where: { _ in true })
  else { return nil }
  return tree.text(value.value).map { reading.texts.string($0) }
}
