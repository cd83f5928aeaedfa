package import FindingReports
package import ThemeSyntax

/// A report of one finding in `Brand.theme.yaml`, on the text between `‹` and `›`.
package func report(
  _ marked: String, _ message: String = "unknown key", path: String = "Brand.theme.yaml",
  severity: Diagnostic.Severity = .error, fixIt: String? = nil
) -> DiagnosticReport {
  let (source, range) = unmark(marked, path: path)
  let fixIts = fixIt.map { [Diagnostic.FixIt("write '\($0)'", replace: range, with: $0)] } ?? []
  let finding = Diagnostic("unknown-key", severity, message, at: range, fixIts: fixIts)
  var report = DiagnosticReport(diagnostics: [finding], sources: [], themes: 1)
  report.add(source, as: 0, keyPaths(of: source))
  return report
}

/// The keys that lead to places of a file.
package func keyPaths(of source: SourceFile) -> KeyPaths {
  var texts = TextTable()
  let read = readTheme(source, file: 0, texts: &texts)
  return KeyPaths(read.tree, texts)
}

/// The file without its markers, and the range between them.
package func unmark(_ marked: String, path: String) -> (SourceFile, SourceRange) {
  var bytes: [UInt8] = []
  var marks: [Int32] = []
  for scalar in marked.unicodeScalars {
    if scalar == "‹" || scalar == "›" {
      marks.append(Int32(bytes.count))
    } else {
      bytes += Array(String(scalar).utf8)
    }
  }
  let range = SourceRange(file: 0, lower: marks.first ?? 0, upper: marks.last ?? 0)
  return (SourceFile(path: path, bytes: bytes), range)
}

/// The report in the text format, without its last line.
package func frame(_ report: DiagnosticReport) -> String {
  var report = report
  report.summary = false
  return DiagnosticFormat.text.render(report)
}
