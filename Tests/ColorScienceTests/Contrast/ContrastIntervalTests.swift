import ColorScience
import Testing

@Suite("Translucency")
struct ContrastIntervalTests {
  struct File: Decodable {
    let intervals: [Bar]
    let min_alpha: [MinimumAlpha]
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

  struct Flip: Decodable {
    let bar, fg, backdrop: String
    let alpha, unrounded: Double
  }

  let file: File

  init() throws { file = try Vectors.own("composite", as: File.self) }

  @Test("finds the worst and best contrast over every backdrop")
  func intervals() throws {
    try #require(file.intervals.count == 120)
    #expect(file.intervals.map(\.fg.count).reduce(0, +) == 840)
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

  @Test("finds the least alpha that passes over every backdrop")
  func leastAlpha() throws {
    try #require(file.min_alpha.count == 36)
    for example in file.min_alpha {
      let bar = try color(example.bar)
      let mark = try color(example.fg)
      #expect(isClose(contrastRatio(mark, bar), example.opaque))
      try #require(example.min_alpha.count == 3)
      for (ratio, expected) in example.min_alpha {
        let limit = try #require(Double(ratio))
        let test = backgroundTest(under: mark, ratio: limit)
        let found = ColorScience.leastAlpha(in: 100, from: 0) { test(bar.withAlpha($0)) }
        guard let expected else {
          #expect(found == nil, "\(example) \(ratio)")
          continue
        }
        let alpha = try #require(found)
        #expect(alpha >= expected - 1e-9 && alpha < expected + 0.0100001, "\(example) \(ratio)")
        #expect(contrastInterval(mark, on: bar.withAlpha(alpha)).worst >= limit)
      }
    }
  }

  @Test("does not round a composite to 8 bits")
  func rounding() throws {
    try #require(file.rounding_flips.count == 12)
    for flip in file.rounding_flips {
      let backdrop: Color = flip.backdrop == "black" ? .black : .white
      let found = contrast(
        try color(flip.fg), on: try color(flip.bar).withAlpha(flip.alpha), over: backdrop)
      #expect(isClose(found, flip.unrounded), "\(flip)")
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
