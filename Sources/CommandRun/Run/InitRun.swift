internal import AppearanceCompiler
package import RunSystem

/// What `appearance init` does.
package struct InitRun {
  private let folder: String
  private let console: Console

  /// A run that puts the files into a folder, which is made if it is missing.
  package init(folder: String, console: Console = Console()) {
    self.folder = FilePath.tidy(folder)
    self.console = console
  }

  /// Writes a theme and a configuration to begin with; a file that is there is never replaced.
  package func run() throws(CommandFailure) {
    let files = [
      (ConfigurationFinder.fileName, Starter.configuration), (Starter.themeName, Starter.theme),
    ]
    let outputs = files.map {
      OutputFile(folder: folder, name: $0.0, bytes: Array($0.1.utf8)).with(.theme)
    }
    let plan = try OutputWriter.change(
      try OutputWriter.folders(of: outputs), notice: .none
    ) { () throws(CommandFailure) in
      let plan = try OutputPlan(outputs)
      try refuseToReplace(plan)
      return plan
    }
    let theme = visibleText(FilePath.join(folder, Starter.themeName))
    try console.write(
      plan.writes.map { "wrote \(visibleText($0.file.path))\n" }.joined() + """
        Put your colors into '\(theme)', then compile it:
          appearance compile \(Self.quoted(theme))
        or on every change:
          appearance compile \(Self.quoted(theme)) --watch

        """)
  }

  private func refuseToReplace(_ plan: OutputPlan) throws(CommandFailure) {
    let others = (plan.writes + plan.streams).filter { $0.target.state != .missing }
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
