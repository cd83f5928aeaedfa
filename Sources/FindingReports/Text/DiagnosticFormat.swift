/// A way to write findings down: what `--format` chooses from.
package struct DiagnosticFormat: Sendable {
  /// What the user types: `text`, `xcode`.
  package let name: String
  /// One phrase for the help.
  package let about: String
  /// Writes a whole report; every line of it ends in a newline.
  package let render: @Sendable (DiagnosticReport) -> String

  /// A format with its name and its way to write.
  package init(
    _ name: String, about: String, render: @escaping @Sendable (DiagnosticReport) -> String
  ) {
    self.name = name
    self.about = about
    self.render = render
  }
}
