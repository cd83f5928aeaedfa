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
  let best: Double
}

/// A color's components, red to alpha.
typealias Components = [Double]

func components(_ text: String) -> Components {
  text.split(separator: ",").compactMap { Double($0) }
}

/// WCAG 2.2, relative luminance.
func luminance(_ color: Components) -> Double {
  let linear = color.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

func composited(_ color: Components, over back: Components) -> Components {
  (0..<3).map { color[$0] * color[3] + back[$0] * (1 - color[3]) } + [1]
}

func ratio(_ one: Double, _ other: Double) -> Double {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// The least and the greatest ratio of an opaque color on another one over some colors, over any where there are none.
func ratios(
  _ ink: Components, on ground: Components, over backdrops: [Components]
) -> (worst: Double, best: Double) {
  let front = luminance(ink)
  guard ground[3] < 1 else {
    let ratio = ratio(front, luminance(ground))
    return (ratio, ratio)
  }
  let behind = backdrops.isEmpty ? [[0, 0, 0, 1], [1, 1, 1, 1]] : backdrops
  let backs = behind.map { luminance(composited(ground, over: $0)) }
  let all = backs.map { ratio(front, $0) }
  let (worst, best) = (all.min() ?? 1, all.max() ?? 21)
  // Every luminance between black's and white's is that of some color.
  let isBetween = backdrops.isEmpty && (backs.min() ?? 0) <= front && front <= (backs.max() ?? 1)
  return (isBetween ? 1 : worst, best)
}
