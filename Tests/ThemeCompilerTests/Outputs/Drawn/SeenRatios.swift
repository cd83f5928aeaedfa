import Foundation

/// A color's components in sRGB, red to alpha; beyond 0 to 1 for colors that sRGB does not have.
typealias Components = [Double]

/// The color that a program printed: three components and the alpha, with `p3` behind them for Display P3.
func components(_ text: Substring) -> Components {
  let fields = text.split(separator: ",")
  let numbers = fields.compactMap { Double($0) }
  return fields.last == "p3" && numbers.count == 4 ? sRGB(displayP3: numbers) : numbers
}

func components(_ text: String) -> Components { components(text[...]) }

/// CSS Color 4, `lin_P3_to_XYZ` and `XYZ_to_lin_sRGB`, between the transfer function and its inverse.
private func sRGB(displayP3 color: Components) -> Components {
  let wide = color.prefix(3).map { linear($0) }
  let xyz = product(
    [
      [608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160],
      [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400],
      [0, 32229.0 / 714400, 5220557.0 / 5_000_800],
    ], wide)
  let narrow = product(
    [
      [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
      [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
      [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
    ], xyz)
  return narrow.map { encoded($0) } + [color[3]]
}

private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
}

/// CSS Color 4, `lin_sRGB`.
private func linear(_ value: Double) -> Double {
  let size = abs(value)
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -result : result
}

/// CSS Color 4, `gam_sRGB`.
private func encoded(_ value: Double) -> Double {
  let size = abs(value)
  let result = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
  return value < 0 ? -result : result
}

/// WCAG 2.2, relative luminance.
private func luminance(_ color: Components) -> Double {
  0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/// CSS Compositing 1, source-over.
private func composited(_ color: Components, over back: Components) -> Components {
  (0..<3).map { color[$0] * color[3] + back[$0] * (1 - color[3]) } + [1]
}

/// A color over a translucent one, as one color, by CSS Compositing 1, source-over.
private func merged(_ color: Components, over back: Components) -> Components {
  let alpha = color[3] + back[3] * (1 - color[3])
  let parts = (0..<3).map { color[$0] * color[3] + back[$0] * back[3] * (1 - color[3]) }
  return parts.map { $0 / alpha } + [alpha]
}

/// What lies under content: one color, or those of a gradient, one after the other; with the material of a light or a
/// dark bar under them, where their text begins with `light|` or `dark|`.
struct SeenGrounds {
  let colors: [Components]
  /// How far a ratio on them may be from the least one, as a part of it.
  var tolerance = 0.0

  var isGradient: Bool { colors.count > 1 }

  init(colors: [Components]) { self.colors = colors }

  init(_ text: String) {
    if let bar = text.firstIndex(of: "|") {
      let grounds = SeenGrounds(String(text[bar...].dropFirst()))
      // 94 % of #F9F9F9 and of #1D1D1D, as for bars of the system's own.
      let level = (text.hasPrefix("dark") ? 0x1D : 0xF9) / 255.0
      colors = grounds.colors.map { merged($0, over: [level, level, level, 0.94]) }
      tolerance = grounds.tolerance
    } else if text.hasPrefix("strips:") {
      colors = text.dropFirst(7).split(separator: ";").map { components($0) }
      tolerance = 0.03
    } else if text.hasPrefix("stops:") {
      let stops = text.dropFirst(6).split(separator: ";").map { components($0) }
      colors = zip(stops, stops.dropFirst()).flatMap { start, end in
        (0...100).map { step -> Components in
          zip(start, end).map { $0 + ($1 - $0) * Double(step) / 100 }
        }
      }
      tolerance = 0.03
    } else {
      colors = [components(text)]
    }
  }
}

/// The least and the greatest ratio of an ink on grounds over some colors, over any where there are none.
struct SeenRatios {
  private(set) var worst = Double.infinity
  private(set) var best = 0.0
  private(set) var tolerance: Double
  let isOfGradient: Bool
  /// Whether the ink was the brighter one on the ground before.
  private var wasBrighter: Bool?

  init(_ ink: Components, on grounds: SeenGrounds, over backdrops: [Components]) {
    tolerance = grounds.tolerance
    isOfGradient = grounds.isGradient
    let isOpaque = grounds.colors.allSatisfy { $0[3] == 1 }
    if isOpaque || !backdrops.isEmpty {
      for backdrop in isOpaque ? [[0, 0, 0, 1]] : backdrops {
        wasBrighter = nil
        for ground in grounds.colors { add(ink, composited(ground, over: backdrop)) }
      }
      return
    }
    // With an opaque ink all that counts is between black and white; else any color may be the worst one.
    let isSimple = ink[3] == 1
    if !isSimple { tolerance = max(tolerance, 0.03) }
    let step = isSimple ? 1 : max(1, grounds.colors.count / 24)
    let indices = Array(stride(from: 0, to: grounds.colors.count, by: step))
    let least = indices.map { add(ink, overAnythingBehind: grounds.colors[$0]) }
    guard step > 1 else { return }
    // The worst place of a gradient lies near one of the worst of those that were looked at.
    let worst = indices.indices.sorted { least[$0] < least[$1] }.prefix(4).map { indices[$0] }
    for index in grounds.colors.indices where worst.contains(where: { abs(index - $0) < step }) {
      add(ink, overAnythingBehind: grounds.colors[index])
    }
  }

  /// Adds the ratios on a ground over all that may be behind it; gives the least.
  @discardableResult
  private mutating func add(_ ink: Components, overAnythingBehind ground: Components) -> Double {
    wasBrighter = nil
    if ground[3] == 1 { return add(ink, ground) }
    var (least, place) = (Double.infinity, Components())
    for backdrop in ink[3] == 1 ? [[0, 0, 0, 1], [1, 1, 1, 1]] : Self.cube {
      let ratio = add(ink, composited(ground, over: backdrop))
      if ratio < least { (least, place) = (ratio, backdrop) }
    }
    return ink[3] == 1 ? least : refined(ink, on: ground, around: place, least)
  }

  /// The least ratio near a color of the cube, found in ever smaller steps.
  private mutating func refined(
    _ ink: Components, on ground: Components, around start: Components, _ ratio: Double
  ) -> Double {
    var (least, place) = (ratio, start)
    var step = 1.0 / 16
    while step > 0.001 {
      let before = place
      for neighbor in Self.directions {
        let backdrop = zip(before, neighbor).map { min(max($0 + $1 * step, 0), 1) }
        wasBrighter = nil
        let ratio = add(ink, composited(ground, over: backdrop))
        if ratio < least { (least, place) = (ratio, backdrop) }
      }
      if place == before { step /= 2 }
    }
    return least
  }

  /// The ways to the neighbors of a color; its alpha stays.
  private static let directions: [Components] = {
    let steps = [-1.0, 0, 1]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in [red, green, blue, 0] } }
    }
  }()

  /// Colors all over sRGB; each is next to the one before.
  private static let cube: [Components] = {
    let steps = (0...8).map { Double($0) / 8 }
    var colors: [Components] = []
    for (row, red) in steps.enumerated() {
      for (column, green) in (row % 2 == 0 ? steps : steps.reversed()).enumerated() {
        let isUp = (row * steps.count + column) % 2 == 0
        for blue in isUp ? steps : steps.reversed() { colors.append([red, green, blue, 1]) }
      }
    }
    return colors
  }()

  @discardableResult
  private mutating func add(_ ink: Components, _ back: Components) -> Double {
    let (front, ground) = (luminance(composited(ink, over: back)), luminance(back))
    let ratio = (max(front, ground) + 0.05) / (min(front, ground) + 0.05)
    worst = min(worst, ratio)
    best = max(best, ratio)
    // Between two grounds that turn bright and dark around lies one on which nothing can be seen.
    if let wasBrighter, wasBrighter != (front > ground) { worst = 1 }
    wasBrighter = front > ground
    return ratio
  }
}

/// Ratios by what they are of: outputs and states draw most pairs again.
struct SeenMeasures {
  private struct Pair: Hashable {
    let ink: Components
    let ground: String
    let backdrops: [Components]
  }

  private var known: [Pair: SeenRatios] = [:]

  mutating func ratios(
    _ ink: Components, on ground: String, over backdrops: [Components]
  ) -> SeenRatios {
    let pair = Pair(ink: ink, ground: ground, backdrops: backdrops)
    if let ratios = known[pair] { return ratios }
    let ratios = SeenRatios(ink, on: SeenGrounds(ground), over: backdrops)
    known[pair] = ratios
    return ratios
  }
}
