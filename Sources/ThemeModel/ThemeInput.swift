public import ThemeSyntax

/// A theme file to compile and the configuration that applies to it.
public struct ThemeInput: Sendable, Equatable {
  /// The theme file.
  public private(set) var source: SourceFile
  /// What `appearance.yaml` and the command line say.
  public let configuration: Configuration
  /// How many findings of a kind in a file are kept; the others are counted.
  package var findingLimit = FindingList.shown
  /// How many findings of a kind get suggestions: nobody reads those of more than are shown.
  package var suggestionLimit = FindingList.shown
  /// The numbers of its files in the run.
  package var numbers = FileNumbers.alone
  /// Whether somebody names findings by the keys that lead to their places.
  package var namesPlaces = false

  /// A theme with its configuration.
  public init(_ source: SourceFile, configuration: Configuration = Configuration()) {
    self.source = source
    self.configuration = configuration
  }

  /// The theme with another text, under the same configuration and limits.
  package func replacing(_ source: SourceFile) -> ThemeInput {
    var input = self
    input.source = source
    return input
  }
}

/// Why a file that a theme extends cannot be had: "no such file", "permission denied".
public struct LoadFailure: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  public let reason: String

  /// A failure with its reason.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// Gives the file at a path that is relative to the same place as the themes' own paths.
///
/// A path with a slash at its end is that of a folder, such as an asset catalog's; its content is the
/// names in it by lines, those of folders with a slash at their end.
public typealias FileLoader = @Sendable (_ path: String) -> Result<SourceFile, LoadFailure>

/// Gives each theme the loader for the files that it extends; what one may read another may not.
package typealias ThemeFileLoader = @Sendable (_ theme: SourceFile) -> FileLoader
