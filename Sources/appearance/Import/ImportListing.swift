internal import AppearanceImport
internal import AppearanceReference
internal import FindingReports
internal import OutputText
internal import ThemeSyntax

/// What there is to say of an app that was read.
struct ImportListing {
  let files: AppFiles
  let facts: AppFacts
  let coverage: ImportCoverage
  let app: ImportedApp
  var report: DiagnosticReport
  /// Files that were not read, with why.
  let skipped: [(path: String, reason: String)]

  // MARK: - Text

  /// How much was read, the findings, and what was not resolved with what to do about it.
  var text: String {
    var lines = [firstLine]
    let findings = DiagnosticFormat.text.render(report)
    if !findings.isEmpty { lines += ["", findings.droppingLastNewline] }
    let groups = UnresolvedGroup.all(facts.facts)
    if !groups.isEmpty {
      lines += ["", "Not resolved:"]
      lines += groups.prefix(Self.shownGroups).flatMap { group in
        [
          "  \(group.places.count) × \(visibleText(group.reason))\(places(of: group))",
          "    try: \(visibleText(group.remedy))",
        ]
      }
      if groups.count > Self.shownGroups {
        let rest = groups.dropFirst(Self.shownGroups)
        lines.append(
          "  and \(counted(rest.reduce(0) { $0 + $1.places.count }, "more place")) for "
            + "\(counted(rest.count, "other reason")); --format json lists each")
      }
    }
    lines += unread
    if !facts.facts.isEmpty { lines += ["", lastLine] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let shownGroups = 12

  private var firstLine: String {
    facts.facts.contains { $0.bar != .app }
      ? coverage.line
      : objectiveC > 0 && files.numbers(of: .swift).isEmpty
        ? "nothing to import: the app is written in Objective-C, which is not read"
        : "System bars; nothing to import"
  }

  /// The places of a group, of many the first.
  private func places(of group: UnresolvedGroup) -> String {
    let shown = group.places.prefix(3).map { place($0) }
    let rest = group.places.count - shown.count
    return ": " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private var objectiveC: Int { files.numbers(of: .objectiveC).count }

  /// What of the app is not read at all.
  private var unread: [String] {
    var lines: [String] = []
    if objectiveC > 0 {
      lines.append("not read: \(counted(objectiveC, "file")) of Objective-C")
    }
    lines += skipped.prefix(5).map { "not read: \(visibleText($0.path)): \($0.reason)" }
    if skipped.count > 5 { lines.append("not read: \(counted(skipped.count - 5, "more file"))") }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// What the findings come to, without a claim about what was not seen.
  private var lastLine: String {
    let kinds: [(Diagnostic.Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.note, "note"),
    ]
    let counts = kinds.compactMap { severity, noun in
      let count = report.count(of: severity)
      return count > 0 ? counted(count, noun) : nil
    }
    let pairs = report.notMeasured.values.reduce(0, +)
    let rest = pairs > 0 ? "; \(counted(pairs, "pair")) not measured" : ""
    let found = counts.isEmpty ? "no findings in what was read" : counts.joined(separator: ", ")
    return found + rest
  }

  private func place(_ range: SourceRange) -> String {
    let index = Int(range.file)
    return
      "\(visibleText(report.path(of: index))):\(report.map(of: index).line(of: Int(range.lower)))"
  }

  // MARK: - JSON

  /// Everything as one document.
  var document: String {
    var report = report
    report.findLines()
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("coverage")
      writer.inlineObject { writer in
        writer.entry("read", coverage.read)
        writer.entry("of", coverage.count)
      }
      writer.key("facts")
      writer.array { writer in
        for fact in facts.facts { write(fact, to: &writer) }
      }
      writer.key("unresolved")
      writer.array { writer in
        for fact in facts.facts {
          guard let unresolved = fact.unresolved else { continue }
          writer.inlineObject { writer in
            writer.entry("bar", fact.bar.rawValue)
            writer.entry("property", fact.property)
            writer.entry("at", place(fact.place))
            writer.entry("reason", unresolved.reason)
            writer.entry("ends", place(unresolved.ends))
          }
        }
      }
      writer.key("findings")
      writer.writeFindings(of: report)
    }
    return writer.finishText()
  }

  private func write(_ fact: BarFact, to writer: inout JSONWriter) {
    guard let value = fact.value else { return }
    let (light, dark) = fact.texts(of: value, hasDark: facts.darkEvidence != nil)
    writer.inlineObject { writer in
      writer.entry("bar", fact.bar.rawValue)
      writer.entry("property", fact.property)
      writer.entry("light", light)
      writer.key("dark")
      if let dark { writer.string(dark) } else { writer.null() }
      writer.key("scope")
      if let scope = fact.scopeName { writer.string(scope) } else { writer.null() }
      writer.key("appearance")
      if let name = app.name(of: fact.look) { writer.string(name) } else { writer.null() }
      writer.entry("at", place(fact.place))
      writer.key("trail")
      writer.array { writer in
        for range in fact.trail { writer.string(place(range)) }
      }
      if let condition = fact.condition { writer.entry("condition", condition) }
    }
  }
}

extension String {
  fileprivate var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
