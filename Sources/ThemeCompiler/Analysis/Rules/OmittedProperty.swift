import ColorScience
import OutputText
import ThemeSyntax

extension LintRule {
  static let omittedProperty: LintRule = .init(
    "omitted-property", .note,
    summary: "An output omits a property that the theme sets.",
    explanation: """
      No output supports every property. A proxy has no navigation items, and `colorTheme` only \
      sets colors. SwiftUI lacks modifiers for most of UIKit and has one tint for all bars. \
      DoubleNavigationController has no tab bar. Instead, the default of the system or of the \
      runtime is used, and the lint measures that. The rule also reports an appearance that no \
      output uses: nothing of it is measured. For `colorTheme` it reports colors that only one \
      of light and dark has. The presets of `yalantis` and `yalantis2015` ignore \
      `interfaceStyle`, so adaptive colors follow the device. [Systems](Systems.md) has a table. \
      Set the property in code, or add an output that supports it.
      """,
    triggering: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
                       ↓
            titleFont: headline
      """, configuration: "outputs: swiftUI"),
    passing: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleFont: headline }
      """, configuration: "outputs: barAppearances"),
    check: .theme { subject, findings in
      subject.findOmittedStyles(&findings)
      subject.findOmittedInterfaceStyles(&findings)
      subject.findOmittedAppearances(&findings)
      subject.findOmittedByColorTheme(&findings)
      subject.findOmittedBySwiftUI(&findings)
      for kind in BarKind.allCases {
        let written = WrittenProperties(of: kind, in: subject.theme)
        for omission in subject.omissions(of: written, passing: &findings) {
          findings.judge(omission.finding(among: written))
        }
      }
    })
}

private struct Omission {
  var outputs: [Output]
  let properties: [BarProperty]
}

extension LintSubject {
  /// The outputs that style bars, in the order of the configuration's table.
  fileprivate var dressingOutputs: [Output] {
    Output.all.filter { output in
      output.mechanism != nil && makes(output)
        && BarKind.allCases.contains { !output.dresses(theme, $0).isEmpty }
    }
  }

  /// Omitted properties, grouped by outputs; those with a waiver are judged separately.
  fileprivate func omissions(
    of written: WrittenProperties, passing findings: inout LintFindings
  ) -> [Omission] {
    let outputs = dressingOutputs
    func leaves(_ output: Output, _ property: BarProperty) -> Bool {
      !configuration.writes(property, of: written.kind, by: output)
        && !output.reportedApart.contains(property)
    }
    var unwaived: [BarProperty] = []
    for (_, setting) in written.settings {
      let leaving = outputs.filter { leaves($0, setting.property) }
      guard !leaving.isEmpty else { continue }
      if findings.policy.waives(LintRule.omittedProperty.id, at: setting.range) {
        let waived = Omission(outputs: leaving, properties: [setting.property])
        findings.judge(waived.finding(among: written))
      } else {
        unwaived.append(setting.property)
      }
    }
    var omissions: [Omission] = []
    for output in outputs {
      let properties = unwaived.filter { leaves(output, $0) }
      if let index = omissions.firstIndex(where: { $0.properties == properties }) {
        omissions[index].outputs.append(output)
      } else if !properties.isEmpty {
        omissions.append(Omission(outputs: [output], properties: properties))
      }
    }
    return omissions
  }
}

extension Omission {
  fileprivate func finding(among written: WrittenProperties) -> Diagnostic {
    let first = written.settings.filter { properties.contains($0.setting.property) }
      .min {
        ($0.setting.range.file, $0.setting.range.lower)
          < ($1.setting.range.file, $1.setting.range.lower)
      }
    return Diagnostic(
      LintRule.omittedProperty.id, .note,
      message(among: written, first?.name, in: written.count(of: properties)),
      at: first?.setting.range)
  }

  private func message(
    among written: WrittenProperties, _ appearance: String?, in count: Int
  ) -> String {
    let names = outputs.map { "'\($0.id)'" }.joined(separator: ", ")
    let kind = written.kind
    let place = count > 1 ? ", in \(counted(count, "appearance"))" : ""
    if properties.count == 1, let appearance {
      let path = "\(appearance).\(kind.name).\(properties[0].name)"
      return "'\(path)' is left out by \(names)\(place)"
    }
    let verb = outputs.count == 1 ? "leaves" : "leave"
    if properties.count == written.settings.count {
      return "\(names) \(verb) out the \(kind.title)\(place)"
    }
    let things = properties.grouped(among: written).map { "'\($0)'" }.joined(separator: ", ")
    return "\(names) \(verb) out \(counted(properties.count, "property", "properties")) of the "
      + "\(kind.title)\(place): \(things)"
  }
}

extension [BarProperty] {
  /// The properties' names; a group's name if all its written properties are among them.
  fileprivate func grouped(among written: WrittenProperties) -> [String] {
    let groups = BarGroup.all.compactMap { group -> (path: String, properties: [BarProperty])? in
      let own = group.properties(of: written.kind).filter(written.has)
      return own.count > 1 && own.allSatisfy(contains) ? (group.path, own) : nil
    }
    var names: [String] = []
    for property in self {
      let name = groups.first { $0.properties.contains(property) }?.path ?? property.name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension LintSubject {
  /// Adds a finding for each appearance with two status-bar styles if an output supports fewer.
  fileprivate func findOmittedStyles(_ findings: inout LintFindings) {
    let leaving = dressingOutputs.filter { !$0.followsStyles(configuration.runtime) }
    guard !leaving.isEmpty else { return }
    let names = leaving.map { "'\($0.id)'" }.joined(separator: ", ")
    for appearance in theme.appearances {
      guard appearance.darkStatusBarStyle != nil, appearance.variants == .all else { continue }
      let place = appearance.isInverse ? appearance.range : appearance.statusBarStyle.range
      findings.add(
        "a status-bar style for each interface style, as '\(appearance.name)' has it, is left out by "
          + names,
        at: place)
    }
  }

  /// Adds a finding for each appearance with colors by style if an output does not fix its style.
  fileprivate func findOmittedInterfaceStyles(_ findings: inout LintFindings) {
    guard makes(.presets), configuration.runtime != .appearanceKit else { return }
    for appearance in theme.appearances where appearance.interfaceStyle != .unspecified {
      let hasColorsByStyle = BarKind.allCases.contains { kind in
        appearance.bars[kind].contains { setting in
          setting.value.colors.contains { theme.colors[$0].followsStyle }
        }
      }
      guard hasColorsByStyle else { continue }
      findings.add(
        "'\(appearance.name).interfaceStyle' is left out by 'presets', so that its colors follow the "
          + "device's", at: appearance.range)
    }
  }

  /// Adds a finding for each appearance that no output applies, unless outputs apply none at all.
  fileprivate func findOmittedAppearances(_ findings: inout LintFindings) {
    let outputs = Output.all.filter { $0.mechanism != nil && makes($0) }
    guard outputs.contains(where: { $0.missing(theme) == nil }) else { return }
    var known: Set<String> = []
    var members: Set<Int> = []
    for output in outputs {
      for kind in BarKind.allCases {
        let dressed = output.dresses(theme, kind)
        if dressed.count == theme.appearances.count { return }
        known.formUnion(dressed.lazy.map(\.symbol))
        members.formUnion(dressed.lazy.flatMap(\.members))
      }
    }
    let names = outputs.map { "'\($0.id)'" }.joined(separator: ", ")
    for (index, appearance) in theme.appearances.enumerated() {
      guard appearance.kind == .declared, appearance.deprecation.isEmpty,
        !known.contains(appearance.symbol), !members.contains(index),
        BarKind.allCases.contains(where: { !appearance.bars[$0].settings.isEmpty })
      else { continue }
      findings.add(
        "'\(appearance.name)' is left out by \(names), and nothing of it is measured",
        at: appearance.range)
    }
  }

  fileprivate func findOmittedByColorTheme(_ findings: inout LintFindings) {
    guard makes(.colorTheme) else { return }
    for color in theme.oneSidedColors(on: configuration.era) {
      findings.add(
        "'\(color.path)' is left out by 'colorTheme', since '\(color.other)' has no such color",
        at: color.range)
    }
  }

  /// Reports tints that differ from SwiftUI's single one, and scroll edges with a background.
  fileprivate func findOmittedBySwiftUI(_ findings: inout LintFindings) {
    guard makes(.swiftUI) else { return }
    for appearance in theme.appearances where appearance.deprecation.isEmpty {
      let drawing = Installation(inSwiftUI: appearance, theme.colors, on: configuration.era)
      for kind in BarKind.allCases {
        let (bar, path) = (appearance.bars[kind], "\(appearance.name).\(kind.name)")
        if let tintBar = drawing.tintBar, drawing.tintBar(of: kind) != kind,
          let tint = bar.color(.tintColor)
        {
          findings.add(
            "'\(path).tintColor' is left out by 'swiftUI', which has one tint for all bars, that "
              + "of the \(tintBar.title)", at: tint.range)
        }
        if let edge = bar[.scrollEdge], case .state = edge.value {
          findings.add(
            "'\(path).scrollEdge' is left out by 'swiftUI', which can only hide the background "
              + "there", at: edge.range)
        }
      }
    }
  }
}
