package import OutputText

/// The two streams the command talks on; every write to them is checked.
package struct Console: Sendable {
  /// Results.
  package let output: Descriptor
  /// Everything else.
  package let errors: Descriptor
  private let color: ColorChoice
  /// What the configuration says of it, which holds where the user says nothing.
  private var configured = ColorChoice.auto

  package init(color: ColorChoice = .auto) {
    self.init(output: .standardOutput, errors: .standardError, color: color)
  }

  package init(output: Descriptor, errors: Descriptor, color: ColorChoice = .auto) {
    self.output = output
    self.errors = errors
    self.color = color
  }

  package func configured(_ choice: ColorChoice) -> Console {
    var console = self
    console.configured = choice
    return console
  }

  package func write(_ text: String) throws(CommandFailure) {
    try write(text, to: output, named: "standard output")
  }

  package func writeError(_ text: String) throws(CommandFailure) {
    try write(text, to: errors, named: "standard error")
  }

  /// Shows why the command stops; when that fails too there is nowhere left to say so.
  package func show(_ failure: CommandFailure) {
    let label = isColored(errors) ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    let text = failure.messages.map { "\(label) \(visibleText($0))\n" }.joined()
    try? errors.write(Array(text.utf8))
  }

  package func width(_ stream: Descriptor) -> Int? {
    guard stream.isTerminal else { return nil }
    let columns = RunningProcess.environment("COLUMNS").flatMap { Int($0) }
    let width = columns ?? Platform.columns(ofTerminal: stream.number)
    return width.map { max($0, 20) }
  }

  package func isColored(_ stream: Descriptor) -> Bool {
    let environment = RunningProcess.environment
    // A project asks for colors, but a user who wants none comes first.
    let isFree = color == .auto && environment("NO_COLOR") == nil
    return (isFree && configured != .auto ? configured : color)
      .colors(isTerminal: stream.isTerminal, environment: environment)
  }

  package func colorDepth(_ stream: Descriptor) -> ColorDepth {
    isColored(stream) ? ColorChoice.depth(environment: RunningProcess.environment) : .none
  }

  private func write(
    _ text: String, to stream: Descriptor, named name: String
  ) throws(CommandFailure) {
    guard !text.isEmpty else { return }
    try attempt(stream.write(Array(text.utf8))) {
      CommandFailure(.unwritable, "cannot write to \(name): \($0.phrase)")
    }
  }
}
