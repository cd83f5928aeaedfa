import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

/// A theme and its other versions.
enum ComparedTheme {
  /// A theme with two appearances, roles and a screen.
  static let theme = """
    palette: { paper: "#F7F7F9", ink: "#1C1C1E", link: "#0A5FD9" }
    appearances:
      light:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }
      night:
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "{ink}", tintColor: "#7AB8FF", titleColor: "{paper}" }
    roles:
      text: "{ink}"
    screens:
      Inbox: { appearance: light }

    """

  /// A version of a theme.
  static func side(_ text: String, _ configuration: Configuration = Configuration()) throws
    -> DiffSide
  {
    let analysis = PreviewedThemes.analysis(text, configuration: configuration)
    return DiffSide(
      try #require(analysis.manifest), deploymentTarget: configuration.deploymentTarget)
  }

  /// The difference when some text of the theme is replaced.
  static func changed(_ old: String, _ new: String) throws -> ThemeDifference {
    #expect(theme.contains(old))
    return compareThemes(try side(theme), try side(theme.replacing(old, with: new)))
  }

  /// The difference in words.
  static func sentences(_ difference: ThemeDifference) -> String {
    DiffFormat.text.render(difference)
  }
}
