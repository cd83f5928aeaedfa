internal import AppearanceCompiler
package import RunSystem

/// What `appearance lint` does.
package struct LintRun {
  /// What the user asked for.
  let request: ThemeRequest
  /// Where to say it.
  let console: Console
  /// The compiler.
  let compile: CompileFunction

  /// A run of what the user asked for.
  package init(
    request: ThemeRequest, console: Console = Console(),
    compile: @escaping CompileFunction = { AppearanceCompiler.lint($0, loadFor: $1) }
  ) {
    self.request = request
    self.console = console
    self.compile = compile
  }

  /// Checks the themes and shows the findings on standard output.
  package func run() throws(CommandFailure) -> ExitStatus {
    let compiled = try CompiledThemes(request, console, compile)
    if request.verbose {
      try console.writeError(compiled.readPaths.map { "read \(visibleText($0))\n" }.joined())
    }
    var report = compiled.shown
    report.color = console.isColored(console.output)
    try console.write(request.format.render(report))
    try compiled.writeReports(request, console)
    return compiled.isRejected ? compiled.reject(console) : .done
  }
}
