import OutputText
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let unavailableProperty: LintRule = .init(
    "unavailable-property", .note,
    summary: "A property has no effect on the oldest or the newest iOS that the app runs on.",
    explanation: """
      Before iOS 13 there are no bar-appearance objects: a bar has one look, without colors \
      for kinds of buttons and, except with AppearanceKit, for the shadow. Toolbars and tab \
      bars have a scroll edge since iOS 15. The generated code checks the version and omits \
      the property on older systems. In an app built with the SDK of iOS 26, the glass of a \
      tab bar chooses the color of unselected tabs (react-native-screens and .NET MAUI found \
      the same), and SwiftUI's tab bar has no background color. From iOS 13 on, \
      backgroundColor overrides barTintColor. A file has one finding for each property and \
      kind of bar, at the first place, with the number of appearances that set it; a waiver \
      covers its own place only. [Systems](Systems.md) has a table.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            tabBar:
              tintColor: { light: black, dark: white }
                          ↓
              scrollEdge: transparent
        """, configuration: "deploymentTarget: 14.0")
    ],
    passing: [
      """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: black, scrollEdge: same }
      """
    ],
    check: .theme { subject, findings in
      let dressing = Output.all.filter { $0.mechanism != nil && subject.makes($0) }
      var places: Set<SourceRange> = []
      for kind in BarKind.allCases {
        let outputs = dressing.filter { !$0.dresses(subject.theme, kind).isEmpty }
        guard !outputs.isEmpty else { continue }
        let losses = subject.losses(of: kind, by: outputs)
        guard !losses.isEmpty else { continue }
        var groups = LostSettings()
        for (index, settings) in subject.theme.written(on: kind) {
          for setting in settings {
            guard let ways = losses[setting.property] else { continue }
            let bar = subject.theme.appearances[index].bars[kind]
            guard let way = ways.firstIndex(where: { $0.concerns(setting, of: bar) }) else {
              continue
            }
            groups.add(
              setting, of: index, ways[way], number: way,
              isWaived: findings.policy.waives(LintRule.unavailableProperty.id, at: setting.range),
              unless: &places)
          }
        }
        for group in groups.all {
          findings.judge(LintRule.unavailableProperty.id, .note, at: group.setting.range) {
            group.finding(of: kind, in: subject.theme)
          }
        }
      }
    })
}

/// What is set on a kind of bar and lost, alike settings of a file together.
///
/// What a waiver stands at is judged on its own, and does not count for others.
private struct LostSettings {
  /// What settings that are told together have in common.
  private struct Key: Hashable {
    let property: BarProperty
    let file: Int32
    /// The number of the way among those of the property.
    let way: Int
    /// The place where a waiver stands at that.
    let waived: SourceRange?
  }

  struct Group {
    /// The first in the file, and its appearance.
    var setting: ResolvedBar.Setting
    var appearance: Int
    let loss: Loss
    /// How many appearances write it; those that inherit it do not count, so that a file says the same
    /// whichever themes extend it.
    var count = 1

    func finding(of kind: BarKind, in theme: ResolvedTheme) -> Diagnostic {
      let name = theme.appearances[appearance].name
      return Diagnostic(
        LintRule.unavailableProperty.id, .note,
        "'\(name).\(kind.name).\(setting.property.name)' \(loss.reason)"
          + (count > 1 ? "; so in \(counted(count, "appearance"))" : ""), at: setting.range)
    }
  }

  /// The groups by what comes first.
  private(set) var all: [Group] = []
  private var indices: [Key: Int] = [:]

  /// Adds a setting of an appearance that is lost in a way; none at a place that has been: what is written
  /// once is told once.
  mutating func add(
    _ setting: ResolvedBar.Setting, of appearance: Int, _ loss: Loss, number: Int, isWaived: Bool,
    unless places: inout Set<SourceRange>
  ) {
    guard places.insert(setting.range).inserted else { return }
    let key = Key(
      property: setting.property, file: setting.range.file, way: number,
      waived: isWaived ? setting.range : nil)
    guard let index = indices[key] else {
      indices[key] = all.count
      return all.append(Group(setting: setting, appearance: appearance, loss: loss))
    }
    all[index].count += 1
    guard setting.range.lower < all[index].setting.range.lower else { return }
    all[index].setting = setting
    all[index].appearance = appearance
  }
}

/// A way in which a property of a kind of bar is not seen on some iOS.
private enum Loss {
  /// Ignored from an iOS on; by its glass, where a bar may yield to that instead.
  case later(String, isOfGlass: Bool)
  /// Not there yet on the deployment target.
  case before(String)

  var reason: String {
    switch self {
    case .later(let reason, _), .before(let reason): reason
    }
  }

  /// Whether a setting of a bar is lost in this way.
  func concerns(_ setting: ResolvedBar.Setting, of bar: ResolvedBar) -> Bool {
    switch self {
    // What is ignored from an older iOS on still holds before.
    case .later(_, let isOfGlass): !isOfGlass || !bar.yieldsToGlass
    case .before: !setting.isLook
    }
  }
}

extension LintSubject {
  /// The ways in which what is set on a kind of bar is not seen, of each property the first that counts first.
  fileprivate func losses(of kind: BarKind, by outputs: [Output]) -> [BarProperty: [Loss]] {
    var losses: [BarProperty: [Loss]] = [:]
    for (_, setting) in WrittenProperties(of: kind, in: theme).settings {
      let property = setting.property
      let writing = outputs.filter { configuration.writes(property, of: kind, by: $0) }
      let ways = [later(property, kind, writing), before(property, kind, writing)]
      if ways.contains(where: { $0 != nil }) { losses[property] = ways.compactMap(\.self) }
    }
    return losses
  }

  private func later(_ property: BarProperty, _ kind: BarKind, _ writing: [Output]) -> Loss? {
    let ends = writing.compactMap { configuration.ignoredFrom(property, on: kind, by: $0) }
    guard let end = ends.min(),
      end >= 26
        ? configuration.hasGlass
        : configuration.deploymentTarget.major >= end && ends.count == writing.count
    else { return nil }
    let fills: [BarProperty] = [.background, .backgroundColor, .backgroundGradient, .scrollEdge]
    return .later(
      "has no effect from iOS \(end) on, where " + cause(property, kind),
      isOfGlass: end >= 26 && fills.contains(property))
  }

  private func before(_ property: BarProperty, _ kind: BarKind, _ writing: [Output]) -> Loss? {
    let target = configuration.deploymentTarget.major
    guard target < 15 else { return nil }
    let firsts = writing.compactMap { output in
      configuration.firstVersion(of: property, on: kind, by: output)
        .flatMap { $0 > output.firstVersion ? $0 : nil }
    }
    guard let first = firsts.max(), target < first else { return nil }
    return .before("needs iOS \(first); on iOS \(target), the deployment target, it has no effect")
  }

  /// What decides in place of a property that is ignored.
  private func cause(_ property: BarProperty, _ kind: BarKind) -> String {
    switch property {
    case .barTintColor: "the backgroundColor decides"
    case .background, .backgroundColor, .backgroundGradient, .scrollEdge:
      "SwiftUI's \(kind.title) takes no background"
    default: "the glass decides the color"
    }
  }
}

extension BarSetting<ResolvedStage> {
  /// Whether older systems look as the setting asks for, or are not meant by it.
  fileprivate var isLook: Bool {
    switch (property, value) {
    // They have one look, and can be without a line.
    case (_, .slot(.same)), (_, .noColor), (.liquidGlass, _): true
    default: false
    }
  }
}
