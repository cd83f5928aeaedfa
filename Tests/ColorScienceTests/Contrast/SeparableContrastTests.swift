import ColorScience
import Testing

@Suite("Translucent colors on translucent bars")
struct SeparableContrastTests {
  struct File: Decodable {
    let corner_check_counterexamples: [CounterExample]
  }

  struct CounterExample: Decodable {
    let kind: String
    let fg, bar: [Double]
    let fg_alpha, bar_alpha, exact: Double
  }

  @Test("is exact where the corners of the cube mislead")
  func counterExamples() throws {
    let examples = try Vectors.own("composite", as: File.self).corner_check_counterexamples
    try #require(examples.count == 15)
    for example in examples {
      let mark = Color(
        red: example.fg[0], green: example.fg[1], blue: example.fg[2], alpha: example.fg_alpha)
      let surface = Color(
        red: example.bar[0], green: example.bar[1], blue: example.bar[2], alpha: example.bar_alpha)
      let found = contrastInterval(mark, on: surface)
      let value = example.kind == "best" ? found.best : found.worst
      #expect(isClose(value, example.exact), "\(value) \(example)")
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
}
