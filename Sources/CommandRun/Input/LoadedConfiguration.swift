internal import AppearanceCompiler
internal import RunSystem
internal import ThemeSyntax

/// A configuration file that was read.
struct LoadedConfiguration {
  /// The file itself.
  let source: SourceFile
  /// What it says.
  let configuration: Configuration
  /// What is wrong with it.
  let diagnostics: [Diagnostic]

  /// Reads the file at a path that is relative to the current folder.
  init(at path: String, _ fence: ProjectFence? = nil) throws(CommandFailure) {
    switch fence.map({ $0.read(path) }) ?? InputReader.read(path) {
    case .success(let source):
      self.source = source
      (configuration, diagnostics) = Configuration.read(source)
    case .failure(let failure):
      throw CommandFailure(.unreadable, "cannot read '\(visibleText(path))': \(failure.reason)")
    }
  }

  /// Whether it has errors, so that not all of it counts.
  var isBroken: Bool { diagnostics.contains { $0.severity == .error } }

  /// The output folder it asks for, seen from the current folder; nil when it asks for none.
  var output: String? {
    guard !configuration.output.isEmpty else { return nil }
    return FilePath.tidy(FilePath.join(FilePath.folder(of: source.path), configuration.output))
  }
}
