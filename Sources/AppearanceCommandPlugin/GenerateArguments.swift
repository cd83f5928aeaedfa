import PackagePlugin

struct GenerateArguments {
  /// The targets whose themes are meant; all of them when it is empty.
  let targets: [String]
  /// Whether to compare with what is on disk instead of writing.
  let isCheck: Bool

  /// Reads the arguments; an unknown one is an error.
  init(_ arguments: [String]) throws {
    // The extractor drops an option without a value, and all targets would be meant.
    if arguments.last == "--target" { throw PluginFailure("--target needs a name") }
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    isCheck = extractor.extractFlag(named: "check") > 0
    if let unknown = extractor.remainingArguments.first {
      throw PluginFailure("unknown argument '\(unknown)'; known are --target <name> and --check")
    }
  }
}

struct PluginFailure: Error, CustomStringConvertible {
  /// A phrase without a full stop.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
