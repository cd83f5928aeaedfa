import ColorScience
import OutputText
import ThemeSyntax

extension ColorResolver {
  mutating func reportCycle(to index: Int, at range: SourceRange) {
    let links = chain.drop { $0.entry != index }
    let entries = links.map(\.entry) + [index]
    // A link holds the reference that led to it, so the next link holds its own.
    let ranges = links.dropFirst().map(\.range) + [range]
    diagnostics.append(
      .cycle(
        "cyclic-reference", "palette color", entries.map { texts.string(palette.entries[$0].path) },
        verb: "refers to", at: ranges))
  }

  mutating func reportMember(_ member: String, of path: String, at range: SourceRange) {
    let members = Variant.allCases.map(\.name)
    let candidate = isCrowded(range.file) ? nil : nearest(member, in: members)
    reportUndefined(
      "no member '\(shortened(member))' in palette color '\(shortened(path))'"
        + (candidate == nil ? "; a color has \(list(members))" : ""),
      candidate: candidate.map { "\(path).\($0)" }, at: range)
  }

  mutating func reportUndefined(_ path: String, _ text: TextID?, at range: SourceRange) {
    guard let text, palette.groups.contains(text) else {
      let isCrowded = isCrowded(range.file)
      let members = isCrowded ? [] : self.members(ofGroup: path)
      guard members.isEmpty else {
        let few = members.prefix(4).map { "{\(shortened($0))}" }
        let shape = GroupShape(count: members.count, first: few)
        return reportGroup(path, of: "tokens", shape, at: range)
      }
      var candidate =
        isCrowded ? nil : self.path(meantBy: path) ?? nameEnding(in: path) ?? nearestName(to: path)
      if candidate == nil, !isCrowded,
        let member = Variant.allCases.first(where: { path.hasSuffix(".\($0.name)") })
      {
        let stem = String(path.dropLast(member.name.count + 1))
        candidate = nearestName(to: stem).map { "\($0).\(member.name)" }
      }
      let kinds = tokens.count == 0 ? "palette color" : "palette color or token"
      return reportUndefined(
        "no \(kinds) '\(shortened(path))'", candidate: candidate, at: range)
    }
    reportGroup(path, of: "palette colors", shape(ofGroup: path, text), at: range)
  }

  private mutating func reportGroup(
    _ path: String, of kind: String, _ shape: GroupShape, at range: SourceRange
  ) {
    let others = shape.count > shape.first.count ? ["another one of its \(shape.count)"] : []
    let words = list(shape.first + others)
    diagnostics.add(
      "group-as-color",
      "'\(shortened(path))' is a group of \(kind), not a color\(shape.reason)"
        + (shape.count == 0 ? "" : "\(shape.meansVariants ? ", or" : ";") write \(words)"),
      at: range)
  }

  private var nameCount: Int { palette.entries.count + tokens.count }

  private var names: [String] { palette.entries.map { texts.string($0.path) } + tokens.names }

  private mutating func nearestName(to path: String) -> String? {
    let resolver = self
    return suggestions.nearest(path, among: nameCount) { resolver.names }
  }

  /// The color whose path ends with a given one: `color.brand.500` for `brand.500`.
  private mutating func nameEnding(in path: String) -> String? {
    let resolver = self
    return suggestions.ending(in: path, among: nameCount) { resolver.names }
  }

  private mutating func members(ofGroup path: String) -> [String] {
    let resolver = self
    return suggestions.members(of: path, among: nameCount) { resolver.names }
  }

  private mutating func shape(ofGroup path: String, _ text: TextID) -> GroupShape {
    if let known = groupShapes[text] { return known }
    let variants = Variant.allCases.map(\.name)
    var shape = GroupShape()
    var hasVariant = false
    var other: String?
    // The variants that synonyms among its keys mean, while they are distinct.
    var meant: [String]? = []
    for entry in palette.entries where entry.groups.contains(text) {
      let name = texts.string(entry.path)
      if shape.count < 4 { shape.first.append("{\(name)}") }
      shape.count += 1
      guard !hasVariant || other == nil else { continue }
      let key = String(decoding: name.utf8.dropFirst(path.utf8.count + 1), as: UTF8.self)
      if let known = meant {
        let variant = KeySynonym.key(meantBy: key, among: variants)?.name
        meant = variant.flatMap { known.contains($0) ? nil : known + [$0] }
      }
      if variants.contains(key) { hasVariant = true } else { other = other ?? key }
    }
    // A group with a color's variants is no color because of another key.
    if hasVariant, let other { shape.reason = ", because of its key '\(shortened(other))'" }
    if !hasVariant, let meant, !meant.isEmpty {
      let names = meant.map { "'\($0)'" }.joined(separator: " and ")
      shape.reason = "; call its keys \(names) if they are variants"
      shape.meansVariants = true
    }
    groupShapes[text] = shape
    return shape
  }

  private mutating func reportUndefined(
    _ message: @autoclosure () -> String, candidate: String?, at range: SourceRange
  ) {
    // Findings that are only counted need no message.
    let isCrowded = isCrowded(range.file)
    let fixIt = candidate.map {
      Diagnostic.FixIt("write {\($0)}", replace: range, with: "{\($0)}")
    }
    diagnostics.add(
      "undefined-reference", isCrowded ? "" : message() + didYouMean(candidate), at: range,
      fixIts: isCrowded ? [] : [fixIt])
  }
}

struct GroupShape {
  var count = 0
  var first: [String] = []
  var reason = ""
  var meansVariants = false
}
