internal import AppearanceCompiler
internal import OutputText

/// The message about a name that is none of the known ones, with the nearest of them.
func unknownChoice(_ name: String, _ noun: String, among known: [String]) -> String {
  let shown = visibleText(name)
  if let near = nearest(name, in: known) {
    return "unknown \(noun) '\(shown)'; did you mean '\(near)'?"
  }
  return "unknown \(noun) '\(shown)'; known are \(known.joined(separator: ", "))"
}
