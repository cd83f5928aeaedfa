internal import AppearanceCompiler
internal import ArgumentParser
internal import OutputText
internal import ThemeFiles

/// One call of the command, from its arguments to its exit status.
struct Invocation {
  private var console = Console()

  mutating func run() -> ExitStatus {
    do throws(CommandFailure) {
      let arguments = try RunningProcess.arguments()
      console = Console(color: ColorChoice(in: arguments))
      try dispatch(arguments)
      return .done
    } catch {
      console.show(error)
      return error.status
    }
  }

  private func dispatch(_ arguments: [String]) throws(CommandFailure) {
    guard let first = arguments.first else {
      try console.writeError(AppearanceCommand.helpMessage() + "\n")
      throw CommandFailure(.usage, [])
    }
    if let status = try runPlain(first, Array(arguments.dropFirst())) {
      return try status.finish()
    }
    let commands = AppearanceCommand.configuration.subcommands.map { $0._commandName } + ["help"]
    for name in first == "help" ? arguments.prefix(2) : [first]
    where !name.hasPrefix("-") && !commands.contains(name) {
      throw CommandFailure(.usage, unknownChoice(name, "command", among: commands))
    }
    do {
      var command = try parse(arguments)
      try command.run()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      let text = readable(AppearanceCommand.fullMessage(for: error), arguments)
      guard AppearanceCommand.exitCode(for: error).isSuccess else {
        let isTitled = text.hasPrefix("Error: ")
        try console.writeError((isTitled ? "error: \(text.dropFirst(7))" : text) + "\n")
        throw CommandFailure(.usage, [])
      }
      try console.write(text + "\n")
    }
  }

  /// Does what a command does with themes and plain flags; nil for any other call.
  ///
  /// The parser looks up more than a hundred conformances to find that there are no options, which takes
  /// longer than linting a small theme.
  private func runPlain(
    _ command: String, _ arguments: [String]
  ) throws(CommandFailure) -> ExitStatus? {
    guard command == "compile" || command == "lint",
      let request = ThemeArguments.plainRequest(arguments)
    else { return nil }
    if command == "lint" { return try LintRun(request: request).run() }
    return try CompileRun(request: request, compile: AppearanceCompiler.compile).run()
  }

  /// What the parser has to say, which quotes arguments, or their parts, as they are.
  private func readable(_ message: String, _ arguments: [String]) -> String {
    let quoted = arguments + arguments.flatMap { $0.split(separator: "=").map { String($0) } }
    // Only by the argument itself can a line end in it be told from those of the message.
    let broken = quoted.filter { visibleText($0) != visibleLines($0) }
    return visibleLines(
      broken.reduce(message) { $0.replacing($1, with: visibleText($1)) })
  }

  private func parse(_ arguments: [String]) throws -> any ParsableCommand {
    // Looking at all subcommands takes half as long as compiling a small theme. What the named one
    // does not take by itself, such as `--help`, is for the whole command to answer.
    let named = AppearanceCommand.configuration.subcommands.first {
      $0._commandName == arguments[0]
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try AppearanceCommand.parseAsRoot(arguments)
  }
}
