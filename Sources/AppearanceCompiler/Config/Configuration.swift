public import ThemeSyntax

/// What `appearance.yaml` says, with the default for everything it leaves out.
public struct Configuration: Sendable, Hashable {
  /// What to generate, by the identifiers of the backends.
  public var outputs: [String] = ["presets", "manifest"]
  /// The output folder, relative to the configuration file; empty for the theme's own folder.
  public var output = ""

  /// The defaults.
  public init() {}

  /// Reads a configuration file; what is wrong with it is reported and replaced by its default.
  public static func read(_ source: SourceFile) -> (Configuration, [Diagnostic]) {
    (Configuration(), [])
  }
}
