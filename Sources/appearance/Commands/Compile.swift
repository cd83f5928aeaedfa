internal import AppearanceCompiler
internal import ArgumentParser
internal import ThemeFiles
internal import ThemeCompiler

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "compile",
    abstract: "Compile themes to Swift and a manifest.",
    usage: "appearance compile [<path> ...] [<option> ...]",
    discussion: """
      Checks the themes like 'lint'. If there is an error, it writes nothing. Unchanged files are not \
      touched, and files of an earlier run that are no longer generated are removed.

      EXAMPLES
        appearance compile Brand.theme.yaml
        appearance compile Themes --output Sources/Generated
        appearance compile Themes --outputs presets,manifest --check
        appearance compile Brand.theme.yaml --depfile Brand.d --quiet
        appearance compile Themes --watch
        appearance compile - --output Generated < Brand.theme.yaml
      """)

  @OptionGroup var themes: ThemeArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder, instead of the configured one or each theme's own.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The outputs to generate, separated by commas: \(outputNames.joined(separator: ", ")).",
      valueName: "list"), completion: .list(outputNames))
  var outputs: String?

  @Flag(help: "Write nothing; fail if the files on disk are out of date.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Write a dependency file for make and ninja.",
      valueName: "file"), completion: .file())
  var depfile: String?

  @Flag(help: "Keep running, and compile again after each change; stop with Ctrl-C.")
  var watch = false

  func validate() throws {
    try validateCombinations()
    try requirePath(output, of: "--output", "a folder")
    guard let outputs else { return }
    let names = Self.split(outputs)
    if names.isEmpty {
      throw ValidationError(
        "--outputs is empty; known are \(outputNames.joined(separator: ", "))")
    }
    for name in names { try requireChoice(name, "output", among: outputNames) }
  }

  private func validateCombinations() throws {
    if check && (watch || depfile != nil) {
      throw ValidationError(
        "--check writes nothing, so \(watch ? "--watch" : "--depfile") excludes it")
    }
    try requirePath(depfile, of: "--depfile")
    if themes.findings.reports.contains(where: { $0.path == depfile.map(FilePath.tidy) }) {
      throw ValidationError("--report and --depfile name the same file")
    }
    if watch || depfile != nil {
      try requireFiles(themes.source.paths, for: watch ? "--watch" : "--depfile")
    }
  }

  private static func split(_ list: String) -> [String] {
    list.split(separator: ",").map { name in
      String(name.drop { $0 == " " }.prefix { $0 != " " })
    }
  }

  func run() throws {
    try themes.source.sayWhichFolder()
    var request = themes.request
    request.output = output.map(FilePath.tidy)
    request.outputs = outputs.map(Self.split)
    request.check = check
    request.depfile = depfile.map(FilePath.tidy)
    let run = CompileRun(
      request: request, findings: themes.findings, console: themes.terminal.console,
      compile: AppearanceCompiler.compile)
    if watch { try run.watch() }
    try run.run().finish()
  }
}
