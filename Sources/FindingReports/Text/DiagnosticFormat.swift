/// A way to write findings down: what `--format` chooses from.
package struct DiagnosticFormat: Sendable {
  /// What the user types: `text`, `xcode`.
  package let name: String
  /// One phrase for the help.
  package let about: String
  /// Whether it names findings by the keys that lead to their places.
  package let namesFindings: Bool
  /// Whether it has each finding by itself, whatever its cause.
  private let tellsEach: Bool
  /// Whether it is the one for people at a terminal.
  package var isText: Bool { name == Self.text.name }
  private let write: @Sendable (DiagnosticReport) -> String

  package init(
    _ name: String, about: String, namesFindings: Bool = false, tellsEach: Bool = false,
    write: @escaping @Sendable (DiagnosticReport) -> String
  ) {
    self.name = name
    self.about = about
    self.namesFindings = namesFindings
    self.tellsEach = tellsEach
    self.write = write
  }

  /// A whole report as text; every line of it ends in a newline.
  package func render(_ report: DiagnosticReport) -> String {
    var report = report
    if report.tellsCausesOnce, !tellsEach { report.tellCausesOnce() }
    report.findLines()
    return write(report)
  }
}
