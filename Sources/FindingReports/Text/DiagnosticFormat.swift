/// A way to write findings down: what `--format` chooses from.
package struct DiagnosticFormat: Sendable {
  /// What the user types: `text`, `xcode`.
  package let name: String
  /// One phrase for the help.
  package let about: String
  /// Whether it names findings by the keys that lead to their places.
  package let namesFindings: Bool
  private let write: @Sendable (DiagnosticReport) -> String

  package init(
    _ name: String, about: String, namesFindings: Bool = false,
    write: @escaping @Sendable (DiagnosticReport) -> String
  ) {
    self.name = name
    self.about = about
    self.namesFindings = namesFindings
    self.write = write
  }

  /// A whole report as text; every line of it ends in a newline.
  package func render(_ report: DiagnosticReport) -> String {
    var report = report
    report.findLines()
    return write(report)
  }
}
