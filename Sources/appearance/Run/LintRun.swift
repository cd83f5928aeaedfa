internal import AppearanceCompiler

/// What `appearance lint` does.
struct LintRun {
  /// What the user asked for.
  let request: ThemeRequest
  /// Where to say it.
  var console = Console()
  /// The compiler.
  var compile: CompileFunction = { AppearanceCompiler.lint($0, load: $1) }

  /// Checks the themes and shows the findings on standard output.
  func run() throws(CommandFailure) -> ExitStatus {
    let compiled = try CompiledThemes(request, console, compile)
    if request.verbose {
      try console.writeError(compiled.readPaths.map { "read \($0)\n" }.joined())
    }
    var report = compiled.report
    report.color = console.isColored(console.output)
    try console.write(request.format.render(report))
    return compiled.isRejected ? compiled.reject(console) : .done
  }
}
