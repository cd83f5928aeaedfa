internal import ArgumentParser
internal import CommandRun
internal import RunSystem

/// The arguments about known findings.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Let findings pass that this file lists; only new ones count.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings of this run to a file for --baseline; with --baseline, only those of its entries that still occur.",
      valueName: "file"))
  var writeBaseline: String?

  /// Refuses what names no file.
  func validate() throws {
    for (name, path) in [("--baseline", baseline), ("--write-baseline", writeBaseline)] {
      if let path, path.isEmpty || path == "-" {
        throw ValidationError("\(name) takes a file; './-' is one named '-'")
      }
    }
  }

  /// Hands the arguments on.
  func add(to request: inout ThemeRequest) {
    request.baseline = baseline.map(FilePath.tidy)
    request.newBaseline = writeBaseline.map(FilePath.tidy)
  }
}
