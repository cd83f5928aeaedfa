import ThemeSyntax

/// Names that become the same, or no, Swift identifier, file or token in the configured outputs.
func collisions(in theme: ResolvedTheme, under configuration: Configuration) -> [Diagnostic] {
  let appearances = theme.appearances.lazy.map { appearance in
    var named = SwiftNamed(
      name: appearance.name, symbol: appearance.symbol, range: appearance.range)
    // Outputs prefix an appearance's symbol with words.
    named.key = SwiftName.capitalized(appearance.symbol)
    named.stem = SwiftName.lowerCamel(appearance.name)
    if case .inverse(let base, _) = appearance.kind { named.inverseOf = base }
    return named
  }
  let colors = theme.palette.lazy.map {
    SwiftNamed(name: $0.name, symbol: $0.symbol, range: $0.range)
  }
  let roles = theme.roles.lazy.map {
    SwiftNamed(name: $0.name, symbol: SwiftName.lowerCamel($0.name), range: $0.range)
  }
  let diagnostics =
    collisions(of: "appearances", appearances) + collisions(of: "palette colors", colors)
    + collisions(of: "roles", roles)
  return diagnostics
    + collisions(
      of: theme.declarations(under: configuration), besides: diagnostics.compactMap(\.range))
}

private struct SwiftNamed {
  let name: String
  let symbol: String
  let range: SourceRange
  var stem: String?
  /// Unique within a kind; defaults to the symbol.
  var key: String?
  var inverseOf: String?
}

private func collisions(
  of kind: String, _ elements: some RandomAccessCollection<SwiftNamed>
) -> [Diagnostic] {
  var diagnostics = FindingList()
  var first: [String: Int32] = [:]
  first.reserveCapacity(elements.count)
  for (index, element) in elements.enumerated() {
    guard SwiftName.isUsable(element.stem ?? element.symbol) else {
      diagnostics.add(
        "unusable-name", "a name needs a letter or digit to become a Swift identifier",
        at: element.range)
      continue
    }
    let key = element.key ?? element.symbol
    if let other = first[key] {
      diagnostics.add("name-collision", .error, at: element.range) {
        let other = elements[elements.index(elements.startIndex, offsetBy: Int(other))]
        return collision(of: kind, element, other)
      }
    } else {
      first[key] = Int32(truncatingIfNeeded: index)
    }
  }
  return diagnostics.all
}

private func collision(
  of kind: String, _ element: SwiftNamed, _ other: SwiftNamed
) -> Diagnostic {
  let pair = [element, other]
  if let inverse = pair.first(where: { $0.inverseOf != nil }), let base = inverse.inverseOf,
    let declared = pair.first(where: { $0.inverseOf == nil })
  {
    return Diagnostic(
      "name-collision",
      "'\(declared.name)' and the inverse of '\(base)' both become '\(element.symbol)' in Swift; "
        + "rename it, or write 'inverse: \(declared.name)' to make it the inverse",
      at: declared.range, notes: [Diagnostic.Note("the inverse is made here", at: inverse.range)])
  }
  let names =
    element.name == other.name
    ? "two \(kind) named '\(element.name)'" : "\(kind) '\(other.name)' and '\(element.name)'"
  let symbol = element.symbol == other.symbol ? element.symbol : element.key ?? ""
  return Diagnostic(
    "name-collision", "\(names) both become '\(symbol)' in Swift; rename one",
    at: element.range, notes: [Diagnostic.Note("'\(other.name)' is declared here", at: other.range)]
  )
}
