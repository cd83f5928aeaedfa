import OutputText
import ThemeCompiler
import ThemeRepair
import ThemeSyntax

extension Feature {
  /// What to write instead: of findings what they suggest, of colors other ways to write them.
  static let codeActions = Feature(
    document: "textDocument/codeAction",
    (
      "codeActionProvider",
      [
        "codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite", "source.fixAll"]
      ]
    )
  ) { request throws(RequestFailure) in
    guard let range = request.params["range"].flatMap({ TextRange($0) }) else {
      throw RequestFailure(.invalidParams, "'range' is missing")
    }
    let only = request.params["context"]?["only"]?.elements.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    var actions: [CodeAction] = []
    if isWanted("quickfix") { actions += FindingActions(request, range).all }
    if isWanted("refactor.rewrite") || isWanted("refactor.extract") {
      actions += ColorActions(request, range).all.filter { isWanted($0.kind) }
    }
    // Nobody waits for it who only moves the cursor.
    let isAutomatic = request.params["context"]?["triggerKind"]?.whole == 2
    if isWanted("source.fixAll"), only != nil || !isAutomatic, let action = request.fixAll() {
      actions.append(action)
    }
    return .array(actions.map { $0.json(request.context) })
  }
}

/// A change that a person may choose.
struct CodeAction {
  let title: String
  let kind: String
  var finding: Finding?
  /// Whether it is the first to think of.
  var isPreferred = false
  let changes: [String: [TextChange]]

  func json(_ context: RequestContext) -> JSONValue {
    var json: [String: JSONValue] = [
      "title": .string(visibleText(title)), "kind": .string(kind), "edit": context.edit(changes),
    ]
    if let finding { json["diagnostics"] = [finding.json(context.workspace)] }
    if isPreferred { json["isPreferred"] = true }
    return .object(json)
  }
}

extension DocumentRequest {
  /// Every repair of the file that needs no asking, at once; nil where there is none.
  fileprivate func fixAll() -> CodeAction? {
    guard view.shift.isNone, let analysis = snapshot.analysis, !analysis.diagnostics.isEmpty,
      let document = workspace.documents[view.uri]
    else { return nil }
    let fixed = fix([analysis.input], load: workspace.loader(document))
    guard let theme = fixed.themes.first, let change = change(of: view, to: theme.after.bytes)
    else { return nil }
    return CodeAction(
      title: "Apply all automatic fixes", kind: "source.fixAll",
      changes: [view.uri: [change]])
  }
}

/// The one change that makes a text another one; it begins and ends between characters.
private func change(of view: View, to after: [UInt8]) -> TextChange? {
  let before = view.text.bytes
  guard let (earlier, later) = TextShift(from: before, to: after).change else { return nil }
  var start = earlier.lowerBound
  while start > 0, start < before.count, before[start] & 0xC0 == 0x80 { start -= 1 }
  var (end, laterEnd) = (earlier.upperBound, later.upperBound)
  while end < before.count, before[end] & 0xC0 == 0x80 {
    end += 1
    laterEnd += 1
  }
  return TextChange(
    range: view.text.range(start..<end, view.encoding),
    text: String(decoding: after[start..<laterEnd], as: UTF8.self))
}

/// What to do about the findings at a place.
private struct FindingActions {
  private(set) var all: [CodeAction] = []

  init(_ request: DocumentRequest, _ range: TextRange) {
    let workspace = request.workspace
    let path = request.snapshot.path
    let here = workspace.findings(atPath: path).filter { $0.range.touches(range) }
    guard !here.isEmpty else { return }
    var seen: Set<String> = []
    for document in workspace.documents.values.sorted(by: { $0.uri < $1.uri }) {
      guard document.findings.contains(where: { here.contains($0) }), let latest = document.latest
      else { continue }
      for (finding, fixIts) in latest.suggested(workspace, document) where here.contains(finding) {
        for (index, fixIt) in fixIts.enumerated() {
          let title = fixIt.message.prefix(1).uppercased() + fixIt.message.dropFirst()
          guard seen.insert("\(finding.message) \(finding.range.start) \(title)").inserted else {
            continue
          }
          all.append(
            CodeAction(
              title: title, kind: "quickfix", finding: finding, isPreferred: index == 0,
              changes: [workspace.uri(ofPath: fixIt.path): [fixIt.change]]))
        }
      }
    }
    guard !request.snapshot.isJSON, request.snapshot.kind == .theme else { return }
    for finding in here where LintRule.named(finding.id) != nil {
      guard seen.insert("waive \(finding.id) \(finding.range.start.line)").inserted else {
        continue
      }
      all.append(Self.waiver(of: finding, request))
    }
  }

  /// A comment above the line of a finding that lets it pass.
  private static func waiver(of finding: Finding, _ request: DocumentRequest) -> CodeAction {
    let text = request.view.text
    let place = TextPosition(line: finding.range.start.line, character: 0)
    let indent = text.indent(ofLine: place.line)
    return CodeAction(
      title: "Let '\(finding.id)' pass here", kind: "quickfix", finding: finding,
      changes: [
        request.view.uri: [
          TextChange(
            range: TextRange(place, place),
            text:
              "\(indent)# appearance:ignore \(finding.id) -- accepted as it is\(text.lineEnding)")
        ]
      ])
  }
}

extension TextRange {
  /// Whether ranges have a place in common.
  fileprivate func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }
}
