/// The lines in which two texts differ, with three lines around each place.
package func unifiedDiff(expected: String, actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let difference = new.difference(from: old)
  let removed = Set(
    difference.removals.compactMap { change -> Int? in
      if case .remove(let offset, _, _) = change { offset } else { nil }
    })
  let inserted = Set(
    difference.insertions.compactMap { change -> Int? in
      if case .insert(let offset, _, _) = change { offset } else { nil }
    })
  var lines: [(mark: Character, text: String)] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex), oldIndex < old.count {
      lines.append(("-", old[oldIndex]))
      oldIndex += 1
    } else if inserted.contains(newIndex), newIndex < new.count {
      lines.append(("+", new[newIndex]))
      newIndex += 1
    } else {
      lines.append((" ", old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  let near = lines.indices.filter { index in
    lines[max(0, index - 3)...min(lines.count - 1, index + 3)].contains { $0.mark != " " }
  }
  return near.prefix(60).map { "\(lines[$0].mark)\(lines[$0].text)" }.joined(separator: "\n")
}
