package import ColorScience
package import OutputText

/// What `appearance.yaml` says, with the default for everything it leaves out.
public struct Configuration: Sendable, Equatable {
  /// Which app the presets are for.
  public enum Runtime: String, Sendable, CaseIterable, WordValue {
    case appearanceKit = "AppearanceKit"
    case yalantis
    case yalantis2015

    package var summary: String {
      switch self {
      case .appearanceKit: "The type of this package's runtime"
      case .yalantis: "The type of AppearanceNavigationController with nested bars"
      case .yalantis2015: "Its flat type before that"
      }
    }
  }

  /// Who sees the generated declarations.
  public enum Access: String, Sendable, CaseIterable, WordValue {
    case `internal`
    case `public`
    case package

    package var summary: String {
      switch self {
      case .internal: "Seen in the module"
      case .public: "Seen by every client"
      case .package: "Seen in the package"
      }
    }
  }

  package static let fileName = "appearance.yaml"

  /// What to generate, by the identifiers of the backends.
  public var outputs = ["presets", "manifest"]
  /// The output folder, relative to the configuration file; empty for the theme's own folder.
  public var output = ""
  /// The oldest iOS that the generated code has to run on; a version before 15.0 becomes 15.0.
  public var deploymentTarget = DeploymentTarget.oldest {
    didSet { deploymentTarget = max(deploymentTarget, .oldest) }
  }
  /// The iOS SDK that the app is built with; nothing is assumed where it is nil.
  public var sdk: IOSVersion?
  /// Who sees the generated declarations.
  public var access = Access.internal
  /// Which app the presets are for.
  public var runtime = Runtime.appearanceKit
  /// What stands at the end of the names of presets; may be empty.
  public var presetSuffix = "Appearance"
  /// The name of the theme whose palette file the generated files share; nil where each has its own colors.
  public var palette: String?
  /// What the app's Info.plist says, nil where none is named.
  package var infoPlist: InfoPlist?
  /// The least ratios that pass.
  public var thresholds = Thresholds()
  /// What may lie under translucent bars; anything where the list is empty.
  package var backdrops: [Color] = []
  /// What counts as large text.
  public var largeTextIs = LargeText.apple
  /// The severities that differ from the rules' own.
  package var severities: [String: RuleSeverity] = [:]
  package var ruleOptions: [String: [String: RuleOption.Value]] = [:]

  /// The file of known findings, relative to the configuration file; empty for none.
  package var baseline = ""
  /// Where the pages of rules are, nil where nobody says so.
  package var documentation: RulePages?
  /// Whether warnings fail a run.
  public var isStrict = false
  /// Whether what is written to a terminal is colored.
  package var color = ColorChoice.auto
  /// The themes that are taken of those found in folders; all of them where the list is empty.
  package var included: [PathPattern] = []
  /// The themes that are left out of those found in folders.
  package var excluded: [PathPattern] = []
  /// What holds for some themes instead.
  package var overrides: [Override] = []

  /// What holds for themes of some paths.
  package struct Override: Sendable, Equatable {
    /// The paths, seen from the configuration's folder.
    package let files: [PathPattern]
    package var configuration: Configuration

    package init(files: [PathPattern], configuration: Configuration) {
      self.files = files
      self.configuration = configuration
    }
  }

  /// The defaults.
  public init() {}

  /// What holds for a theme by its path, seen from the configuration's folder: the last override that
  /// speaks of it, else the configuration itself.
  package func applied(to path: String) -> Configuration {
    overrides.last { $0.files.contains { $0.matches(path) } }?.configuration ?? self
  }

  /// Whether a theme that is found in a folder is taken, by its path seen from the configuration's folder.
  package func takes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }

  package func value(of option: RuleOption, in rule: String) -> RuleOption.Value {
    ruleOptions[rule]?[option.name] ?? option.standard
  }

  /// The generations of UIKit's system colors in the deployment range, oldest first.
  package var generations: [UIKitGeneration] {
    deploymentTarget.hasGlass ? [.ios26] : [.ios15, .ios26]
  }
}

/// The least contrast ratios that pass, 1...21, compared with `>=` on the unrounded ratio.
public struct Thresholds: Sendable, Hashable {
  /// WCAG 2.2, 1.4.3: text.
  public var text = 4.5
  /// WCAG 2.2, 1.4.3: text of at least 18 points.
  public var largeText = 3.0
  /// WCAG 2.2, 1.4.11: icons and other graphics that carry information.
  public var nonText = 3.0

  /// The ratios of level AA.
  public init() {}
}

/// How much the findings of a rule matter.
package enum RuleSeverity: String, WordValue {
  case off, note, warning, error

  package var summary: String {
    switch self {
    case .off: "The finding is dropped"
    case .note: "The finding is a note"
    case .warning: "The finding is a warning"
    case .error: "Nothing is written"
    }
  }
}

extension Configuration {
  /// Whether the app is known to have glass on the newest iOS: with an older SDK it has none.
  package var hasGlass: Bool { deploymentTarget.hasGlass || sdk?.hasGlass ?? false }
}
