extension Section {
  package static let theme = ThemeDocument.mapping.section
  package static let appearance = AppearanceDocument.mapping.section
  package static let inverse = InverseOverlay.mapping.section
  package static let statusBarStyles = WrittenStatusBarStyles.mapping.section
  package static let titleFont = WrittenFont.mapping.section
  package static let gradient = WrittenGradient.mapping.section
  package static let dynamic = VariantMembers.dynamic.section
  package static let adaptiveColor = VariantMembers.adaptiveColor.section
  package static let role = RoleDocument.mapping.section
  package static let tokenEntry = WrittenTokenEntry.mapping.section
  package static let screen = ScreenDocument.mapping.section

  package static let configurationTitle = "the configuration"

  /// The mapping at a path from a theme's root; nil for values and names of the author's choice.
  package static func inTheme(at path: [String]) -> Section? {
    var section = theme
    var path = path[...]
    while let name = path.popFirst() {
      guard let shape = section.key(name)?.value.shape else { return nil }
      if let entry = entries[shape] {
        guard path.popFirst() != nil else { return nil }
        section = entry
        // The names of palette colors are nested.
        if shape == "paletteGroup" { return section }
      } else if let mapping = mappings[shape] {
        section = mapping
      } else {
        return nil
      }
    }
    return section
  }

  /// By the shape of the mapping with names of the author's choice.
  private static let entries = [
    "appearances": appearance, "dynamics": dynamic, "roles": role, "screens": screen,
    "paletteGroup": adaptiveColor,
  ]

  private static let mappings: [String: Section] = {
    var mappings = [
      "inverse": inverse, "statusBarStyles": statusBarStyles, "titleFont": titleFont,
      "gradient": gradient, "color": adaptiveColor, "backdrop": adaptiveColor,
      "tokens": tokenEntry,
    ]
    for kind in BarKind.allCases {
      mappings[kind.name] = bar(kind)
      mappings["\(kind.name)State"] = state(kind)
      for group in BarGroup.all { mappings[group.shape(of: kind)] = group.section(of: kind) }
    }
    return mappings
  }()
}
