internal import AppearanceCompiler
internal import ArgumentParser
internal import ThemeFiles
internal import ThemeCompiler

@main
struct AppearanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "appearance",
    abstract: "Compile and check themes of iOS bar appearances.",
    discussion: """
      EXAMPLES
        appearance compile Brand.theme.yaml
        appearance lint Themes --strict
        appearance init
      """,
    version: "appearance \(ThemeCompiler.version)",
    subcommands: [
      Compile.self, Lint.self, Preview.self, Diff.self, Explain.self, Rules.self, Schema.self,
      Tokens.self, Init.self, ImportApp.self, LSP.self,
    ])

  static func main() {
    RunningProcess.prepare()
    var invocation = Invocation()
    RunningProcess.end(invocation.run())
  }
}
