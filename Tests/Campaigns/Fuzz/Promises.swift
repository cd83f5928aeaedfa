import ThemeSyntax

@testable import AppearanceCompiler
@testable import FindingReports
@testable import AppearanceReference

/// Every place that a finding names is inside its file.
func check(_ diagnostics: [Diagnostic], in sources: [SourceFile]) {
  for finding in diagnostics {
    if finding.message.isEmpty { complain("\(finding.id) says nothing") }
    if let range = finding.range { check(range, finding.id, sources) }
    for note in finding.notes { check(note.range, finding.id, sources) }
    for fixIt in finding.fixIts { check(fixIt.range, finding.id, sources) }
  }
}

/// Every place that a finding of a report names is inside its file.
func check(_ diagnostics: [Diagnostic], in report: DiagnosticReport) {
  for finding in diagnostics {
    let ranges = [finding.range].compactMap(\.self) + finding.notes.map(\.range)
    for range in ranges + finding.fixIts.map(\.range) {
      guard let file = report.file(of: range) else { complain("\(finding.id) is in no file") }
      let whole = SourceRange(file: Int32(file), lower: range.lower, upper: range.upper)
      check(whole, finding.id, report.sources)
    }
  }
}

private func check(_ range: SourceRange, _ id: String, _ sources: [SourceFile]) {
  guard sources.indices.contains(Int(range.file)) else { complain("\(id) is in no file") }
  let count = sources[Int(range.file)].bytes.count
  if range.lower < 0 || range.lower > range.upper || Int(range.upper) > count {
    complain("\(id) is at \(range.lower)..<\(range.upper) of \(count) bytes")
  }
}

/// A format tells of the findings in text that no terminal obeys; JSON is JSON.
///
/// The input chooses the format by its length: all of them would take most of the time.
func checkReport(_ report: DiagnosticReport, of input: [UInt8]) {
  let format = DiagnosticFormat.all[input.count % DiagnosticFormat.all.count]
  let text = Array(format.render(report).utf8)
  checkText(text, "the report \(format.name)")
  if ["json", "sarif", "gitlab"].contains(format.name) {
    checkJSON(text, "the report \(format.name)")
  }
}

/// A text is UTF-8 without control characters but tabs, other ends of lines and marks of direction.
func checkText(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
  bytes.withUnsafeBufferPointer { bytes in
    for index in bytes.indices where isSuspect(bytes[index]) {
      if isForbidden(bytes[index...].prefix(3)) {
        complain("\(what()) holds \(Array(bytes[index...].prefix(3)))")
      }
    }
  }
  if String(validating: bytes, as: UTF8.self) == nil { complain("\(what()) is not UTF-8") }
}

/// Whether a forbidden character may begin with the byte.
private func isSuspect(_ byte: UInt8) -> Bool {
  (byte < 0x20 && byte != 0x0A && byte != 0x09) || byte == 0x7F || byte == 0xC2 || byte == 0xE2
}

private func isForbidden(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  let bytes = Array(bytes)
  switch (bytes[0], bytes.count > 1 ? bytes[1] : 0, bytes.count > 2 ? bytes[2] : 0) {
  case (0xC2, 0x80...0x9F, _): return true  // C1
  case (0xE2, 0x80, 0xA8...0xAE): return true  // U+2028, U+2029, embeddings and overrides
  case (0xE2, 0x81, 0xA6...0xA9): return true  // isolates
  case (0xC2, _, _), (0xE2, _, _): return false
  default: return true
  }
}

/// A document is JSON, by the reader of themes.
func checkJSON(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
  var texts = TextTable()
  let read = readTheme(SourceFile(path: "x.json", bytes: bytes), file: 0, texts: &texts)
  if let finding = read.diagnostics.first(where: { !shapes.contains($0.id) }) {
    complain("\(what()) is no JSON: \(finding.message)")
  }
}

/// What a theme may not be and a report may.
private let shapes: Set = ["root-not-mapping", "duplicate-key"]
