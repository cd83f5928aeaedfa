import Foundation

/// Measures the command against what it cannot be faster than, and prints a table of ratios.
@main
struct Benchmark {
  /// Builds what is measured, measures it, prints.
  static func main() {
    do {
      try run()
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  private static func run() throws {
    let plan = try Plan(CommandLine.arguments.dropFirst())
    let bench = try Bench(plan, try Programs(plan))
    print(Table.header)
    for measure in Measurements.all {
      for row in try measure(bench) { print(row) }
      fflush(nil)
    }
    try bench.clean()
  }
}
