import OutputText
import ThemeSyntax

extension LintRule {
  static let unavailableProperty: LintRule = .init(
    "unavailable-property", .note,
    summary: "A property has no effect on some iOS that the app runs on.",
    explanation: """
      In an app built with the SDK of iOS 26, the glass of a tab bar chooses the color of \
      unselected tabs (react-native-screens and .NET MAUI found the same), and SwiftUI's tab \
      bar has no background color. Bar-appearance objects override barTintColor. A file has \
      one finding for each property and kind of bar, at the first place, with the number of \
      appearances that set it; a waiver covers its own place only. [Systems](Systems.md) has a \
      table.
      """,
    triggering: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
                          ↓
            barTintColor: white
            tintColor: black
      """,
    passing: """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: black, scrollEdge: same }
      """,
    check: .theme { subject, findings in
      var places: Set<SourceRange> = []
      for kind in BarKind.allCases {
        for group in subject.lostSettings(of: kind, findings.policy, unless: &places) {
          let first = group.min { $0.setting.range.lower < $1.setting.range.lower } ?? group[0]
          let (id, setting) = (LintRule.unavailableProperty.id, first.setting)
          findings.judge(id, .note, at: setting.range) {
            let name = subject.theme.appearances[first.appearance].name
            return Diagnostic(
              id, .note,
              "'\(name).\(kind.name).\(setting.property.name)' \(first.reason)"
                + (group.count > 1 ? "; so in \(counted(group.count, "appearance"))" : ""),
              at: setting.range)
          }
        }
      }
    })
}

/// A setting that is not drawn on some iOS; inherited ones are left out, so a file's findings do
/// not depend on themes that extend it.
private struct LostSetting {
  struct Key: Hashable {
    let property: BarProperty
    let file: Int32
    /// The range of a waiver, whose finding is judged separately.
    let waived: SourceRange?
  }

  let setting: ResolvedBar.Setting
  let appearance: Int
  let reason: String
}

private struct Loss {
  /// Follows the property's name.
  let reason: String
  let concerns: (ResolvedBar) -> Bool
}

extension LintSubject {
  /// The lost settings of a kind of bar, similar ones joined, in source order; skips `places`.
  fileprivate func lostSettings(
    of kind: BarKind, _ policy: LintPolicy, unless places: inout Set<SourceRange>
  ) -> [[LostSetting]] {
    let losses = losses(of: kind)
    var groups: [[LostSetting]] = []
    var indices: [LostSetting.Key: Int] = [:]
    for (index, settings) in theme.written(on: kind) where !losses.isEmpty {
      for setting in settings {
        let bar = theme.appearances[index].bars[kind]
        guard let loss = losses[setting.property], loss.concerns(bar),
          places.insert(setting.range).inserted
        else { continue }
        let isWaived = policy.waives(LintRule.unavailableProperty.id, at: setting.range)
        let key = LostSetting.Key(
          property: setting.property, file: setting.range.file,
          waived: isWaived ? setting.range : nil)
        let group = indices[key, default: groups.count]
        if group == groups.count { groups.append([]) }
        indices[key] = group
        groups[group].append(
          LostSetting(setting: setting, appearance: index, reason: loss.reason))
      }
    }
    return groups
  }

  private func losses(of kind: BarKind) -> [BarProperty: Loss] {
    let outputs = Output.all.filter {
      $0.mechanism != nil && makes($0) && !$0.dresses(theme, kind).isEmpty
    }
    var losses: [BarProperty: Loss] = [:]
    for (_, setting) in WrittenProperties(of: kind, in: theme).settings {
      let property = setting.property
      let writing = outputs.filter { configuration.writes(property, of: kind, by: $0) }
      losses[property] = loss(of: property, kind, writing)
    }
    return losses
  }

  private func loss(of property: BarProperty, _ kind: BarKind, _ writing: [Output]) -> Loss? {
    let ends = writing.compactMap { configuration.ignoredFrom(property, on: kind, by: $0) }
    guard let end = ends.min(),
      end >= 26
        ? configuration.declaresGlass
        : configuration.deploymentTarget.major >= end && ends.count == writing.count
    else { return nil }
    // Bars may yield to glass instead; a property that an older iOS ignores still applies before.
    let isOfGlass = end >= 26 && (property == .scrollEdge || BarProperty.fills.contains(property))
    let link = end > IOSVersion.oldest.major ? "from iOS \(end) on, where " : "since "
    return Loss(reason: "has no effect \(link)" + cause(property, kind)) {
      !isOfGlass || !$0.yieldsToGlass
    }
  }

  private func cause(_ property: BarProperty, _ kind: BarKind) -> String {
    if property == .barTintColor { return "bar-appearance objects decide" }
    return property == .scrollEdge || BarProperty.fills.contains(property)
      ? "SwiftUI's \(kind.title) takes no background" : "the glass decides the color"
  }
}
