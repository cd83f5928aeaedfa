internal import FindingReports
internal import OutputText
internal import ThemeCompiler
internal import ThemeSyntax

package struct BuildRequest: Sendable, Hashable {
  /// A theme and the Swift files that the build system expects of it.
  package struct Theme: Sendable, Hashable {
    package let path: String
    /// A file name for each kind of output.
    package var files: [String: String] = [:]

    package init(path: String) {
      self.path = path
    }
  }

  package var themes: [Theme] = []
  package var folder = ""
  /// The folder above which no configuration applies.
  package var top = ""
  /// The files whose changes make the build system run the tool.
  package var inputs: Set<String> = []
  /// One of these files, where the tool leaves the names of all that it read.
  package var inputList = ""

  package init() {}
}

package struct BuildRun {
  let request: BuildRequest
  let console: Console
  let compile: CompileFunction

  package init(
    request: BuildRequest, console: Console = Console(),
    compile: @escaping CompileFunction = compileSwift
  ) {
    self.request = request
    self.console = console
    self.compile = compile
  }

  /// Compiles the themes and leaves every expected file as it has to be; silent when all is well.
  package func run() throws(CommandFailure) -> ExitStatus {
    try checkNames()
    var themes = ThemeRequest(paths: request.themes.map(\.path))
    themes.top = request.top.isEmpty ? nil : request.top
    var cache = AnalysisCache(keeps: false)
    let compiled = try CompiledThemes(
      themes, try ProjectFence(themes), console, compile, cache: &cache)
    var report = compiled.shown
    report.diagnostics.removeAll { $0.severity < .warning }
    try console.writeError(DiagnosticFormat.xcode.render(report))
    if compiled.isRejected { return compiled.reject() }
    let files = try swiftFiles(compiled) + inputList(compiled.inputPaths)
    try OutputWriter.write(
      files, protecting: { () throws(CommandFailure) in try compiled.inputs() },
      postdates: true)
    return .done
  }

  /// The list of the files that the build read, for its next plan; nothing where the plan has them all.
  ///
  /// A theme may begin to extend another file while the plan of the build stays as it is. The list is
  /// an input of the build itself: as long as a file is missing in the plan, every run changes the list
  /// and thereby asks for another run.
  private func inputList(_ paths: [String]) -> [OutputFile] {
    guard !request.inputs.isSuperset(of: paths) else { return [] }
    let sorted = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = Array(sorted.map { "\($0)\n" }.joined().utf8)
    let isThere = OutputWriter.holds(text, at: request.inputList)
    return [OutputFile(request.inputList, isThere ? text + [UInt8(ascii: "\n")] : text)]
  }

  /// Fails where an announced file is not one of its own in the folder.
  private func checkNames() throws(CommandFailure) {
    var seen: Set = [FilePath.name(of: request.inputList)]
    for name in request.themes.flatMap(\.files.values) {
      guard !["", ".", ".."].contains(name), !name.utf8.contains(UInt8(ascii: "/")),
        !name.utf8.contains(0)
      else {
        throw CommandFailure(
          .usage, "--file takes the name of a file in the folder, not '\(visibleText(name))'")
      }
      guard seen.insert(name).inserted else {
        throw CommandFailure(.usage, "'\(visibleText(name))' is announced twice")
      }
    }
  }

  /// The announced files, those that no output fills included: the build system waits for them all.
  private func swiftFiles(_ compiled: CompiledThemes) throws(CommandFailure) -> [OutputFile] {
    let expected = Dictionary(
      request.themes.map { ($0.path, $0.files) }, uniquingKeysWith: { first, _ in first })
    var made: [String: OutputFile] = [:]
    for file in compiled.compilation.files where file.path.hasSuffix(".swift") {
      let path = compiled.themes.inputs[file.theme].source.path
      guard let name = expected[path]?[file.output] else {
        throw CommandFailure(.usage, "no file is announced for the output '\(file.output)'")
      }
      made[name] = OutputFile(folder: request.folder, name: name, content: file.content)
    }
    return request.themes.flatMap { theme in
      theme.files.sorted { $0.key < $1.key }.map { output, name in
        let source = quotedPath(FilePath.name(of: theme.path))
        let text = "// '\(visibleText(output))' is not among the outputs of \(source).\n"
        return made[name]
          ?? OutputFile(folder: request.folder, name: name, bytes: Array(text.utf8))
      }
    }
  }
}
