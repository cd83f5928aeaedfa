/// What a build plugin asks its tool for.
package struct BuildRequest: Sendable, Hashable {
  /// A theme and the Swift files that the build system expects of it.
  package struct Theme: Sendable, Hashable {
    /// The theme's file.
    package let path: String
    /// A file name for each kind of output.
    package var files: [String: String] = [:]

    /// A theme without files so far.
    package init(path: String) {
      self.path = path
    }
  }

  /// The themes.
  package var themes: [Theme] = []
  /// Where the Swift files go.
  package var folder = ""
  /// The folder above which no configuration applies.
  package var top = ""
  /// The files whose changes make the build system run the tool.
  package var inputs: Set<String> = []
  /// One of these files, where the tool leaves the names of all that it read.
  package var inputList = ""

  /// A request for nothing so far.
  package init() {}
}
