public import ThemeSyntax

/// A theme file to compile and the configuration that applies to it.
public struct ThemeInput: Sendable, Equatable {
  /// The theme file.
  public private(set) var source: SourceFile
  /// The configuration by `appearance.yaml` and the command line.
  public package(set) var configuration: Configuration
  /// Of a kind in a file; further findings are counted.
  package var findingLimit = FindingList.shown
  /// Of a kind, no more than are shown.
  package var suggestionLimit = FindingList.shown
  package var numbers = FileNumbers.alone
  /// True if findings are reported with key paths.
  package var namesPlaces = false

  /// Creates the input of a theme.
  public init(_ source: SourceFile, configuration: Configuration = Configuration()) {
    self.source = source
    self.configuration = configuration
  }

  package func replacing(_ source: SourceFile) -> ThemeInput {
    var input = self
    input.source = source
    return input
  }
}

/// Returns a theme's loader of extended files; readable files differ between themes.
package typealias ThemeFileLoader = @Sendable (_ theme: SourceFile) -> FileLoader
