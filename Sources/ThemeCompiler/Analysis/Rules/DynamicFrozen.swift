import ColorScience
import ThemeSyntax

extension LintRule {
  static let dynamicFrozen: LintRule = .init(
    "dynamic-frozen", .error,
    summary: "A color that follows the interface style is rendered only once.",
    explanation: """
      AppearanceNavigationController (`runtime: yalantis`) draws a bar's background as an \
      image of one pixel, which keeps the color of the current interface style: an error. \
      DoubleNavigationController archives the bar during a transition: a warning. Write one \
      appearance with plain colors for each interface style, or use an output that keeps \
      adaptive colors: `presets` for AppearanceKit, or `barAppearances`.
      """,
    triggering: .init(
      """
      appearances:
        plain:
          toolbar:
                             ↓
            backgroundColor: { light: white, dark: black }
            tintColor: { light: black, dark: white }
      """, configuration: "{ runtime: yalantis, lint: { scroll-edge-unset: off } }"),
    passing: """
      appearances:
        plain: { toolbar: { backgroundColor: { light: white, dark: black } } }
      """,
    check: .theme { subject, findings in
      if subject.makes(.presets), subject.configuration.runtime != .appearanceKit {
        var known: Set<ColorID> = []
        for appearance in subject.theme.appearances {
          subject.findAdaptive(
            in: appearance, [.backgroundColor],
            "the '\(subject.configuration.runtime.rawValue)' runtime of 'presets' draws it once, as an image",
            .error, &known, &findings)
        }
      }
      guard subject.makes(.doubleNavigation) else { return }
      var known: Set<ColorID> = []
      for appearance in subject.theme.wornAppearances {
        subject.findAdaptive(
          in: appearance, BarProperty.allCases,
          "the library of 'doubleNavigation' archives it for a transition", .warning, &known,
          &findings)
      }
    })
}

extension LintSubject {
  fileprivate func findAdaptive(
    in appearance: ResolvedAppearance, _ properties: [BarProperty], _ action: String,
    _ severity: Diagnostic.Severity, _ known: inout Set<ColorID>, _ findings: inout LintFindings
  ) {
    for kind in [BarKind.navigationBar, .toolbar] {
      for property in properties {
        guard let color = appearance.bars[kind].color(property),
          theme.colors.plainColor(color.value) == nil
        else { continue }
        let variants = theme.colors[color.value].variants
        // Colors shared by the members come from them.
        guard !variants.isUniform, known.insert(color.value).inserted else { continue }
        findings.add(
          "'\(appearance.name).\(kind.name).\(property.name)' follows the interface style, but "
            + "\(action); it stays \(variants.light.hex) or \(variants.dark.hex) when the style "
            + "changes; write an appearance with plain colors for each style",
          at: appearance.kind == .dynamic ? appearance.range : color.range, severity)
        break
      }
    }
  }
}
