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
    if facts.facts.contains(where: { $0.bar != .app }) { return coverage.line }
    if objectiveC > 0, files.numbers(of: .swift).isEmpty {
      return "nothing to import: the app is written in Objective-C, which is not read"
    }
    return unread.isEmpty ? "System bars; nothing to import" : "nothing to import in what was read"
  }

  /// The places of a group, of many the first.
  private func places(of group: UnresolvedGroup) -> String {
    var places: [String] = []
    for range in group.places where places.last != place(range) { places.append(place(range)) }
    let shown = places.prefix(3)
    let rest = places.count - shown.count
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
    let document: JSONNode = [
      "coverage": .line(["read": .number(coverage.read), "of": .number(coverage.count)]),
      "facts": .array(facts.facts.compactMap(json)),
      "unresolved": .array(
        facts.facts.compactMap { fact in
          fact.unresolved.map { unresolved in
            .line([
              "bar": .text(fact.bar.rawValue), "property": .text(fact.property),
              "at": .text(place(fact.place)), "reason": .text(unresolved.reason),
              "ends": .text(place(unresolved.ends)),
            ])
          }
        }),
      "notRead": skipped.isEmpty
        ? nil
        : .array(skipped.map { .line(["path": .text($0.path), "reason": .text($0.reason)]) }),
      "findings": DiagnosticFormat.findings(of: report),
    ]
    return document.document
  }

  private func json(_ fact: BarFact) -> JSONNode? {
    guard let value = fact.value else { return nil }
    let (light, dark) = fact.texts(of: value, hasDark: facts.darkEvidence != nil)
    let highContrast = fact.highContrastTexts(of: value)
    return .line([
      "bar": .text(fact.bar.rawValue), "property": .text(fact.property), "light": .text(light),
      "dark": dark.map(JSONNode.text) ?? .null,
      "lightHighContrast": highContrast.light.map(JSONNode.text),
      "darkHighContrast": highContrast.dark.map(JSONNode.text),
      "scope": fact.scopeName.map(JSONNode.text) ?? .null,
      "appearance": app.name(of: fact.look).map(JSONNode.text) ?? .null,
      "at": .text(place(fact.place)), "trail": .texts(trail(of: fact)),
      "condition": fact.condition.map(JSONNode.text),
    ])
  }
}

extension ImportListing {
  /// The lines by which a fact's value is found, each once in a row.
  private func trail(of fact: BarFact) -> [String] {
    var lines: [String] = []
    for range in fact.trail where lines.last != place(range) { lines.append(place(range)) }
    return lines
  }
}

extension String {
  fileprivate var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
