internal import AppearanceCompiler
internal import ArgumentParser
internal import ColorScience
internal import OutputText

/// The message about a name that is none of the known ones, with the nearest of them.
func unknownChoice(_ name: String, _ noun: String, among known: [String]) -> String {
  let shown = visibleText(name)
  if let near = nearest(name, in: known) {
    return "unknown \(noun) '\(shown)'; did you mean '\(near)'?"
  }
  return "unknown \(noun) '\(shown)'; known are \(known.joined(separator: ", "))"
}

func requireChoice(_ name: String, _ noun: String, among known: [String]) throws {
  guard known.contains(name) else {
    throw ValidationError(unknownChoice(name, noun, among: known))
  }
}

/// Fails for an option whose path is empty or standard input; `noun` is what the option takes, with its article.
func requirePath(_ path: String?, of option: String, _ noun: String = "a file") throws {
  guard let path, path.isEmpty || path == "-" else { return }
  throw ValidationError("\(option) takes \(noun); './-' is one named '-'")
}

/// Fails where themes come from standard input, for an option that reads them more than once.
func requireFiles(_ paths: [String], for option: String) throws {
  guard paths.contains("-") else { return }
  throw ValidationError("\(option) needs files; '-' is standard input")
}

extension CommandConfiguration {
  /// A subcommand of `appearance`.
  ///
  /// Its name is written out, since the parser finds it by reflection otherwise, and so is that of the whole
  /// command, since the parser looks twice for a request that only the whole command answers.
  static func subcommand(
    _ name: String, abstract: String, usage: String? = nil, discussion: String
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "appearance", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
