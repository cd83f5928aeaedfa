/// The files that a new user begins with.
enum Starter {
  /// The name of the theme's file.
  static let themeName = "Brand.theme.yaml"

  /// A configuration with what most apps set.
  static let configuration = """
    # What holds for every theme of this folder and of those below it.
    outputs: [presets, manifest]  # what to generate
    output: Generated             # where to, seen from this file
    deploymentTarget: 15.0        # the oldest iOS that the app runs on

    """

  /// A theme that has no findings.
  static let theme = """
    # The colors, each with a name. An adaptive color has a value for light and one for dark mode.
    palette:
      paper: "#F7F7F9"
      ink: "#1C1C1E"
      faded: "#6B6B70"
      link: { light: "#0A5FD9", dark: "#7AB8FF" }

    # How bars look. The compiler checks that everything drawn on them can be read.
    appearances:
      light:
        description: Screens by day.
        interfaceStyle: light
        statusBarStyle: auto
        navigationBar: { backgroundColor: "{paper}", tintColor: "{link}", titleColor: "{ink}" }
        toolbar: { backgroundColor: "{paper}", tintColor: "{link}" }
        tabBar:
          backgroundColor: "{paper}"
          tintColor: "{link}"
          unselectedItemTintColor: "{faded}"
      dark:
        description: Screens at night.
        interfaceStyle: dark
        statusBarStyle: auto
        navigationBar: { backgroundColor: "{ink}", tintColor: "{link}", titleColor: "{paper}" }
        toolbar: { backgroundColor: "{ink}", tintColor: "{link}" }
        tabBar:
          backgroundColor: "{ink}"
          tintColor: "{link}"
          unselectedItemTintColor: "#AEAEB2"

    # One name that follows the user's choice between light and dark mode.
    dynamic:
      system: { light: light, dark: dark }

    """
}
