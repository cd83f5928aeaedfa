import ThemeModel

/// How presets are written for one runtime.
enum PresetDialect {
  case appearanceKit
  /// AppearanceNavigationController with its nested bars.
  case yalantis
  /// AppearanceNavigationController with its flat properties, before 2015-10-30.
  case yalantis2015

  init(_ runtime: Configuration.Runtime) {
    switch runtime {
    case .appearanceKit: self = .appearanceKit
    case .yalantis: self = .yalantis
    case .yalantis2015: self = .yalantis2015
    }
  }

  /// The modules that the `Appearance` type comes from.
  var imports: [String] {
    self == .appearanceKit ? ["AppearanceKit"] : []
  }

  /// Whether an appearance's value holds its inverse.
  var storesInverses: Bool { self == .appearanceKit }

  /// Whether a function finds an appearance's inverse.
  var looksUpInverses: Bool { self != .appearanceKit }

  /// The modifier, with the blank behind it, of declarations that a module whose default is the main
  /// actor must not isolate: inverses are reached from closures that run anywhere.
  var isolation: String {
    self == .appearanceKit ? "nonisolated " : ""
  }

  /// Writes the isolation of declarations where `Appearance` is not Sendable, so that strict
  /// concurrency asks for one.
  func writeIsolation(to writer: inout SwiftWriter) {
    guard self != .appearanceKit else { return }
    writer.line("#if swift(>=6.0) || hasFeature(StrictConcurrency)")
    writer.indented { $0.line("@MainActor") }
    writer.line("#endif")
  }

  /// Writes the properties of an appearance beside its status-bar style.
  func writeBars(
    of appearance: ResolvedAppearance, to writer: inout SwiftWriter, colors: inout ColorCode
  ) {
    switch self {
    case .appearanceKit: writeAllProperties(of: appearance, to: &writer, colors: &colors)
    case .yalantis: writeNestedColors(of: appearance, to: &writer, colors: &colors)
    case .yalantis2015: writeFlatColors(of: appearance, to: &writer, colors: &colors)
    }
  }
}
