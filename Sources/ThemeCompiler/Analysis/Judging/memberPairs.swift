import ColorScience

extension LintContext {
  /// A dynamic appearance's entries, except variants in which the member's pair is no better.
  func withoutMemberPairs(
    _ pair: ContrastPair, _ entries: ArraySlice<ContrastEntry>
  ) -> ArraySlice<ContrastEntry> {
    guard !members.isEmpty else { return entries }
    var own = entries
    for index in own.indices {
      let entry = own[index]
      for variant in entry.variants.members where memberPair(pair, entry, in: variant) != nil {
        own[index].variants.remove(VariantSet(variant))
      }
    }
    own.removeAll { $0.variants.isEmpty }
    return own
  }

  func isWaivedByMembers(
    _ entry: ContrastEntry, _ pair: ContrastPair, _ policy: LintPolicy,
    _ reach: inout WaiverReach
  ) -> Bool {
    guard !members.isEmpty, entry.verdict != .pass else { return false }
    return entry.variants.members.allSatisfy { variant in
      let member = members[Int(variant.rawValue)]
      guard let own = memberPair(pair, entry, in: variant) else { return false }
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

  /// The member's pair in a variant; nil if it is better, as combined values ignore devices.
  private func memberPair(
    _ pair: ContrastPair, _ entry: ContrastEntry, in variant: Variant
  ) -> ContrastPair? {
    guard !members.isEmpty else { return nil }
    guard members[Int(variant.rawValue)].variants.contains(VariantSet(variant)) else { return nil }
    let (report, measured) = memberReports[Int(variant.rawValue)]
    return measured.first { found in
      let other = found.pair
      return other.background == pair.background && other.foreground == pair.foreground
        && other.outputs == pair.outputs && (other.rule == pair.rule || other.ink == pair.ink)
        && report.entries[found.entries].contains {
          $0.variants.contains(VariantSet(variant)) && $0.worst <= entry.worst
        }
    }?.pair
  }
}
