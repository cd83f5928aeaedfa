/// A theme before and after its ink became lighter.
enum ThemeVersions {
  static let old = """
    palette: { ink: "#1C1C1E" }
    appearances:
      light: { statusBarStyle: darkContent, toolbar: { backgroundColor: white, tintColor: "{ink}" } }

    """
  static let new = old.replacing("#1C1C1E", with: "#2C2C2E")
}
