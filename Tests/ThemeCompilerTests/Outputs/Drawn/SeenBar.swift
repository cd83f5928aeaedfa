import Foundation

/// A bar in a state, as an object shows it that an output dresses.
struct SeenBar {
  let theme: Substring
  let output: String
  /// The object: a bar, an item of one, or a copy of one in motion.
  let object: String
  let appearance: String
  let bar: String
  let state: String
  /// The device's interface.
  let variant: String
  let ground: String
  let parts: [(name: String, value: String)]

  init(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    theme = fields[0]
    output = String(fields[1])
    object = String(fields[2])
    appearance = String(fields[3])
    bar = String(fields[4])
    state = String(fields[5])
    variant = String(fields[6])
    ground = String(fields[7])
    parts = fields.dropFirst(8).map { field in
      let pair = field.split(separator: "=", maxSplits: 1)
      return (String(pair[0]), String(pair[1]))
    }
  }

  func part(_ name: String) -> String? { parts.first { $0.name == name }?.value }

  var isHidden: Bool { part("isHidden") != nil }

  /// True if the screen around the bar is dark, with its content.
  var isOnDarkScreen: Bool { part("isDarkScreen") != nil }
}

/// A pair that is seen: which rules ask for it, what they ask for, and its least and greatest ratio.
struct SeenPair: Equatable {
  let part: String
  let rules: Set<String>
  let required: Double
  let worst: Double
  /// Nil where only the least is looked for.
  let best: Double?
  /// How far the ratios may be from the true ones, as a part of these.
  let tolerance: Double

  /// Whether a ratio is another one as far as that can be told; manifests have six decimals.
  func isNear(_ ratio: Double, _ other: Double) -> Bool {
    abs(ratio - other) < max(2e-6, tolerance * min(ratio, other))
  }
}
