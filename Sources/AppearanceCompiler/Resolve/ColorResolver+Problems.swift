import ColorScience
import ThemeSyntax

extension ColorResolver {
  /// A palette color that refers to itself, by way of others or not.
  mutating func reportCycle(to index: Int, at range: SourceRange) {
    let links = chain.drop { $0.entry != index }
    let entries = links.map(\.entry) + [index]
    // A link holds the reference that led to it, so the next one holds its own.
    let ranges = links.dropFirst().map(\.range) + [range]
    diagnostics.append(
      .cycle(
        "cyclic-reference", "palette color", entries.map { texts.string(palette.entries[$0].path) },
        verb: "refers to", at: ranges))
  }

  /// A part of a color that no color has.
  mutating func reportMember(_ member: String, of path: String, at range: SourceRange) {
    let members = Variant.allCases.map(\.name)
    let candidate = nearest(member, in: members)
    reportUndefined(
      "no member '\(member)' in palette color '\(path)'"
        + (candidate == nil ? "; a color has \(list(members))" : ""),
      candidate: candidate.map { "\(path).\($0)" }, at: range)
  }

  /// A palette path that is no color.
  mutating func reportUndefined(_ path: String, _ text: TextID, at range: SourceRange) {
    // To look for the nearest of many names takes its time, and the first hundred mistakes are
    // enough to read.
    let names = diagnostics.count < 100 ? palette.entries.map { texts.string($0.path) } : []
    if groups.contains(text) {
      let members = names.filter { $0.hasPrefix(path + ".") }.map { "{\($0)}" }
      let others = members.count > 4 ? ["another one of its \(members.count)"] : []
      diagnostics.append(
        Diagnostic(
          "group-as-color",
          "'\(path)' is a group of palette colors, not a color\(reason(forGroup: path))"
            + (members.isEmpty ? "" : "; write \(list(members.prefix(4) + others))"),
          at: range))
      return
    }
    var candidate = nearest(path, in: names)
    if candidate == nil,
      let member = Variant.allCases.first(where: { path.hasSuffix(".\($0.name)") })
    {
      let stem = String(path.dropLast(member.name.count + 1))
      candidate = nearest(stem, in: names).map { "\($0).\(member.name)" }
    }
    reportUndefined(
      "no palette color '\(path)'", candidate: candidate, at: range)
  }

  /// Why a group with the variants of a color is none.
  private func reason(forGroup path: String) -> String {
    let variants = Set(Variant.allCases.map(\.name))
    let keys = palette.entries.map { texts.string($0.path) }.filter { $0.hasPrefix(path + ".") }
      .map { String(decoding: Array($0.utf8.dropFirst(path.utf8.count + 1)), as: UTF8.self) }
    guard keys.contains(where: variants.contains),
      let other = keys.first(where: { !variants.contains($0) })
    else { return "" }
    return ", because of its key '\(other)'"
  }

  private mutating func reportUndefined(
    _ message: String, candidate: String?, at range: SourceRange
  ) {
    let fixIt = candidate.map { Diagnostic.FixIt("write {\($0)}", replace: range, with: "{\($0)}") }
    diagnostics.append(
      Diagnostic(
        "undefined-reference", message + didYouMean(candidate), at: range,
        fixIts: fixIt.map { [$0] } ?? []))
  }
}
