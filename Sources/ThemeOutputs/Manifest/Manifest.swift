package import ColorScience
package import ThemeModel

/// The contents of `<Name>.appearance.json`: everything decided about a theme.
///
/// Lists are sorted by name or location, so an edit without effect changes only `sources`.
package struct Manifest: Sendable, Equatable {
  package static let formatVersion = 2

  /// Declared, inverse and dynamic ones, sorted by name.
  package var appearances: PartList<Appearance>
  package var diagnostics: Diagnostics
  package var generator: String
  package var name: String
  /// Relative to the output folder, sorted.
  package var outputs: [String]
  /// The colors used by name, sorted by name.
  package var palette: [PaletteColor]
  package var roles: [Role]
  package var screens: [Screen]
  package var source: String
  package var sources: Sources
}

extension Manifest {
  package struct PaletteColor: Sendable, Equatable {
    /// Nested names are joined by dots.
    package var name: String
    package var color: ColorVariants
  }

  package struct Role: Sendable, Equatable {
    package var name: String
    package var color: ColorVariants
    package var inverse: ColorVariants
  }

  package struct Screen: Sendable, Equatable {
    package var name: String
    package var appearance: String
    package var navigationBarHidden: Bool
    package var toolbarHidden: Bool
    package var whenEditing: String
  }

  package struct Diagnostics: Sendable, Equatable {
    package var errors: Int
    package var warnings: Int
    /// Sorted by rule, reason and pair, like `Sources.waived`.
    package var waived: [Waived]
  }

  package struct Waived: Sendable, Equatable {
    package var rule: String
    package var reason: String
    /// nil for a finding about no pair.
    package var pair: WaivedPair?
  }

  package struct WaivedPair: Sendable, Equatable {
    package var appearance: String
    /// At one location, under the finding's rule.
    package var pair: Pair
    /// Rounded by `roundedRatio`, 1...21.
    package var ratio: Double
    package var required: Double
  }

  /// The parts that depend on the theme's text rather than its meaning.
  package struct Sources: Sendable, Equatable {
    package var inputs: [Input]
    /// The declarations or inverses' rules, in the appearances' order.
    package var locations: [NamedLocation]
    /// Of each of `Diagnostics.waived`, without columns.
    package var waived: [Location]
  }

  package struct Input: Sendable, Equatable {
    /// Relative to the theme's folder.
    package var path: String
    package var sha256: String
  }

  package struct NamedLocation: Sendable, Equatable {
    package var name: String
    package var location: Location
  }

  package struct Location: Sendable, Equatable {
    package var line: Int
    /// In UTF-8 bytes, from 1; nil for a whole line.
    package var column: Int?
    /// Relative to the theme's folder; nil for the theme's own file.
    package var path: String?
  }

  package struct Appearance: Sendable, Equatable {
    package var name: String
    package var symbol: String
    package var kind: ResolvedAppearance.Kind
    package var description: String?
    package var deprecated: Deprecation?
    package var interfaceStyle: InterfaceStyle
    /// In both interface styles, unless dark has its own.
    package var statusBarStyle: StatusBarStyle
    /// nil if it is the same.
    package var darkStatusBarStyle: StatusBarStyle?
    package var inverse: String?
    package var backdrop: Backdrop<ManifestColor>?
    package var bars: Bars<ManifestBar>
    package var measured: Measured
  }

  package struct Measured: Sendable, Equatable {
    package var contrast: [Contrast]
    package var notMeasured: [NotMeasured]
  }

  package typealias Verdict = ContrastVerdict

  /// Two properties that need contrast, and the bars and states with them.
  package struct Pair: Sendable, Equatable {
    package var rule: String
    /// A property, `statusBar`, `icons` or `title`.
    package var foreground: String
    package var background: String
    /// For example "navigationBar" and "navigationBar.scrollEdge".
    package var places: [String]
    /// Empty for a pair as the theme writes it.
    package var outputs: [String] = []

    package func isSame(as other: Pair) -> Bool {
      foreground == other.foreground && background == other.background && rule == other.rule
        && outputs == other.outputs
    }
  }

  /// A measured pair, with all variants that share its numbers.
  package struct Contrast: Sendable, Equatable {
    package var pair: Pair
    package var variants: VariantSet
    /// The lowest contrast, 1...21, rounded by `roundedRatio`.
    package var ratio: Double
    /// The highest contrast over a translucent background, rounded; nil over an opaque one.
    package var best: Double?
    package var required: Double
    package var verdict: Verdict

    package func isSame(as other: Contrast) -> Bool {
      ratio == other.ratio && variants == other.variants && best == other.best
        && required == other.required && verdict == other.verdict && pair.isSame(as: other.pair)
    }
  }

  package struct NotMeasured: Sendable, Equatable {
    package var pair: Pair
    package var reason: String

    package func isSame(as other: NotMeasured) -> Bool {
      pair.isSame(as: other.pair) && reason == other.reason
    }
  }
}

package enum ManifestStage: DecidedStage {
  package typealias Color = ManifestColor
  package typealias Stop = ManifestColor
  package typealias State = ManifestBar
}

package typealias ManifestBar = Bar<ManifestStage>

package enum ManifestColor: Sendable, Equatable {
  case reference(String)
  case color(Color)
  indirect case adaptive(ColorVariants)

  package init(_ color: ColorVariants) {
    self = color.isUniform ? .color(color.light) : .adaptive(color)
  }
}

extension ManifestBar {
  package var settingsByName: [Setting] {
    settings.sorted { $0.property.manifestOrder < $1.property.manifestOrder }
  }
}
