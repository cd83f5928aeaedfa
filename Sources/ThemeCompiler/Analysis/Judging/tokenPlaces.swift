import ColorScience
import DesignTokens
import ThemeSyntax

extension LintContext {
  /// The declarations of a pair's colors in token files, through every alias.
  func tokenPlaces(_ pair: ContrastPair, _ entry: ContrastEntry) -> [Diagnostic.Note] {
    let variant = (pair.ground?.styles.theme ?? .unspecified).variant(on: entry.firstVariant)
    let device = pair.ground.flatMap { worstColors(of: pair, on: $0, entry).device }
    var ids = pair.ground?.colors ?? []
    if case .color(let id) = pair.ink { ids.insert(id, at: 0) }
    var seen: Set<Int> = []
    return ids.flatMap { id -> [Diagnostic.Note] in
      guard let found = token(of: id, variant), seen.insert(found.index).inserted else { return [] }
      let token = tokens[found.index].token
      let place = (colors[id].elsewhere.isEmpty ? nil : device).flatMap { name in
        token.elsewhere.first { colors.devices[$0.device] == name }?.places.value(in: found.variant)
      }
      guard let device, let place else { return notes(on: token, in: found.variant) }
      return [Diagnostic.Note("value of '\(token.path)' on \(device) is set here", at: place)]
    }
  }

  private func token(of id: ColorID, _ variant: Variant) -> (index: Int, variant: Variant)? {
    var id = id
    var variant = variant
    for _ in 0..<16 {
      switch colors.step(id) {
      case .token(let index)?: return (index, variant)
      case .said(_, let color)?: id = color
      case .adaptive(let members, _)?: id = members[Int(variant.rawValue)].value
      case .combined(let members)?: id = members[Int(variant.rawValue)]
      case .member(let color, let member)?: (id, variant) = (color, member)
      case .computed?, .inverted?, nil: return nil
      }
    }
    return nil
  }

  private func notes(on token: Token, in variant: Variant) -> [Diagnostic.Note] {
    guard let origin = token.origins.value(in: variant) else { return [] }
    let links: [(path: String, range: SourceRange)] =
      [(token.path, origin.range)] + origin.aliases.map { ($0.path, $0.range) }
    let device = token.elsewhere.isEmpty ? "" : " on iPhone"
    return zip(links, links.dropFirst()).prefix(Self.shownLinks).map { link, next in
      Diagnostic.Note("'\(link.path)' refers to '\(next.path)' here", at: link.range)
    }
      + links.suffix(1).map {
        Diagnostic.Note("value of '\($0.path)'\(device) is set here", at: $0.range)
      }
  }

  private static let shownLinks = 4
}
