/// Numbers as text; any number has one, however large, and none ends the process.
package enum NumberText {
  /// A number in as few digits as read back the same, a whole one without a point.
  package static func shortest(_ number: Double) -> String {
    whole(number).map(String.init) ?? number.description
  }

  /// A number with a fixed count of decimals, rounded half up.
  package static func decimals(_ number: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    guard let scaled = whole((number * scale).rounded()) else { return number.description }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(count) + "." + padded.suffix(count)
  }

  /// The integer that a number is, nil for a number with a fraction and for one whose neighbors are
  /// more than 1 apart.
  package static func whole(_ number: Double) -> Int? {
    abs(number) < 1e15 ? Int(exactly: number) : nil
  }
}
