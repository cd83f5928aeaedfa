internal import ColorScience
internal import DesignTokens
internal import OutputText
internal import ThemeFiles

struct InitRequest: Sendable {
  /// The folder, which is made if it is missing, or the theme's file in one.
  var place = "."
  /// The theme's name; nil for that of its file, which is Brand where there is none either.
  var name: String?
  /// The color out of which the theme is made, in a theme's notation.
  var brand: String?
  /// The files of design tokens, or the asset catalog, out of whose colors it is made instead, each for a variant or
  /// for all.
  var tokens: [(variant: Variant?, path: String)] = []
  /// Whether the theme is JSON; nil for what its file's name says, else YAML.
  var isJSON: Bool?
  /// The JSON Schema that lies beside the theme; nil for none.
  var schema: String?
}

struct InitRun {
  private let request: InitRequest
  private let place: StarterPlace
  private let console: Console

  /// A run that writes a theme, and a configuration where the folder has none.
  init(
    _ request: InitRequest, console: Console = Console()
  ) throws(CommandFailure) {
    self.request = request
    self.console = console
    place = try StarterPlace(request)
  }

  /// Writes a theme and a configuration to begin with; a file that is there is never replaced.
  func run() throws(CommandFailure) {
    let hasConfiguration = FileName.configurations.contains {
      (try? FileSystem.statusWithoutFollowing(FilePath.join(place.folder, $0))) ?? nil != nil
    }
    let starter = try starter()
    let files =
      (hasConfiguration ? [] : [(FileName.configuration, Starter.configuration)])
      + [(place.file, try file(starter.theme))]
      + (request.schema.map { [(Starter.schemaName, $0)] } ?? [])
    let outputs = files.map {
      OutputFile(folder: place.folder, name: $0.0, bytes: Array($0.1.utf8)).with(.theme)
    }
    let plan = try OutputWriter.write(outputs, check: refuseToReplace)
    try console.write(plan.lines + starter.changes.map { $0 + "\n" }.joined() + nextSteps)
  }

  private var nextSteps: String {
    let path = visibleText(FilePath.join(place.folder, place.file))
    let theme = Self.quoted(path)
    return """
      \(request.tokens.isEmpty && request.brand == nil ? "Put your colors into" : "Look through the choices in") '\(path)', then:
        appearance lint \(theme)
        appearance compile \(theme) --watch
      In an app: SwiftPM    plugins: [.plugin(name: "AppearancePlugin", package: "appearance-compiler")]
                 Xcode      AppearancePlugin under Build Phases, Run Build Tool Plug-ins
                 CI         appearance lint \(theme) --strict --format github

      """ + stepsForEditors
  }

  /// How editors get completion, where no schema is written for them.
  private var stepsForEditors: String {
    guard request.schema == nil else { return "" }
    return """
                 Editors    appearance lsp, the language server

      """
  }

  private func file(_ theme: String) throws(CommandFailure) -> String {
    let yaml = place.nameLines + theme
    let hasSchema = request.schema != nil
    guard place.isJSON else { return (hasSchema ? Starter.schemaLine : "") + yaml }
    guard let json = themeInJSON(yaml, schema: hasSchema ? Starter.schemaName : nil) else {
      throw CommandFailure(.unwritable, "the theme cannot be written in JSON")
    }
    return json
  }

  private func starter() throws(CommandFailure) -> BrandStarter {
    guard request.tokens.isEmpty else {
      return try overTokens(request.tokens)
    }
    return try request.brand.map(BrandStarter.read) ?? .standard
  }

  private func overTokens(
    _ files: [(variant: Variant?, path: String)]
  ) throws(CommandFailure) -> BrandStarter {
    let files = files.map { ($0.variant, FilePath.tidy($0.path)) }
    let names = files.map { "'\(visibleText($0.1))'" }.joined(separator: ", ")
    let folder = place.folder
    let fence = try ProjectFence(ThemeRequest(paths: files.map(\.1)))
    var entry = TokenEntry(naming: files, TokensRun.access(to: files.map(\.1), fence))
    var system = try TokensRun.tokens(of: entry, files.map(\.1), fence)
    let mistakes = TokenStarter(system: system, entry: entry).mistakes.filter { variant, _ in
      let isNamed = entry.inputs[variant] != nil || entry.files[variant] != nil
      (entry.inputs[variant], entry.files[variant]) = (nil, nil)
      return isNamed
    }
    if !mistakes.isEmpty { system = try TokensRun.tokens(of: entry, files.map(\.1), fence) }
    for (_, file) in files {
      let path = FilePath.relative(fence.paths.resolve(file), to: fence.paths.resolve(folder))
      guard !path.hasPrefix("/"), path != "..", !path.hasPrefix("../") else {
        throw CommandFailure(
          .usage,
          "themes in '\(visibleText(folder))' can't read '\(visibleText(file))' outside it; name a "
            + "folder that has both")
      }
      entry.rename(file, path)
    }
    guard let theme = TokenStarter(system: system, entry: entry).theme else {
      throw CommandFailure(
        .findings,
        "\(names) \(files.count == 1 ? "has" : "have") no two colors that are a background and a text on "
          + "it; 'appearance tokens' lists what there is")
    }
    return BrandStarter(theme: theme, changes: mistakes.map(\.line))
  }

  private func refuseToReplace(_ plan: OutputPlan) throws(CommandFailure) {
    let others = (plan.writes + plan.streams).filter { !$0.isNew }
    let taken = plan.unchanged + others.map(\.file)
    guard !taken.isEmpty else { return }
    throw CommandFailure(
      .unwritable,
      taken.map { "'\(visibleText($0.path))' already exists; init doesn't replace files" })
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || "0123456789./_-".utf8.contains(byte)
    }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? path : "'\(parts.joined(separator: #"'\''"#))'"
  }
}

enum Starter {
  /// The name of a theme that nobody named.
  static let name = "Brand"

  /// The name of the file that editors find the format in.
  static let schemaName = "theme.schema.json"

  /// The line that tells editors of it.
  static let schemaLine = "# yaml-language-server: $schema=\(schemaName)\n"

  static let configuration = """
    # What holds for every theme of this folder and of those below it.
    outputs: [presets, manifest]  # what to generate
    output: Generated             # where to, seen from this file
    deploymentTarget: 15.0        # the oldest iOS that the app runs on

    """
}
