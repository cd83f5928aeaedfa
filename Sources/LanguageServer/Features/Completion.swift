import ColorScience
import OutputText
import ThemeCompiler

extension Feature {
  /// What may stand at the cursor, out of the tables and of what the theme names.
  static let completion = Feature(
    document: "textDocument/completion",
    ("completionProvider", ["triggerCharacters": ["{", ".", "\"", " ", "#"]])
  ) { request throws(RequestFailure) in
    let position = try request.position()
    let text = request.view.text
    let offset = text.offset(position, request.view.encoding)
    let context = CursorContext(text.bytes, at: offset)
    let files = FileCandidates(
      path: request.snapshot.path, typed: text.text(context.typed),
      names: { request.workspace.names(inFolder: $0, forFileAt: request.snapshot.path) })
    let candidates = Candidates(
      snapshot: request.snapshot, context: context, offset: request.view.offset(position),
      files: files
    ).all
    let slot = CompletionSlot(text, context, offset, isJSON: request.snapshot.isJSON)
    let range = text.range(slot.range, request.view.encoding)
    let takesSnippets = request.context.client.takesSnippets
    return [
      "isIncomplete": false,
      "items": .array(
        candidates.enumerated().map { index, candidate in
          candidate.json(slot, range, index, takesSnippets: takesSnippets)
        }),
    ]
  }
}

struct Candidate: Sendable {
  /// What kind of thing it is, as the protocol numbers them.
  enum Kind: Int {
    case function = 3
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case color = 16
    case file = 17
    case reference = 18
  }

  /// How it is written in a YAML or JSON text.
  enum Form {
    /// A key with its colon.
    case key
    case word
    /// A color or another text that needs quotes unless it is in some.
    case quoted
    /// A name within braces that are there.
    case inBraces
  }

  let label: String
  let kind: Kind
  let form: Form
  /// What it is, beside its label.
  var detail = ""
  /// What it means, as Markdown; of a color its hexadecimal digits, which editors show as a swatch.
  var documentation = ""
  /// Lines to write behind a key, with places to fill in; empty for none.
  var snippet = ""
}

/// The place that completion writes to.
struct CompletionSlot {
  let range: Range<Int>
  private let context: CursorContext
  private let isJSON: Bool
  /// Whether a brace has to be closed.
  private let isOpen: Bool
  /// The blanks that the line begins with.
  let indent: String

  init(_ text: DocumentText, _ context: CursorContext, _ cursor: Int, isJSON: Bool) {
    self.context = context
    self.isJSON = isJSON
    range = context.typed
    let rest = text.bytes[min(cursor, text.bytes.count)...].first { $0 != 0x20 }
    isOpen = rest != 0x7D
    indent = text.indent(ofLine: text.line(of: cursor))
  }

  func text(of candidate: Candidate) -> String {
    switch candidate.form {
    case .key:
      if context.quote != nil { return candidate.label }
      return isJSON ? "\"\(candidate.label)\": " : "\(candidate.label): "
    case .word:
      let isPlain = candidate.label == "true" || candidate.label == "false"
      return isJSON && context.quote == nil && !isPlain ? "\"\(candidate.label)\"" : candidate.label
    case .quoted:
      return context.quote == nil ? "\"\(candidate.label)\"" : candidate.label
    case .inBraces: return candidate.label + (isOpen ? "}" : "")
    }
  }

  /// Whether lines may follow a key.
  var takesLines: Bool { !isJSON && !context.isFlow && context.quote == nil }
}

extension Candidate {
  /// The candidate as a message writes it, with its rank among the others.
  fileprivate func json(
    _ slot: CompletionSlot, _ range: TextRange, _ rank: Int, takesSnippets: Bool
  ) -> JSONValue {
    var text = slot.text(of: self)
    var item: [String: JSONValue] = [
      "label": .string(visibleText(label)), "kind": JSONValue(kind.rawValue),
      "sortText": .string(String(100_000 + rank)),
    ]
    if !snippet.isEmpty, takesSnippets, slot.takesLines {
      text =
        "\(label):\n"
        + snippet.split(separator: "\n").map { "\(slot.indent)  \($0)" }
        .joined(separator: "\n")
      item["insertTextFormat"] = 2
    }
    item["textEdit"] = ["range": range.json, "newText": .string(text)]
    if !detail.isEmpty { item["detail"] = .string(visibleText(detail)) }
    if !documentation.isEmpty {
      item["documentation"] =
        kind == .color
        ? .string(documentation) : ["kind": "markdown", "value": .string(documentation)]
    }
    return .object(item)
  }
}
