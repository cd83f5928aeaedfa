internal import ArgumentParser
internal import CommandRun

/// `appearance compile`.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "compile",
    abstract: "Compile themes to Swift and a manifest.",
    discussion: """
      Checks the themes like 'lint'. With an error nothing is written; files whose content \
      stays the same are not touched, and files of an earlier run that nothing makes any more \
      are removed.

      EXAMPLES
        appearance compile Brand.theme.yaml
        appearance compile Themes --output Sources/Generated
        appearance compile Themes --outputs presets,manifest --check
        appearance compile - --output Generated < Brand.theme.yaml
      """)

  @OptionGroup var themes: ThemeArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write, instead of the configured folder or each theme's own.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "What to generate, with commas between: \(OutputNames.all.joined(separator: ", ")).",
      valueName: "list"))
  var outputs: String?

  @Flag(help: "Write nothing; fail if the files on disk are not what would be written.")
  var check = false

  func validate() throws {
    if let output, output == "-" || output.isEmpty {
      throw ValidationError("--output takes a folder; './-' is one named '-'")
    }
    guard let outputs else { return }
    let names = OutputNames.split(outputs)
    if names.isEmpty {
      throw ValidationError(
        "--outputs is empty; known are \(OutputNames.all.joined(separator: ", "))")
    }
    for name in names where !OutputNames.all.contains(name) {
      throw ValidationError(unknown(name, "output", among: OutputNames.all))
    }
  }

  func run() throws {
    var request = themes.request
    request.output = output.map(FilePath.tidy)
    request.outputs = outputs.map(OutputNames.split)
    request.check = check
    try CompileRun(request: request).run().finish()
  }
}
