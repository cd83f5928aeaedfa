import Foundation

/// The rows of the table.
enum Table {
  /// The first two lines.
  static let header = """
    | What | Compared with | CPU | Wall | Target |
    | --- | --- | --- | --- | --- |
    """

  /// How many times as long one takes as the other.
  static func ratio(_ what: String, _ other: String, _ usages: [Usage], target: String) -> String {
    let (left, right) = (usages[0], usages[1])
    return row(
      what, "\(other), \(number(right.cpu)) ms", number(left.cpu / right.cpu),
      number(left.wall / right.wall), target)
  }

  /// Figures in words.
  static func row(
    _ what: String, _ other: String, _ cpu: String, _ wall: String, _ target: String
  ) -> String {
    "| \(what) | \(other) | \(cpu) | \(wall) | \(target) |"
  }

  /// A number with two decimals.
  static func number(_ value: Double) -> String {
    String(format: "%.2f", value)
  }

  /// A number with a blank between thousands' places, as the text around writes it.
  static func count(_ value: Int) -> String {
    value < 1_000
      ? "\(value)" : "\(value / 1_000),\(String(format: "%03d", value % 1_000))"
  }
}
