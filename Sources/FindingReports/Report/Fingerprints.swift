import OutputText
import ThemeCompiler
import ThemeSyntax

/// Names for the findings of a report that stay when the files are edited elsewhere.
///
/// A name is made of the rule, the file, the keys that lead to the place, the message without its
/// numbers and colors, and a count of findings that have all of this in common.
package struct Fingerprints {
  package let findings: [String]
  /// The names of the report's suppressed findings, in their order.
  package let suppressed: [String]

  /// Names for a report whose files have the given paths.
  package init(_ report: DiagnosticReport, paths: [String]) {
    let all = report.diagnostics + report.suppressed.map(\.finding)
    // A finding that passes keeps its number, so that the others keep theirs.
    let order = all.indices.sorted { left, right in
      let (first, second) = (all[left].range?.lower ?? 0, all[right].range?.lower ?? 0)
      return (first, left) < (second, right)
    }
    var report = report
    report.findLines()
    var counts: [[UInt8]: Int] = [:]
    var names = [String](repeating: "", count: all.count)
    for index in order {
      let finding = all[index]
      let file = report.file(of: finding)
      let place =
        file.map { (path: paths[$0], keys: report.keyPath(of: finding)) } ?? (path: "", keys: "")
      let identity =
        Array("\(finding.id)\0\(place.path)\0\(place.keys)\0".utf8)
        + Self.shape(of: finding.message)
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      let digest = SHA256.hexDigest(identity + [0] + "\(count)".utf8)
      names[index] = String(digest.prefix(32))
    }
    findings = Array(names[..<report.diagnostics.count])
    suppressed = Array(names[report.diagnostics.count...])
  }

  /// Names for a report whose files go by the paths that its formats show.
  package init(_ report: DiagnosticReport) {
    self.init(report, paths: report.sources.indices.map { report.path(of: $0) })
  }

  /// The words of a message that are left when a color, a ratio or a line is another one.
  private static func shape(of message: String) -> [UInt8] {
    let words = message.utf8.split(separator: UInt8(ascii: " ")).filter(isKept)
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Digits within quotes belong to a name.
  private static func isKept(_ word: Substring.UTF8View) -> Bool {
    var hasQuote = false
    var hasDigit = false
    for byte in word {
      switch byte {
      case UInt8(ascii: "#"): return false
      case UInt8(ascii: "'"): hasQuote = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      default: break
      }
    }
    return hasQuote || !hasDigit
  }
}
