import ColorScience
import ThemeSyntax

/// A pair of a dynamic appearance as the member has it that is worn in a variant.
struct MemberPair {
  let member: ResolvedAppearance
  let pair: ContrastPair
}

extension LintContext {
  /// A pair of a dynamic appearance without the variants in which a member has it as well, where it
  /// is judged already.
  func withoutMemberPairs(_ judged: JudgedPair) -> JudgedPair {
    let needsWords = judged.entries.contains { $0.worst < judged.pair.advised }
    guard !members.isEmpty, needsWords else { return judged }
    var own = judged
    for index in own.entries.indices {
      own.entries[index].variants.removeAll { memberPair(judged.pair, in: $0) != nil }
    }
    own.entries.removeAll { $0.variants.isEmpty }
    return own
  }

  /// Whether all that members have to say about an entry is waived.
  func isWaivedByMembers(
    _ entry: ContrastEntry, _ pair: ContrastPair, _ policy: LintPolicy
  ) -> Bool {
    guard entry.verdict != .pass else { return false }
    let found = entry.variants.compactMap { memberPair(pair, in: $0) }
    return found.count == entry.variants.count
      && found.allSatisfy { found in
        if case .inverse = found.member.kind {
          return policy.waives(RuleID.inverseUnreadable, at: found.member.range)
        }
        let id = entry.verdict == .fail ? pair.rule : RuleID.contentDependentContrast
        return policy.waives(id, at: found.pair.foregroundRange)
      }
  }

  private func memberPair(_ pair: ContrastPair, in variant: Variant) -> MemberPair? {
    guard !members.isEmpty else { return nil }
    let member = members[Int(variant.rawValue)]
    guard member.variants.contains(variant) else { return nil }
    for surface in Surface.all(of: member)
    where pair.background == "\(surface.path).backgroundColor" {
      for rule in LintRule.all {
        guard case .contrast(let pairs) = rule.check else { continue }
        let found = pairs(surface, configuration).first { other in
          other.foreground == pair.foreground && other.variants.contains(variant)
            && (other.rule == pair.rule || other.ink == pair.ink)
        }
        if let found { return MemberPair(member: member, pair: found) }
      }
    }
    return nil
  }
}
