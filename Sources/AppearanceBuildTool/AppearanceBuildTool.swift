internal import ThemeFiles

/// What the plugins run: the compiler without the packages that the command needs.
@main
enum AppearanceBuildTool {
  /// Does what the arguments ask for and ends the process.
  static func main() {
    RunningProcess.prepare()
    do throws(CommandFailure) {
      RunningProcess.end(try run())
    } catch {
      Console().show(error)
      RunningProcess.end(error.status)
    }
  }

  private static func run() throws(CommandFailure) -> ExitStatus {
    switch try ToolArguments.read(try RunningProcess.arguments()) {
    case .build(let request): try BuildRun(request: request).run()
    case .generate(let request): try CompileRun(request: request).run()
    }
  }
}
