import OutputText
package import ThemeSyntax

extension DiagnosticFormat {
  /// What swiftc shows: a headline, the line itself, the place underlined, and a count at the end.
  package static let text = DiagnosticFormat("text", about: "for people, with the line shown") {
    report in
    var writer = TextReportWriter(report)
    for (index, finding) in report.diagnostics.enumerated() {
      if index > 0 { writer.writeBlankLine() }
      writer.write(finding)
    }
    if report.summary {
      if !report.diagnostics.isEmpty { writer.writeBlankLine() }
      writer.writeSummary()
    }
    return writer.text
  }
}

/// Writes findings one after the other in the text format.
package struct TextReportWriter {
  private(set) var text = ""
  private let report: DiagnosticReport
  private let style: TextStyle

  package init(_ report: DiagnosticReport) {
    self.report = report
    style = TextStyle(color: report.color, swatch: Swatch(report.swatches))
  }

  package mutating func write(_ finding: Diagnostic) {
    let message = "\(visibleText(finding.message)) [\(finding.id)]"
    let gutter = writeEntry(finding.severity, message, at: finding.range)
    for (index, fixIt) in finding.fixIts.enumerated() {
      // Of several repairs `--fix` makes the best one.
      let label = style.paint(index == 0 && fixIt.isAutomatic ? "fix:" : "try:", .bold)
      let message = visibleText(fixIt.message)
      let wrapped = lines(of: message, after: gutter.count + 7).joined(separator: "\n\(gutter)  ")
      text += "\(gutter)\(style.paint("=", .gutter)) \(label) \(wrapped)\n"
    }
    write(repeats: finding.notes.filter(\.isRepeat), gutter)
    for note in finding.notes where !note.isRepeat {
      // On a terminal a finding is short: a suggestion names the place, or a line is enough.
      if report.width != nil, finding.fixIts.contains(where: { $0.range == note.range }) {
        continue
      }
      _ = writeEntry(
        .note, visibleText(note.message), at: note.range, showsSource: report.width == nil)
    }
  }

  /// The first of the findings of the same cause, each in a line.
  private mutating func write(repeats: [Diagnostic.Note], _ gutter: String) {
    let equals = style.paint("=", .gutter)
    for note in repeats.prefix(Self.shownRepeats) {
      let place = report.position(of: note.range).map { " on line \($0.line)" } ?? ""
      let message = lines(of: visibleText(note.message) + place, after: gutter.count + 2)
      text += "\(gutter)\(equals) \(message.joined(separator: "\n\(gutter)  "))\n"
    }
    guard repeats.count > Self.shownRepeats else { return }
    let rest = counted(repeats.count - Self.shownRepeats, "more pair")
    text += "\(gutter)\(equals) and \(rest); --verbose shows each\n"
  }

  private static let shownRepeats = 3

  mutating func writeSummary() {
    for line in [report.notMeasuredLine, summary(of: report), report.rulesLine] {
      guard let line else { continue }
      text += lines(of: line, after: 0).joined(separator: "\n  ") + "\n"
    }
  }

  mutating func writeBlankLine() { text += "\n" }

  /// What has been written since the last call.
  package mutating func take() -> String {
    defer { text = "" }
    return text
  }

  private mutating func writeEntry(
    _ severity: Diagnostic.Severity, _ message: String, at range: SourceRange?,
    showsSource: Bool = true
  ) -> String {
    let prefix = report.prefix(of: range) ?? report.prefixOfOnlyFile
    let label = style.paint("\(severity.rawValue):", .severity(severity))
    let length = prefix.count + severity.rawValue.count + 2
    let message = lines(of: message, after: length, .bold).joined(separator: "\n    ")
    text += "\(style.paint(prefix, .bold))\(label) \(message)\n"
    guard showsSource, let range, let file = report.file(of: range),
      let position = report.position(of: range)
    else { return "  " }
    let number = "\(position.line)"
    let room = report.width.map { max(20, $0 - number.utf8.count - 5) } ?? CodeFrame.limit
    let frame = CodeFrame(
      source: report.sources[file], range: range, at: position, limit: min(room, CodeFrame.limit))
    let gutter = String(repeating: " ", count: number.utf8.count + 1)
    let bar = style.paint("|", .gutter)
    text += "\(style.paint(number, .gutter)) \(bar)\(frame.line.isEmpty ? "" : " ")\(frame.line)\n"
    let indent = String(repeating: " ", count: frame.indent)
    text += "\(gutter)\(bar) \(indent)\(style.paint(frame.underline, .severity(severity)))\n"
    return gutter
  }
}

extension TextReportWriter {
  /// A message in lines that fit behind so many columns of the first one, in the color of a role.
  private func lines(of message: String, after columns: Int, _ role: TextStyle.Role? = nil)
    -> [String]
  {
    wrapped(message, width: report.width, after: columns, indent: 4)
      .map { style.withSwatches($0, role) }
  }
}

struct TextStyle {
  /// What a piece of text is, which decides its color.
  enum Role {
    case bold, gutter
    case severity(Diagnostic.Severity)

    fileprivate var code: String {
      switch self {
      case .bold: "1"
      case .gutter: "36"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      }
    }
  }

  /// Whether escape sequences are written at all.
  let color: Bool
  let swatch: Swatch

  func paint(_ text: String, _ role: Role) -> String {
    color && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }

  /// The text in the color of its role if it has one, with a field in front of each hexadecimal color.
  func withSwatches(_ text: String, _ role: Role? = nil) -> String {
    swatch.pieces(of: text).map { piece in
      piece.swatch + (role.map { paint(piece.text, $0) } ?? piece.text)
    }.joined()
  }
}

extension DiagnosticReport {
  /// How many findings each rule has, the most first, and how many `--fix` can repair: "by rule: 2 tint-contrast, 1
  /// unknown-key; --fix can repair 2"; nil where there are fewer than two findings.
  fileprivate var rulesLine: String? {
    var counts: [String: Int] = [:]
    for finding in diagnostics { counts[finding.id, default: 0] += finding.count }
    guard counts.values.reduce(0, +) > 1 else { return nil }
    let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let fixes = diagnostics.count { $0.fixIts.first?.isAutomatic == true }
    // Other files than a theme's own stay as they are.
    let tries = diagnostics.count { finding in
      finding.fixIts.first.map { !$0.isAutomatic && $0.range.file == finding.range?.file } ?? false
    }
    var repairs = fixes == 0 ? "" : "; --fix can repair \(fixes)"
    if tries > 0 {
      repairs += (fixes == 0 ? "; " : ", ") + "--fix --unsafe \(tries)\(fixes == 0 ? "" : " more")"
    }
    return "by rule: \(list.joined(separator: ", "))" + repairs
  }

  /// How many pairs are not measured, and why: "3 pairs not measured: 2 on glass of iOS 26, 1 on content without
  /// a backdrop"; nil where all are.
  fileprivate var notMeasuredLine: String? {
    let reasons = notMeasured.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let count = reasons.reduce(0) { $0 + $1.value }
    guard count > 0 else { return nil }
    let list = reasons.map { "\($0.value) on \($0.key)" }
    return "\(counted(count, "pair")) not measured: \(list.joined(separator: ", "))"
  }
}

/// One line that counts the findings: "2 errors, 1 warning in 1 theme".
package func summary(of report: DiagnosticReport) -> String {
  var parts: [String] = []
  for severity in [Diagnostic.Severity.error, .warning, .note] {
    let count = report.count(of: severity)
    if count > 0 {
      parts.append(counted(count, severity.rawValue))
    }
  }
  let findings = parts.isEmpty ? "no errors, no warnings" : parts.joined(separator: ", ")
  let known = report.countOfSuppressed(inBaseline: true)
  return "\(findings) in \(counted(report.themes, "theme"))"
    + (known == 0 ? "" : "; \(counted(known, "finding")) in the baseline")
}
