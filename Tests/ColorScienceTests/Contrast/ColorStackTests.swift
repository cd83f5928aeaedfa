import Testing

@testable import ColorScience

@Suite("What lies under a foreground")
struct ColorStackTests {
  private let half = Color.white.withAlpha(0.5)
  /// The luminance of a gray of 0.5, IEC 61966-2-1.
  private let gray = 0.21404114048223255

  @Test("an opaque color has one luminance, whatever lies behind")
  func opaque() {
    let stack = ColorStack(ColorGradient([.white]), over: .colors([.black]))
    let found = StackLuminances(stack)
    #expect(found.ranges == [1...1])
    #expect(found.interval(of: 0) == ContrastInterval(worst: 21, best: 21))
    #expect(found.blends(of: .black) == 0 && stack.blendsPerInk == 1)
  }

  @Test("over some colors it has the luminance over each, over any all between")
  func backdrops() {
    let two = StackLuminances(ColorStack(ColorGradient([half]), over: .colors([.black, .white])))
    #expect(two.ranges.map(\.lowerBound) == two.ranges.map(\.upperBound))
    #expect(isClose(two.ranges[0].lowerBound, gray) && two.ranges[1].lowerBound == 1)
    // A luminance of 0.5 is nearest to white's.
    #expect(isClose(two.interval(of: 0.5).worst, 1.05 / 0.55))
    let black = two.interval(of: 0)
    #expect(isClose(black.worst, (gray + 0.05) / 0.05) && black.best == 21)

    let any = StackLuminances(ColorStack(ColorGradient([half]), over: .colors([])))
    #expect(any.ranges.count == 1)
    #expect(any.interval(of: 0.5).worst == 1)
  }

  @Test("over a range of grays a color is the one that gives the same over black and over white")
  func grays() {
    let grays = 0.2...0.6
    let stack = ColorStack(ColorGradient([half]), over: .grays(grays))
    let mixed = stack.effectiveBackground(half)
    #expect(mixed.isMixed && mixed.backdrops.isEmpty)
    for (backdrop, end) in [(Color.black, 0.2), (.white, 0.6)] {
      let expected = half.composited(over: Color(red: end, green: end, blue: end))
      #expect(
        mixed.color.composited(over: backdrop).components.distance(to: expected.components) < 1e-12)
    }
    #expect(stack.behind.colors.isEmpty)
  }

  @Test("a color on a color is one color, as painting one after the other gives")
  func layers() {
    var random = Numbers(seed: 5)
    for _ in 0..<100 {
      let layers = [0.3, 0.6, 0.9].map { random.color(alpha: $0) }
      let backdrop = random.color(alpha: 1)
      let stack = ColorStack(layers.map { ColorGradient([$0]) }, over: .colors([backdrop]))
      let seen = layers.reversed().reduce(backdrop) { $1.composited(over: $0) }
      let folded = stack.effectiveBackground(stack.gradient.stops[0])
      #expect(folded.isMixed)
      #expect(
        folded.color.composited(over: backdrop).components.distance(to: seen.components) < 1e-12)
    }
    let single = ColorStack([ColorGradient([half])], over: .colors([]))
    #expect(!single.effectiveBackground(half).isMixed)
  }

  @Test("colors over and under a gradient are seen at each of its places", arguments: [1, 0.5])
  func layeredGradients(alpha: Double) {
    var random = Numbers(seed: 6)
    for _ in 0..<20 {
      let gradient = ColorGradient((0..<3).map { _ in random.color(alpha: alpha) })
      let (above, below) = (random.color(alpha: 0.3), random.color(alpha: 0.7))
      let backdrop = random.color(alpha: 1)
      let layers = [ColorGradient([above]), gradient, ColorGradient([below])]
      let stack = ColorStack(layers, over: .colors([backdrop]))
      let front = random.color(alpha: 1)
      let ratios = gradient.samples(in: 400).map { place in
        let seen = [below, place, above].reduce(backdrop) { $1.composited(over: $0) }
        return contrastRatio(front, seen)
      }
      let least = StackLuminances(stack).interval(of: front.relativeLuminance).worst
      let sampled = ratios.reduce(.infinity, min)
      #expect(least <= sampled + 1e-9 && least > 0.9 * sampled)
    }
  }

  @Test("a gradient is as readable as its worst place, which many samples find too")
  func gradients() throws {
    var random = Numbers(seed: 11)
    for _ in 0..<40 {
      let stops = (0..<3).map { _ in random.color(alpha: [0.3, 0.6, 0.9][random.next(3)]) }
      let backdrops = (0..<2).map { _ in random.color(alpha: 1) }
      let gradient = ColorGradient(stops)
      let found = StackLuminances(ColorStack(gradient, over: .colors(backdrops)))
      let front = random.color(alpha: 1)
      let ratios = gradient.samples(in: 400).map { place in
        backdrops.map { contrast(front, on: place, over: $0) }
      }
      let worst = try #require(ratios.flatMap(\.self).min())
      let best = try #require(ratios.compactMap { $0.max() }.min())
      let interval = found.contrast(of: front).interval
      #expect(interval.worst <= worst + 1e-9 && interval.worst > worst * 0.99)
      #expect(interval.best <= best + 1e-9 && interval.best > best * 0.99)
    }
  }
}
