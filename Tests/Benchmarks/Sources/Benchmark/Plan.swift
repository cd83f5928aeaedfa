/// How much is measured.
struct Plan {
  /// Runs of each command, of which the median counts.
  var runs = 15
  /// Appearances of the middle-sized theme.
  var middle = 1_000
  /// Appearances of the large theme.
  var large = 7_500
  /// Themes of the run on many files, with ten appearances each.
  var files = 1_000
  /// Bytes of the themes whose peak memory is measured.
  var weights = [1 << 20, 4_000_000]
  /// Whether the programs are those of a debug build, which proves that all works and measures nothing.
  var isQuick = false

  /// A plan for the arguments of the command line.
  init(_ arguments: some Sequence<String>) throws(Failure) {
    for argument in arguments {
      if argument == "--quick" {
        isQuick = true
        (runs, middle, large, files, weights) = (1, 10, 100, 16, [1 << 16])
      } else if argument.hasPrefix("--runs="), let number = Int(argument.dropFirst(7)), number > 0 {
        runs = number
      } else {
        throw Failure("unknown argument '\(argument)'; known are --quick and --runs=<number>")
      }
    }
  }
}

/// Why nothing can be measured.
struct Failure: Error, CustomStringConvertible {
  let description: String

  /// A failure with its reason.
  init(_ description: String) {
    self.description = description
  }
}
