package import ThemeCompiler
import ThemePreview
import ThemeSyntax

/// Themes to draw.
package enum PreviewedThemes {
  /// What is known of a theme of this text.
  package static func analysis(
    _ text: String, named name: String = "Brand.theme.yaml",
    configuration: Configuration = Configuration(), files: [String: [UInt8]] = [:]
  ) -> Analysis {
    Analysis(ThemeInput(SourceFile(path: name, text: text), configuration: configuration)) { path in
      files[path].map { .success(SourceFile(path: path, bytes: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
  }

  /// The page of a theme of this text.
  package static func page(_ text: String, watches: Bool = false) -> String {
    String(decoding: previewPage([analysis(text)], watches: watches), as: UTF8.self)
  }

  /// A theme with one pair that fails.
  package static let failing = """
    palette: { paper: "#F7F7F9", ink: "#1C1C1E", link: { light: "#0A5FD9", dark: "#7AB8FF" } }
    appearances:
      light:
        description: By day.
        interfaceStyle: light
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }

    """

  /// A theme with all that bars of iOS 26 can have above, below and behind their titles and buttons.
  package static let parts = """
    appearances:
      shop:
        interfaceStyle: light
        navigationBar:
          backgroundColor: white
          titleColor: black
          tintColor: "#0A5FD9"
          prompt: 'Choose <b>an</b> address'
          buttons: { prominent: "#FFFFFA" }
          searchBar:
            scopeButtons: { titleColor: "#5A5A60", selectedTitleColor: "#0A3A8A" }
        toolbar: { backgroundColor: white, tintColor: "#0A5FD9", hidesSharedBackground: true }
        tabBar:
          backgroundColor: white
          tintColor: "#0A5FD9"
          unselectedItemTintColor: "#5A5A60"
          stacked: { titleColor: "#4A4A50" }
          compactInline: { selectedTitleColor: "#7A2A8A" }

    """

  /// A theme with nothing on its bars that can be read.
  package static let faint = """
    appearances:
      shop:
        interfaceStyle: light
        statusBarStyle: lightContent
        navigationBar:
          backgroundColor: white
          titleColor: "#EEEEEE"
          subtitleColor: "#EEEEEE"
          tintColor: "#EEEEEE"
          compact: { backgroundColor: "#FEFEFE" }
        toolbar: { backgroundColor: white, tintColor: "#EEEEEE" }
        tabBar:
          backgroundColor: white
          tintColor: "#EEEEEE"
          unselectedItemTintColor: "#EEEEEE"
          badgeColor: yellow
          badgeTextColor: white

    """

  /// A theme that has markup wherever somebody else's text goes.
  package static let hostile = """
    palette:
      '<script>alert(1)</script>': "#F7F7F9"
      '"><img src=x onerror=alert(2)>': "#1C1C1E"
    appearances:
      '</style><script>alert(3)</script>':
        description: '<svg onload=alert(4)> & "quotes" <!-- -->'
        deprecated: '<b onclick=alert(5)>'
        statusBarStyle: darkContent
        navigationBar:
          # appearance:ignore title-contrast -- <i onfocus=alert(6)>
          titleColor: "#FFFFFE"
          backgroundColor: '{<script>alert(1)</script>}'
    screens:
      '<a href=javascript:alert(7)>': { appearance: '</style><script>alert(3)</script>' }

    """
}
