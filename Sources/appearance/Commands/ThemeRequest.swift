internal import AppearanceCompiler

/// What the user asked for, free of how it was typed.
struct ThemeRequest: Sendable {
  /// Files, folders, `-` and `@lists`.
  var paths: [String]
  /// The configuration file to use instead of looking for one.
  var config: String?
  /// The folder for the outputs, instead of the configured one.
  var output: String?
  /// What to generate, instead of what is configured.
  var outputs: [String]?
  /// How findings are written.
  var format = DiagnosticFormat.text
  /// Whether warnings fail the run.
  var strict = false
  /// Whether to compare with what is on disk instead of writing.
  var check = false
  /// Whether to say nothing but errors.
  var quiet = false
  /// Whether to name every file that is read, written or left alone.
  var verbose = false
}
