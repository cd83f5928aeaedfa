import ColorScience
import Foundation
import Testing

/// The gradient's colors and their contrast are computed here a second time, by formulas of the specification alone.
@Suite("Gradients")
struct ColorGradientTests {
  @Test("an opaque gradient's least contrast is that of ten thousand of its colors, or a bit less")
  func opaque() {
    var random = SeededGenerator(state: 11)
    for round in 0..<200 {
      let stops = (0..<(2 + round % 5)).map { _ in Color.random(.srgb, alpha: 1, &random) }
      let front = Color.random(.srgb, alpha: 1, &random)
      let found = least(front, stops)
      let sampled = densely(stops).map { ratio($0, parts(front)) }.min() ?? 0
      #expect(found.worst == found.best)
      #expect(found.worst <= sampled + 1e-12, "\(stops) \(front)")
      // Between two neighbors of so many the ratio does not change by more.
      #expect(sampled - found.worst < 0.02, "\(stops) \(front) \(found.worst) \(sampled)")
    }
  }

  @Test("a luminance that the gradient goes through has a contrast of 1")
  func crossing() {
    let gray = Color(hex8: 0x80, 0x80, 0x80)
    let found = least(gray, [.black, .white])
    #expect(abs(found.worst - 1) < 1e-12)
    #expect(contrastRatio(gray, .black) > 3 && contrastRatio(gray, .white) > 3)
  }

  @Test("a translucent color is crossed beside a stop where the gradient turns")
  func crossingBesideStop() {
    let stops = [
      Color(hex8: 0xE7, 0xF7, 0xE4), Color(hex8: 0xEC, 0xF8, 0xC6),
      Color(hex8: 0x08, 0x0D, 0x3C).withAlpha(0x80 / 255.0),
    ]
    let backdrops = [Color(hex8: 0xAF, 0xCE, 0xD3), Color(hex8: 0xDD, 0xE7, 0xD5)]
    let stack = ColorStack(ColorGradient(stops), over: .colors(backdrops))
    let front = Color(hex8: 0xDA, 0xF5, 0xBA).withAlpha(0xF0 / 255.0)
    let found = StackLuminances(stack).contrast(of: front).interval
    // Over both, twenty thousand places of the second step come to 1.00004 at 0.026 of it, and to 1.056 at its start.
    #expect(found.worst < 1.0001)
  }

  @Test("the darkest color may lie between two stops")
  func inside() {
    let (red, green) = (Color(hex8: 255, 0, 0), Color(hex8: 0, 255, 0))
    let found = least(.black, [red, green])
    // With t and 1 - t as components: where 0.2126·f'(1 - t) = 0.7152·f'(t), f' being about 2.4·x^1.4.
    #expect(found.worst < contrastRatio(.black, red) - 0.7)
    #expect(found.worst < contrastRatio(.black, green))
    let sampled = densely([red, green]).map { ratio($0, parts(.black)) }.min() ?? 0
    #expect(abs(found.worst - sampled) < 1e-6)
    #expect(least(.white, [red, green]).worst == contrastRatio(.white, green))
  }

  @Test("translucent stops are measured over every backdrop that there may be")
  func translucent() {
    var random = SeededGenerator(state: 5)
    for round in 0..<60 {
      let stops = (0..<(2 + round % 3)).map { _ in
        Color.random(.srgb, alpha: .random(in: 0...1, using: &random), &random)
      }
      let front = Color.random(.srgb, alpha: round % 2 == 0 ? 1 : 0.6, &random)
      let backdrops = (0..<(1 + round % 3)).map { _ in Color.random(.srgb, alpha: 1, &random) }
      let found = least(front, stops, over: backdrops)
      var (worst, best) = (Double.infinity, Double.infinity)
      for color in densely(stops, 2_000) {
        let ratios = backdrops.map { ratio(color, parts(front), over: parts($0)) }
        worst = min(worst, ratios.min() ?? 0)
        best = min(best, ratios.max() ?? 0)
      }
      #expect(found.worst <= worst + 1e-9 && worst - found.worst < 0.05, "\(round) \(found)")
      #expect(found.best <= best + 1e-9 && best - found.best < 0.05, "\(round) \(found)")
    }
  }

  @Test("beside an opaque stop every backdrop is looked at, though all give one luminance there")
  func besideOpaqueStop() {
    let stops = [
      Color(hex8: 0xC2, 0x48, 0x5C), Color(hex8: 0x58, 0x5B, 0xAA).withAlpha(0x80 / 255.0),
      Color(hex8: 0xB6, 0xAC, 0xB9).withAlpha(0xC0 / 255.0), Color(hex8: 0xD3, 0xAA, 0x9F),
    ]
    let backdrops = [Color.black, .white]
    let found = least(.black, stops, over: backdrops)
    let best =
      densely(stops).map { color in
        backdrops.map { ratio(color, parts(.black), over: parts($0)) }.max() ?? 0
      }.min() ?? 0
    #expect(abs(found.best - best) < 0.005, "\(found.best) \(best)")
  }

  @Test("luminances of a stack are those of every place over every backdrop")
  func luminances() {
    var random = SeededGenerator(state: 31)
    for round in 0..<20 {
      let alpha = 0.3 + Double(round) / 80
      let stops = (0..<(2 + round % 4)).map { _ in Color.random(.srgb, alpha: alpha, &random) }
      let gradient = ColorGradient(stops)
      let backdrops = (0..<(1 + round % 9)).map { _ in Color.random(.srgb, alpha: 1, &random) }
      let stack = StackLuminances(ColorStack(gradient, over: .colors(backdrops)))
      var all: [Double] = []
      var places: [ClosedRange<Double>] = []
      for color in gradient.samples(in: 500) {
        let values = backdrops.map { color.composited(over: $0).relativeLuminance }
        all += values
        places.append((values.min() ?? 0)...(values.max() ?? 0))
      }
      let isWithin = all.allSatisfy { luminance in
        stack.ranges.contains {
          $0.lowerBound - 1e-9 <= luminance && luminance <= $0.upperBound + 1e-9
        }
      }
      #expect(isWithin)
      for range in stack.ranges {
        for end in [range.lowerBound, range.upperBound] {
          let isMet = all.contains { abs($0 - end) < 1e-4 }
          #expect(isMet, "\(round) \(range)")
        }
      }
      for front in stride(from: 0.0, through: 1, by: 0.05) {
        let interval = stack.interval(of: front)
        let worst = all.map { contrastRatio($0, front) }.min() ?? 0
        let best =
          places.map {
            max(contrastRatio($0.lowerBound, front), contrastRatio($0.upperBound, front))
          }.min() ?? 0
        #expect(interval.worst <= worst + 1e-9 && interval.worst > worst - 0.1)
        #expect(interval.best <= best + 1e-9 && interval.best > best - 0.1)
      }
    }
  }

  @Test("components run evenly and are not multiplied by the alpha")
  func interpolation() {
    let gradient = ColorGradient([
      Color(red: 1, green: 0, blue: 0.5, alpha: 1), Color(red: 0, green: 1, blue: 0.5, alpha: 0),
      .black,
    ])
    #expect(gradient.color(at: 0.25) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    #expect(gradient.color(at: 0) == gradient.stops[0])
    #expect(gradient.color(at: 0.5) == gradient.stops[1])
    #expect(gradient.color(at: 1) == .black)
    #expect(gradient.samples(in: 2).count == 5)
    #expect(!gradient.isOpaque)
  }

  private func least(
    _ front: Color, _ stops: [Color], over backdrops: [Color] = [.white]
  ) -> ContrastInterval {
    StackLuminances(ColorStack(ColorGradient(stops), over: .colors(backdrops)))
      .contrast(of: front).interval
  }

  /// Red, green, blue and alpha, gamma-encoded.
  private typealias Quad = (Double, Double, Double, Double)

  private func parts(_ color: Color) -> Quad {
    (color.srgb.x, color.srgb.y, color.srgb.z, color.alpha)
  }

  private func densely(_ stops: [Color], _ count: Int = 10_000) -> [Quad] {
    var colors: [Quad] = []
    for (left, right) in zip(stops, stops.dropFirst()).map({ (parts($0), parts($1)) }) {
      for index in 0...count {
        let part = Double(index) / Double(count)
        let mix = { (a: Double, b: Double) in a * (1 - part) + b * part }
        colors.append(
          (mix(left.0, right.0), mix(left.1, right.1), mix(left.2, right.2), mix(left.3, right.3)))
      }
    }
    return colors
  }

  /// WCAG 2.2 of the foreground on the color, both over a backdrop.
  private func ratio(_ back: Quad, _ front: Quad, over backdrop: Quad = (1, 1, 1, 1)) -> Double {
    let ground = paint(back, over: backdrop)
    let (a, b) = (luminance(paint(front, over: ground)), luminance(ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func paint(_ top: Quad, over bottom: Quad) -> Quad {
    let mix = { (a: Double, b: Double) in a * top.3 + b * (1 - top.3) }
    return (mix(top.0, bottom.0), mix(top.1, bottom.1), mix(top.2, bottom.2), 1)
  }

  private func luminance(_ color: Quad) -> Double {
    let light = { (value: Double) -> Double in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(color.0) + 0.7152 * light(color.1) + 0.0722 * light(color.2)
  }
}
