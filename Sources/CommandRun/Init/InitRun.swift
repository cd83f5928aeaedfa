internal import OutputText
package import RunSystem
internal import ThemeFiles

/// What `appearance init` does.
package struct InitRun {
  private let folder: String
  private let tokens: String?
  private let schema: String?
  private let console: Console

  /// A run that puts the files into a folder, which is made if it is missing; the theme is one over a
  /// file of tokens where there is one, and the JSON Schema that it names lies beside it where that is
  /// given.
  package init(
    folder: String, tokens: String? = nil, schema: String? = nil, console: Console = Console()
  ) {
    self.folder = FilePath.tidy(folder)
    self.tokens = tokens.map(FilePath.tidy)
    self.schema = schema
    self.console = console
  }

  /// Writes a theme and a configuration to begin with; a file that is there is never replaced.
  package func run() throws(CommandFailure) {
    let files =
      [
        (FileName.configuration, Starter.configuration),
        (Starter.themeName, Starter.schemaLine + (try theme())),
      ] + (schema.map { [(Starter.schemaName, $0)] } ?? [])
    let outputs = files.map {
      OutputFile(folder: folder, name: $0.0, bytes: Array($0.1.utf8)).with(.theme)
    }
    let plan = try OutputWriter.change(
      try OutputWriter.folders(of: outputs), notice: .none
    ) { (_) throws(CommandFailure) in
      let plan = try OutputPlan(outputs)
      try refuseToReplace(plan)
      return plan
    }
    let theme = visibleText(FilePath.join(folder, Starter.themeName))
    try console.write(
      plan.writes.map { "wrote \(visibleText($0.file.path))\n" }.joined() + """
        \(tokens == nil ? "Put your colors into" : "Look through the choices in") '\(theme)', then compile it:
          appearance compile \(Self.quoted(theme))
        or on every change:
          appearance compile \(Self.quoted(theme)) --watch

        """)
  }

  /// The theme to begin with.
  private func theme() throws(CommandFailure) -> String {
    guard let tokens else { return Starter.theme }
    let fence = try ProjectFence(ThemeRequest(paths: [tokens]))
    let system = try TokensRun.tokens(ofFile: tokens, fence).system
    let path = FilePath.relative(fence.paths.resolve(tokens), to: fence.paths.resolve(folder))
    guard !path.hasPrefix("/"), path != "..", !path.hasPrefix("../") else {
      throw CommandFailure(
        .usage,
        "'\(visibleText(tokens))' lies outside '\(visibleText(folder))', whose themes read "
          + "nothing outside; name a folder that has both")
    }
    guard let theme = TokenStarter(system, path: path).theme else {
      throw CommandFailure(
        .findings,
        "'\(visibleText(tokens))' has no two colors that are a background and a text on it; "
          + "'appearance tokens' lists what it has")
    }
    return theme
  }

  private func refuseToReplace(_ plan: OutputPlan) throws(CommandFailure) {
    let others = (plan.writes + plan.streams).filter { !$0.isNew }
    let taken = plan.unchanged + others.map(\.file)
    guard !taken.isEmpty else { return }
    throw CommandFailure(
      .unwritable, taken.map { "'\(visibleText($0.path))' is there already; it is left alone" })
  }

  /// The path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || "0123456789./_-".utf8.contains(byte)
    }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? path : "'\(parts.joined(separator: #"'\''"#))'"
  }
}

/// The files that a new user begins with.
enum Starter {
  /// The name of the theme's file.
  static let themeName = "Brand.theme.yaml"

  /// The name of the file that editors find the format in.
  static let schemaName = "theme.schema.json"

  /// The line that tells editors of it.
  static let schemaLine = "# yaml-language-server: $schema=\(schemaName)\n"

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
