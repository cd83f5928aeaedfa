/// Brands at the ends of what there is, and as many at random as asked for, always the same.
func brands(_ count: Int) -> [String] {
  let edges = [
    "#000000", "#FFFFFF", "#808080", "#F7C6D9", "#1B0A2A", "#FFD200", "oklch(70% 0.3 150)",
    "color(display-p3 1 0 0)", "color(display-p3 0 1 0)", "color(display-p3 1 0.2 0.1)",
  ]
  var state: UInt64 = 27
  func component() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 56)
  }
  return edges
    + (0..<count).map { index in
      let numbers = [component(), component(), component()]
      return index.isMultiple(of: 2)
        ? "rgb(\(numbers[0]) \(numbers[1]) \(numbers[2]))"
        : "color(display-p3 \(numbers.map { "\(Double($0) / 255)" }.joined(separator: " ")))"
    }
}
