import Foundation

/// What a bar shows in a state, and its contrasts by an arithmetic of its own.
struct SeenBar {
  let theme: Substring
  let output: String
  let appearance: String
  let bar: String
  let state: String
  /// The interface around it.
  let variant: String
  let ground: String
  let parts: [(name: String, value: String)]

  init(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    theme = fields[0]
    output = String(fields[1])
    appearance = String(fields[2])
    bar = String(fields[3])
    state = String(fields[4])
    variant = String(fields[5])
    ground = String(fields[6])
    parts = fields.dropFirst(7).map { field in
      let pair = field.split(separator: "=", maxSplits: 1)
      return (String(pair[0]), String(pair[1]))
    }
  }

  func part(_ name: String) -> String? { parts.first { $0.name == name }?.value }
}

/// A pair that is seen: which rules ask for it, what they ask for, and its least and greatest ratio.
struct SeenPair {
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
