import ColorScience
import ThemeModel

extension LintContext {
  /// The entries of a dynamic appearance without variants in which the member's own pair is judged.
  func withoutMemberPairs(
    _ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>
  ) -> ArraySlice<ContrastEntry> {
    guard !members.isEmpty else { return entries }
    var own = entries
    for index in own.indices {
      for variant in own[index].variants.members where memberPair(pair, in: variant) != nil {
        own[index].variants.remove(VariantSet(variant))
      }
    }
    own.removeAll { $0.variants.isEmpty }
    return own
  }

  /// True if the members' findings about an entry are all waived.
  func isWaivedByMembers(
    _ entry: ContrastEntry, _ pair: ContrastPair, _ policy: LintPolicy,
    _ reach: inout WaiverReach
  ) -> Bool {
    guard !members.isEmpty, entry.verdict != .pass else { return false }
    return entry.variants.members.allSatisfy { variant in
      let member = members[Int(variant.rawValue)]
      guard let own = memberPair(pair, in: variant) else { return false }
      var (id, place) = (pair.rule, own.foregroundRange)
      if member.isInverse {
        (id, place) = (LintRule.inverseUnreadable.id, member.range)
      } else if let ground = pair.ground, meter.isOnAssumedContent(ground) {
        (id, place) = (LintRule.scrollEdgeUnset.id, own.backgroundRange)
      } else if entry.verdict != .fail {
        id = LintRule.contentDependentContrast.id
      }
      return policy.waives(id, at: place) {
        reach.covers($0, own, of: member, at: place)
      }
    }
  }

  private func memberPair(_ pair: ContrastPair, in variant: Variant) -> ContrastPair? {
    guard !members.isEmpty else { return nil }
    let member = members[Int(variant.rawValue)]
    guard member.variants.contains(VariantSet(variant)) else { return nil }
    return memberPairs[Int(variant.rawValue)].first { other in
      other.background == pair.background && other.ground != nil
        && other.foreground == pair.foreground && other.outputs == pair.outputs
        && other.variants.contains(VariantSet(variant))
        && (other.rule == pair.rule || other.ink == pair.ink)
    }
  }
}
