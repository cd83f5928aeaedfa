internal import ArgumentParser
internal import LanguageServer
internal import ThemeFiles

struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "lsp",
    abstract: "Serve an editor over standard input and output.",
    discussion: """
      A language server (LSP 3.17) for themes, appearance.yaml and token files. The editor underlines \
      what 'appearance lint' reports.

      EXAMPLES
        appearance lsp
        appearance lsp --log lsp.log
      """)

  @Option(
    help: ArgumentHelp("Write a log to a file.", valueName: "file"), completion: .file())
  var log: String?

  // Clients add it to the command lines of servers that may talk in other ways.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    try ServerRun(log: log).run().finish()
  }
}
