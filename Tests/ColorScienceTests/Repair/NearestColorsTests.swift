import ColorScience
import Testing

@Suite("The nearest color that passes")
struct NearestColorsTests {
  struct File: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable, CustomStringConvertible {
    let fg, bg: String
    let target: Double
    let optimal, hue, hue_lighter, hue_darker: Repair?

    var description: String { "\(fg) on \(bg) to \(target)" }
  }

  struct Repair: Decodable {
    let hex: String
    let deltaE_ok: Double
  }

  let cases: [Case]

  init() throws {
    cases = try Vectors.own("fix", as: File.self).cases
    try #require(cases.count == 84)
  }

  @Test("meets every threshold within 1.2 times the distance of the optimum of all colors")
  func optimum() throws {
    for example in cases {
      let origin = try color(example.fg)
      let back = try color(example.bg)
      let found = nearestColors(
        to: origin, passing: [foregroundTest(on: back, ratio: example.target)])
      for color in found {
        #expect(color.roundedTo8Bits == color, "\(example)")
        #expect(contrastRatio(color, back) >= example.target, "\(example)")
      }
      let lighterOrDarker = [example.hue_lighter, example.hue_darker].compactMap(\.self)
      #expect(found.count == lighterOrDarker.count, "\(example)")
      guard let optimal = example.optimal else {
        #expect(found.isEmpty, "\(example)")
        continue
      }
      let best = try #require(found.first, "\(example)")
      let distance = deltaEOK(best, origin)
      #expect(distance <= 1.2 * optimal.deltaE_ok, "\(example): \(best.hex) for \(optimal.hex)")
      let expected = try #require(example.hue, "\(example)").deltaE_ok
      #expect(isClose(distance, expected, within: 0.004), "\(example): \(best.hex)")
    }
  }

  @Test("passes any number of tests on either side, or says that none can be met")
  func several() {
    var random = Numbers(seed: 1)
    var met = 0
    for _ in 0..<2_000 {
      let origin = random.color(alpha: random.next(3) == 0 ? 0.9 : 1)
      let tests = (0...random.next(3)).map { _ in
        let isForeground = random.next(2) == 0
        let other = random.color(alpha: random.next(4) == 0 ? 0.8 : 1)
        let ratio = [1.5, 3, 4.5][random.next(3)]
        return isForeground
          ? foregroundTest(on: other, ratio: ratio) : backgroundTest(under: other, ratio: ratio)
      }
      for found in nearestColors(to: origin, passing: tests) {
        met += 1
        #expect(tests.allSatisfy { $0(found) })
        #expect(nearestColors(to: found, passing: tests) == [found])
        #expect(found.alpha == origin.alpha)
        guard origin.oklch.y > 0.08, found.oklch.y > 0.08 else { continue }
        let turn = abs(found.oklch.z - origin.oklch.z)
        #expect(min(turn, 360 - turn) < 5, "\(origin.hex) became \(found.hex)")
      }
    }
    #expect(met > 1_000)
  }

  @Test("is no further away than it has to be")
  func least() throws {
    let origin = try color("#0A84FF")
    let test = foregroundTest(on: .white, ratio: 4.5)
    let found = try #require(nearestColors(to: origin, passing: [test]).first)
    #expect((4.5..<4.54).contains(contrastRatio(found, .white)), "\(found.hex)")
  }

  @Test("grays stay gray, and Display P3 stays wide")
  func spaces() throws {
    let test = foregroundTest(on: .white, ratio: 4.5)
    let gray = try #require(
      nearestColors(to: try color("#999"), passing: [test]).first)
    #expect(gray.hex == "#767676")
    let wide = try #require(
      nearestColors(to: try color("color(display-p3 1 0.4 0.1)"), passing: [test]).first)
    #expect(wide.colorSpace == .displayP3)
    #expect(try color(wide.cssText) == wide)
    #expect(test(wide))
  }
}
