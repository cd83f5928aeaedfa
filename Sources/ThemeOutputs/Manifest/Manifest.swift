package import ColorScience
package import ThemeModel

/// Everything that was decided about a theme: what `<Name>.appearance.json` says.
///
/// An edit of the theme that changes no meaning changes nothing but `sources`: lists are in the order
/// of names or places, never in that of the file.
package struct Manifest: Sendable, Equatable {
  /// The version of the format that is written and read.
  package static let formatVersion = 2

  /// Declared appearances, inverses and dynamic ones in the order of their names.
  package var appearances: PartList<Appearance>
  package var diagnostics: Diagnostics
  /// The command and its version: "appearance 0.2.0".
  package var generator: String
  package var name: String
  /// The files that were generated, relative to the output folder, sorted.
  package var outputs: [String]
  /// The colors that the theme uses by name, in the order of their names.
  package var palette: PartList<PaletteColor>
  package var roles: PartList<Role>
  package var screens: PartList<Screen>
  /// The theme file's own name, without folders.
  package var source: String
  package var sources: Sources
}

extension Manifest {
  package struct PaletteColor: Sendable, Equatable {
    /// The name in the theme, nested ones joined by dots.
    package var name: String
    package var color: ColorVariants
  }

  package struct Role: Sendable, Equatable {
    package var name: String
    package var color: ColorVariants
    /// The color on an inverse background.
    package var inverse: ColorVariants
  }

  /// What a screen wears, by the names of appearances.
  package struct Screen: Sendable, Equatable {
    package var name: String
    package var appearance: String
    package var navigationBarHidden: Bool
    package var toolbarHidden: Bool
    /// The appearance while the screen is edited.
    package var whenEditing: String
  }

  /// How many findings there were, and those that a waiver let pass.
  package struct Diagnostics: Sendable, Equatable {
    package var errors: Int
    package var warnings: Int
    /// In the order of rules, reasons and pairs; `Sources.waived` has the places in this order.
    package var waived: [Waived]
  }

  /// A finding that a waiver let pass.
  package struct Waived: Sendable, Equatable {
    package var rule: String
    package var reason: String
    /// The pair that it is about; nil for a finding about none.
    package var pair: WaivedPair?
  }

  /// A pair that a waiver let pass, where its contrast is the least.
  package struct WaivedPair: Sendable, Equatable {
    /// The name of the appearance that shows it.
    package var appearance: String
    /// The pair at one place, under the rule of the finding.
    package var pair: Pair
    /// 1...21, rounded by `roundedRatio`.
    package var ratio: Double
    /// The least ratio that passes.
    package var required: Double
  }

  /// What follows from the theme's text and not from its meaning.
  package struct Sources: Sendable, Equatable {
    /// The theme and the files it extends.
    package var inputs: [Input]
    /// Where each appearance is declared, or the rule that made it; in the order of the appearances.
    package var locations: PartList<NamedLocation>
    /// Where each of `Diagnostics.waived` is, without columns.
    package var waived: [Location]
  }

  /// A file that the theme is made of.
  package struct Input: Sendable, Equatable {
    /// Relative to the theme's folder.
    package var path: String
    /// The digest of the file's bytes in lower-case hexadecimal digits.
    package var sha256: String
  }

  /// An appearance and where it is declared.
  package struct NamedLocation: Sendable, Equatable {
    package var name: String
    package var location: Location
  }

  package struct Location: Sendable, Equatable {
    package var line: Int
    /// In UTF-8 bytes, from 1; nil for a line as a whole.
    package var column: Int?
    /// The file where it is not the theme's own, relative to the theme's folder.
    package var path: String?
  }
}

extension Manifest {
  package struct Appearance: Sendable, Equatable {
    package var name: String
    /// The Swift property: `lightAppearance`.
    package var symbol: String
    package var kind: ResolvedAppearance.Kind
    /// What the theme says about the appearance; nil where it says nothing.
    package var description: String?
    package var deprecated: Deprecation?
    package var interfaceStyle: InterfaceStyle
    /// In a light interface, and in a dark one where that has none of its own.
    package var statusBarStyle: StatusBarStyle
    /// In a dark interface; nil where it is the same.
    package var darkStatusBarStyle: StatusBarStyle?
    /// The name of the inverse; nil where there is none.
    package var inverse: String?
    /// What lies behind bars that say nothing themselves; nil where the theme says nothing.
    package var backdrop: Backdrop<ManifestColor>?
    package var bars: Bars<ManifestBar>
    package var measured: Measured
  }

  /// What is known of an appearance's contrast.
  package struct Measured: Sendable, Equatable {
    package var contrast: [Contrast]
    package var notMeasured: [NotMeasured]
  }

  package typealias Verdict = ContrastVerdict

  /// Two properties whose colors have to be told apart, and the bars and states that have them.
  package struct Pair: Sendable, Equatable {
    package var rule: String
    /// The property in front, `statusBar`, `icons` or `title`.
    package var foreground: String
    package var background: String
    /// Bars and their states: "navigationBar", "navigationBar.scrollEdge".
    package var places: [String]
    /// The outputs that draw the pair, where it is not as the theme writes it; empty where it is.
    package var outputs: [String] = []

    /// Whether another pair is the same but for its places.
    package func isSame(as other: Pair) -> Bool {
      foreground == other.foreground && background == other.background && rule == other.rule
        && outputs == other.outputs
    }
  }

  /// A measured pair: the places and the variants that share its numbers, and the numbers.
  package struct Contrast: Sendable, Equatable {
    package var pair: Pair
    package var variants: VariantSet
    /// The contrast, the worst one over a translucent background; 1...21, rounded by `roundedRatio`.
    package var ratio: Double
    /// The greatest contrast over a translucent background, likewise; nil over an opaque one.
    package var best: Double?
    /// The least ratio that passes.
    package var required: Double
    package var verdict: Verdict

    /// Whether another entry is the same but for its places.
    package func isSame(as other: Contrast) -> Bool {
      ratio == other.ratio && variants == other.variants && best == other.best
        && required == other.required && verdict == other.verdict && pair.isSame(as: other.pair)
    }
  }

  /// A pair that is not measured, and why.
  package struct NotMeasured: Sendable, Equatable {
    package var pair: Pair
    package var reason: String

    /// Whether another entry is the same but for its places.
    package func isSame(as other: NotMeasured) -> Bool {
      pair.isSame(as: other.pair) && reason == other.reason
    }
  }
}

/// The stage at which a color is what a manifest has.
package enum ManifestStage: DecidedStage {
  package typealias Color = ManifestColor
  package typealias Stop = ManifestColor
  package typealias State = ManifestBar
}

/// A bar with its colors as a manifest has them.
package typealias ManifestBar = Bar<ManifestStage>

package enum ManifestColor: Sendable, Equatable {
  case reference(String)
  /// A color that is the same in every variant.
  case color(Color)
  indirect case adaptive(ColorVariants)

  package init(_ color: ColorVariants) {
    self = color.isUniform ? .color(color.light) : .adaptive(color)
  }
}

extension ManifestBar {
  /// The settings in the order of the properties' names, which is that of manifests.
  package var settingsByName: [Setting] {
    settings.sorted { $0.property.manifestOrder < $1.property.manifestOrder }
  }
}
