import ColorScience
import Testing

@Suite("Translucency")
struct CompositeVectorTests {
  struct File: Decodable {
    let intervals: [Bar]
    let min_alpha: [MinimumAlpha]
    let corner_check_counterexamples: [CounterExample]
    let rounding_flips: [Flip]
  }

  struct Bar: Decodable {
    let bar: String
    let bar_alpha, L_min, L_max: Double
    let fg: [Foreground]
  }

  struct Foreground: Decodable {
    let fg: String
    let fg_alpha, worst, best, on_white, on_black: Double
  }

  struct MinimumAlpha: Decodable {
    let bar, fg: String
    let opaque: Double
    let min_alpha: [String: Double?]
  }

  struct CounterExample: Decodable {
    let kind: String
    let fg, bar: [Double]
    let fg_alpha, bar_alpha, exact: Double
  }

  struct Flip: Decodable {
    let bar, fg, backdrop: String
    let alpha, unrounded: Double
  }

  let file: File

  init() throws { file = try Vectors.own("composite", as: File.self) }

  @Test("finds the worst and best contrast over every backdrop")
  func intervals() throws {
    #expect(file.intervals.count == 120)
    for bar in file.intervals {
      let surface = try color(bar.bar).withAlpha(bar.bar_alpha)
      #expect(isClose(surface.composited(over: .black).relativeLuminance, bar.L_min))
      #expect(isClose(surface.composited(over: .white).relativeLuminance, bar.L_max))
      for foreground in bar.fg {
        let mark = try color(foreground.fg).withAlpha(foreground.fg_alpha)
        let found = contrastInterval(mark, on: surface)
        let place = "\(bar.bar) \(bar.bar_alpha) \(foreground)"
        #expect(isClose(found.worst, foreground.worst), "\(found.worst) \(place)")
        #expect(isClose(found.best, foreground.best), "\(found.best) \(place)")
        #expect(isClose(contrast(mark, on: surface, over: .white), foreground.on_white), "\(place)")
        #expect(isClose(contrast(mark, on: surface, over: .black), foreground.on_black), "\(place)")
      }
    }
  }

  @Test("is exact where the corners of the cube mislead")
  func counterExamples() {
    #expect(file.corner_check_counterexamples.count == 15)
    for example in file.corner_check_counterexamples {
      let mark = Color(
        red: example.fg[0], green: example.fg[1], blue: example.fg[2], alpha: example.fg_alpha)
      let surface = Color(
        red: example.bar[0], green: example.bar[1], blue: example.bar[2], alpha: example.bar_alpha)
      let found = contrastInterval(mark, on: surface)
      let value = example.kind == "best" ? found.best : found.worst
      #expect(isClose(value, example.exact), "\(value) \(example)")
    }
  }

  @Test("finds the least alpha that passes over every backdrop")
  func leastAlpha() throws {
    for example in file.min_alpha {
      let bar = try color(example.bar)
      let mark = try color(example.fg)
      #expect(isClose(contrastRatio(mark, bar), example.opaque))
      for (ratio, expected) in example.min_alpha {
        let limit = try #require(Double(ratio))
        let found = minimumAlpha(of: bar, for: mark, ratio: limit)
        guard let expected else {
          #expect(found == nil, "\(example) \(ratio)")
          continue
        }
        let alpha = try #require(found)
        #expect(isClose(alpha, expected), "\(example) \(ratio) \(alpha)")
        let rounded = try #require(minimumAlphaInHundredths(of: bar, for: mark, ratio: limit))
        #expect(rounded >= alpha && rounded < alpha + 0.0100001)
        #expect(contrastInterval(mark, on: bar.withAlpha(rounded)).worst >= limit)
      }
    }
  }

  @Test("does not round a composite to 8 bits")
  func rounding() throws {
    for flip in file.rounding_flips {
      let backdrop: Color = flip.backdrop == "black" ? .black : .white
      let found = contrast(
        try color(flip.fg), on: try color(flip.bar).withAlpha(flip.alpha), over: backdrop)
      #expect(isClose(found, flip.unrounded), "\(flip)")
    }
  }

  @Test("contains every ratio of a grid of backdrops under a translucent foreground")
  func grid() {
    var random = SeededGenerator(state: 7)
    for round in 0..<60 {
      let space: ColorSpace = round % 3 == 0 ? .displayP3 : .srgb
      let mark = Color.random(space, alpha: .random(in: 0.05...0.95, using: &random), &random)
      let bar = Color.random(space, alpha: .random(in: 0.05...0.95, using: &random), &random)
      let interval = contrastInterval(mark, on: bar)
      var least = Double.infinity
      var most = 0.0
      let steps = 16
      for index in 0..<(steps * steps * steps) {
        let backdrop = Color(
          red: Double(index % steps) / 15, green: Double(index / steps % steps) / 15,
          blue: Double(index / steps / steps) / 15)
        let ratio = contrast(mark, on: bar, over: backdrop)
        least = min(least, ratio)
        most = max(most, ratio)
      }
      #expect(interval.worst <= least + 1e-8, "\(mark) \(bar) \(interval) \(least)")
      #expect(interval.best >= most - 1e-8, "\(mark) \(bar) \(interval) \(most)")
      // The grid comes near the extremes, so an interval that is far too wide fails too.
      #expect(least - interval.worst < 0.2 && most - interval.best > -0.2, "\(mark) \(bar)")
    }
  }

  @Test("survives opacities next to 0 and 1, and an invisible foreground contrasts nowhere")
  func edges() {
    var random = SeededGenerator(state: 3)
    for _ in 0..<300 {
      let bar = Color.random(.srgb, alpha: 1 - .ulpOfOne / 2, &random)
      let mark = Color.random(.srgb, alpha: 0.5, &random)
      let opaque = contrastRatio(mark.composited(over: bar.withAlpha(1)), bar)
      let found = contrastInterval(mark, on: bar)
      #expect(isClose(found.worst, opaque) && isClose(found.best, opaque))
      let hidden = contrastInterval(mark.withAlpha(0), on: bar.withAlpha(0.5))
      #expect(isClose(hidden.worst, 1) && isClose(hidden.best, 1))
    }
  }

  @Test("is one number on an opaque background, a translucent foreground composited first")
  func opaque() throws {
    let found = contrastInterval(try color("#00000080"), on: .white)
    #expect(found.worst == found.best)
    // 127/255 gray on white: 1.05 / (0.05 + ((127/255 + 0.055)/1.055)^2.4) = 4.0041…
    #expect(flooredToHundredths(found.worst) == "4.00")
  }
}

/// A linear congruential generator, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension Color {
  static func random(
    _ space: ColorSpace, alpha: Double, _ generator: inout SeededGenerator
  ) -> Color {
    func component() -> Double { .random(in: 0...1, using: &generator) }
    return Color(space, red: component(), green: component(), blue: component(), alpha: alpha)
  }
}
