import ArgumentParser

/// What a command, or a group of its arguments, says of arguments that it refuses; nil where it takes them.
func refusal(of arguments: [String], by command: (some ParsableArguments).Type) -> String? {
  do {
    _ = try command.parse(arguments)
    return nil
  } catch {
    return command.message(for: error)
  }
}
