import OutputText
package import ThemeDiff

/// A picture of a difference: each appearance that looks different before and after, as SVG.
///
/// It shows the first appearances and says how many more there are.
package func differenceSheet(
  _ difference: ThemeDifference, from old: [DiffSide], to new: [DiffSide]
) -> [UInt8] {
  let compared = comparedAppearances(old, new)
  let shown = compared.prefix(pictured)
  var rows = [SheetRow(title: difference.headline, lines: difference.lines, drawings: [])]
  rows += shown.flatMap(\.rows)
  if compared.count > shown.count {
    rows.append(
      SheetRow(
        title: "and \(counted(compared.count - shown.count, "more appearance"))", drawings: []))
  } else if shown.isEmpty, !difference.isEmpty {
    rows.append(SheetRow(title: "No bar looks different", drawings: []))
  }
  return picture("What changes: \(difference.headline)", rows)
}

/// The most appearances that a picture shows.
private let pictured = 12

extension ComparedAppearance {
  /// Two drawings before and after beside each other, and the next two below.
  fileprivate var rows: [SheetRow] {
    stride(from: 0, to: drawings.count, by: 2).map { start in
      SheetRow(
        title: start == 0 ? name : nil,
        drawings: drawings[start..<min(start + 2, drawings.count)].flatMap { before, after in
          [SheetDrawing(before, "Before"), SheetDrawing(after, "After")]
        })
    }
  }
}

extension ThemeDifference {
  /// What changes, in words: the first changes by what matters most, and how many more there are.
  fileprivate var lines: [String] {
    let changes = sections.flatMap { section, changes in
      changes.map { change in
        "\(section.rawValue): "
          + ([change.sentence] + [change.distance].compactMap(\.self))
          .joined(separator: ", ")
      }
    }
    let most = 8
    let shown = changes.prefix(most).flatMap { line in
      // As many letters as the narrowest picture has room for.
      wrapped(line, width: 88).enumerated().map { ($0 == 0 ? "• " : "   ") + $1 }
    }
    return shown + (changes.count > most ? ["and \(changes.count - most) more changes"] : [])
  }

  /// How much there is in each part, and what the version number needs.
  fileprivate var headline: String {
    guard !isEmpty else { return "Nothing changed" }
    let parts = sections.filter { !$0.changes.isEmpty }
      .map { "\($0.section.rawValue): \($0.changes.count)" }
    return (parts + ["next version: \(version.rawValue)"]).joined(separator: " · ")
  }
}
