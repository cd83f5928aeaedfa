package import ColorScience
import OutputText

/// One thing that is another in the new version of a theme.
package struct Change: Sendable, Equatable {
  /// What sort of thing it is.
  package enum Kind: String, Sendable {
    case theme, appearance, symbol, inverse, palette, role, screen, output, deploymentTarget
    case contrast, requirement, waiver, highContrast
    case color, value, statusBarStyle, interfaceStyle, deprecation
  }

  package let kind: Kind
  /// The thing as the theme names it: `light.navigationBar.titleColor`.
  package let name: String
  /// How it was, nil where it was not there.
  package var before: String?
  /// How it is, nil where it is gone.
  package var after: String?
  /// The colors that it was and is, of each variant that changed, the greatest difference first.
  package var colors: [ColorChange] = []
  /// Where it shows: bars and properties, from the appearance on.
  package var places: [String] = []
  /// What else there is to say: the ratio that is needed, the variants.
  package var remark: String?

  init(
    _ kind: Kind, _ name: String, before: String? = nil, after: String? = nil,
    places: [String] = [], remark: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.before = before
    self.after = after
    self.places = places
    self.remark = remark
  }

  /// Whether the thing has another name and is the same but for that.
  package var isRename: Bool {
    remark == Self.renamed
  }

  /// The remark on a thing with another name.
  static let renamed = "renamed"
}

/// A color in one variant before and after.
package struct ColorChange: Sendable, Equatable {
  package let variant: Variant
  package let before: Color
  package let after: Color
  /// CIEDE2000.
  package let difference: Double
}

/// What a new version of a theme changes for those who use it.
package struct ThemeDifference: Sendable, Equatable {
  /// What may keep code that uses the generated code from compiling.
  package var breaking: [Change] = []
  /// What can be read less well.
  package var accessibility: [Change] = []
  /// What can be read better.
  package var improvements: [Change] = []
  /// What looks different.
  package var visual: [Change] = []
  /// What there is besides.
  package var additions: [Change] = []

  /// The parts with their names, what matters most first.
  package var sections: [(section: DiffSection, changes: [Change])] {
    [
      (.breaking, breaking), (.accessibility, accessibility), (.improvements, improvements),
      (.visual, visual), (.additions, additions),
    ]
  }

  package var isEmpty: Bool { sections.allSatisfy(\.changes.isEmpty) }

  /// The part of the version number that has to grow, by semantic versioning.
  package var version: VersionStep {
    if !breaking.isEmpty { return .major }
    if !additions.isEmpty { return .minor }
    return isEmpty ? .none : .patch
  }
}

/// A part of a version number.
package enum VersionStep: String, Sendable {
  case major, minor, patch, none
}

/// A part of a difference.
package enum DiffSection: String, Sendable, CaseIterable {
  case breaking, accessibility, improvements, visual, additions

  /// The part as a heading.
  package var title: String {
    switch self {
    case .breaking: "Breaking"
    case .accessibility: "Accessibility"
    case .improvements: "Improvements"
    case .visual: "Visual"
    case .additions: "Additions"
    }
  }
}
