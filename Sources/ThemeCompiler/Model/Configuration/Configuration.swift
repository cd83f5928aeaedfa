package import ColorScience
package import OutputText

/// The contents of `appearance.yaml`, with defaults.
public struct Configuration: Sendable, Equatable {
  /// The type of presets.
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

  /// The access level of the generated declarations.
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

  /// Identifiers of the outputs to generate.
  public var outputs = ["presets", "manifest"]
  /// The output folder, relative to the configuration file; empty for the theme's own folder.
  public var output = ""
  /// The oldest iOS that the generated code supports, at least 15.0.
  public var deploymentTarget = DeploymentTarget.oldest {
    didSet { deploymentTarget = max(deploymentTarget, .oldest) }
  }
  /// The iOS SDK that builds the app; nil if unknown.
  public var sdk: IOSVersion?
  /// The access level of the generated declarations.
  public var access = Access.internal
  /// The type of presets.
  public var runtime = Runtime.appearanceKit
  /// The suffix of the names of presets; may be empty.
  public var presetSuffix = "Appearance"
  /// The theme whose palette file is shared; nil if each file has its own colors.
  public var palette: String?
  package var infoPlist: InfoPlist?
  /// The lowest ratios that pass.
  public var thresholds = Thresholds()
  /// Of translucent bars; empty means any.
  package var backdrops: [Color] = []
  /// The definition of large text.
  public var largeTextIs = LargeText.apple
  package var severities: [String: RuleSeverity] = [:]
  package var ruleOptions: [String: [String: RuleOption.Value]] = [:]

  /// Relative to the configuration file; empty for none.
  package var baseline = ""
  package var documentation: RulePages?
  /// True if warnings fail a run.
  public var isStrict = false
  package var color = ColorChoice.auto
  /// Of the themes used from folders; empty for all.
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []
  package var overrides: [Override] = []

  package struct Override: Sendable, Equatable {
    /// Relative to the configuration's folder.
    package var files: [PathPattern]
    package var configuration: Configuration
  }

  /// Creates the default configuration.
  public init() {}

  /// The configuration for a path from its folder: the last matching override, or itself.
  package func applied(to path: String) -> Configuration {
    overrides.last { $0.files.contains { $0.matches(path) } }?.configuration ?? self
  }

  /// True if a theme in a folder is used; the path is relative to the configuration's folder.
  package func takes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }

  package func value(of option: RuleOption, in rule: String) -> RuleOption.Value {
    ruleOptions[rule]?[option.name] ?? option.standard
  }

  /// In the deployment range, oldest first.
  package var generations: [UIKitGeneration] {
    deploymentTarget.hasGlass ? [.ios26] : [.ios15, .ios26]
  }
}

/// The lowest contrast ratios that pass, 1...21, compared with `>=` on the unrounded ratio.
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
  /// True unless the configured SDK is older than that of iOS 26.
  package var hasNewSDK: Bool { deploymentTarget.hasGlass || sdk?.hasGlass ?? true }

  /// True if the app has glass on the newest iOS; the SDK of iOS 27 ignores the Info.plist.
  package var hasGlass: Bool {
    hasNewSDK
      && (infoPlist?.requiresCompatibility != true || sdk.map { $0.major >= 27 } ?? false)
  }

  /// True if the theme's author says so, by the SDK or the deployment target.
  package var declaresGlass: Bool { hasGlass && (sdk != nil || hasGlassOnly) }

  package var hasGlassOnly: Bool { deploymentTarget.hasGlass && hasGlass }

  /// The newest era without glass, or glass if there is no other.
  package var era: DrawnBar.Era { hasGlassOnly ? .ios26 : .ios15 }
}
