/// What the user asked for, free of how it was typed.
package struct ThemeRequest: Sendable {
  /// Files, folders, `-` and `@lists`.
  package var paths: [String]
  /// Folders whose themes are all among the paths, so that what else was made from there is stale.
  package var scopes: [String] = []
  /// The configuration file to use instead of looking for one.
  package var config: String?
  /// The folder above which no configuration is looked for.
  package var top: String?
  /// Whether files outside the project may be read and written on behalf of files in it.
  package var allowsOutside = false
  /// Whether a FIFO is read where a path names one: the user may name it, a search just finds it.
  package var readsFIFOs = false
  /// The folder for the outputs, instead of the configured one.
  package var output: String?
  /// What to generate, instead of what is configured.
  package var outputs: [String]?
  /// The file that tells a build tool what was read and made.
  package var depfile: String?
  package var strict = false
  /// Whether to compare with what is on disk instead of writing.
  package var check = false
  /// Whether to say nothing but errors.
  package var quiet = false
  /// Whether to name every file that is read, written or left alone.
  package var verbose = false
}

extension ThemeRequest {
  package var lists: [String] {
    paths.filter { $0.utf8.first == UInt8(ascii: "@") }.map { String($0.dropFirst()) }
  }

  /// A request for the themes at the given paths and nothing special.
  package init(paths: [String]) {
    self.init(paths: paths, config: nil)
  }
}
