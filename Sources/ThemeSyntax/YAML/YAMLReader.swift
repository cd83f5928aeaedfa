struct YAMLReader: ~Copyable {
  var builder: TreeBuilder
  let scan: ByteScan
  private let contentStart: Int
  private let isASCII: Bool
  private var documents = 0
  /// End of a call such as `rgb(1, 2, 3)` that YAML split at its commas.
  var callEnd = 0
  /// No parenthesis closes before this offset.
  var openUntil = 0
  /// Including its quotes.
  var lastQuoted = 0..<0

  init(_ check: ByteCheck) {
    builder = TreeBuilder(check)
    scan = ByteScan(bytes: check.bytes)
    contentStart = check.contentStart
    isASCII = check.isASCII
  }

  mutating func read() {
    let bytes = scan.bytes
    let (start, isASCII) = (contentStart, isASCII)
    bytes.withUnsafeBufferPointer { buffer in
      var cursor = CodePointCursor(buffer, from: start, isASCII: isASCII)
      var events = YAMLEvents(UnsafeBufferPointer(rebasing: buffer[start...]))
      while events.advance() {
        guard take(events, &cursor) else { return }
      }
      if let problem = events.problem {
        builder.isUnusable = true
        report(problem, &cursor)
      }
    }
    guard !builder.isUnusable else { return }
    if documents == 0 {
      builder.isUnusable = true
      reportNoDocument()
    } else {
      builder.checkRoot()
    }
  }

  private mutating func take(_ events: borrowing YAMLEvents, _ cursor: inout CodePointCursor)
    -> Bool
  {
    switch events.kind {
    case .scalar:
      takeScalar(events, &cursor)
      return !builder.isUnusable
    case .mappingStart, .sequenceStart:
      return takeStart(events, &cursor)
    case .mappingEnd, .sequenceEnd:
      takeEnd(events, &cursor)
      return true
    case .alias:
      guard let name = events.anchor else { return true }
      let lower = Int32(cursor.byte(of: events.start))
      return builder.addAlias(name, lower, Int32(cursor.byte(of: events.end)))
    case .documentStart:
      documents += 1
      return takeDocument(events, &cursor)
    default:
      return true
    }
  }

  private mutating func takeScalar(
    _ events: borrowing YAMLEvents, _ cursor: inout CodePointCursor
  ) {
    var lower = cursor.byte(of: events.start)
    var upper = cursor.byte(of: events.end)
    let scalar = events.scalar
    let text = scalar.text
    if scalar.hasProperties {
      if scalar.hasTag { reportTag(lower) }
      lower = scan.afterProperties(lower, to: upper)
    }
    let kind: SyntaxTree.Kind
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      kind = .quotedScalar
      lastQuoted = lower..<upper
      // libyaml starts a comment at `#` right after a quote, which means that a quote is missing.
      if scan.byte(upper) == UInt8(ascii: "#"), reportTextAfterQuote(upper) { return }
    case .literal, .folded:
      kind = .blockScalar
      upper = scan.trimmed(lower, upper)
    default:
      kind = .plainScalar
      if builder.current.isFlow, isPieceOfCall(text, lower, upper) { return }
      if text.isEmpty, let color = scan.hashColor(after: upper) {
        reportUnquotedHash(color)
        builder.addReported(Int32(lower), Int32(upper))
        return
      }
    }
    let node = builder.addScalar(kind, text, Int32(lower), Int32(upper))
    if scalar.hasProperties, let anchor = events.anchor { builder.anchorScalar(anchor, node) }
  }

  private mutating func takeStart(
    _ events: borrowing YAMLEvents, _ cursor: inout CodePointCursor
  ) -> Bool {
    var lower = cursor.byte(of: events.start)
    var anchor: Int32 = -1
    if events.anchor != nil || events.tag != nil {
      if events.tag != nil { reportTag(lower) }
      lower = scan.afterProperties(lower, to: scan.bytes.count)
      if let name = events.anchor {
        anchor = builder.anchors.define(name, node: Int32(builder.nodes.count))
      }
    }
    // libyaml treats a pair inside brackets as a flow mapping without braces.
    let canBePair = builder.current.isFlow && !builder.current.isMapping
    let isFlow = events.isFlow && (!canBePair || scan.isOpeningBracket(lower))
    let kind: SyntaxTree.Kind = events.kind == .mappingStart ? .mapping : .sequence
    let upper = min(lower + 1, scan.bytes.count)
    return builder.openCollection(kind, isFlow: isFlow, Int32(lower), Int32(upper), anchor: anchor)
  }

  private mutating func takeEnd(_ events: borrowing YAMLEvents, _ cursor: inout CodePointCursor) {
    builder.closeCollection(
      builder.current.isFlow ? Int32(cursor.byte(of: events.end)) : nil)
  }

  private mutating func takeDocument(
    _ events: borrowing YAMLEvents, _ cursor: inout CodePointCursor
  ) -> Bool {
    let lower = cursor.byte(of: events.start)
    if events.hasTagDirectives { reportTagDirectives(before: cursor.byte(of: events.end)) }
    guard documents > 1 else { return true }
    let noun = builder.limits.subject.noun
    builder.report(
      "second-document", "second document starts here; a \(noun) is one document", lower,
      max(lower, cursor.byte(of: events.end)))
    builder.checkRoot()
    return false
  }
}
