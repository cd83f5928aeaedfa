import ColorScience
import Testing

@Suite("Color vision")
struct ColorVisionTests {
  struct File: Decodable {
    let pairs: [Pair]
  }

  struct Pair: Decodable {
    let a, b: String
    let machado: [String: Seen]
  }

  struct Seen: Decodable {
    let a, b: String
    let deltaE_ok: Double
  }

  @Test(
    "shows every pair as an independent simulation does, equally far apart",
    .enabled(if: Vectors.hasThirdParty("cvd")),
    arguments: [
      (ColorVision.protanopia, "protan"), (.deuteranopia, "deutan"), (.tritanopia, "tritan"),
    ])
  func simulations(vision: ColorVision, key: String) throws {
    let pairs = try Vectors.thirdParty("cvd", as: File.self).pairs
    try #require(pairs.count == 22)
    for pair in pairs {
      let expected = try #require(pair.machado[key])
      let (a, b) = (try color(pair.a).seen(with: vision), try color(pair.b).seen(with: vision))
      #expect(a.hex.lowercased() == expected.a, "\(pair.a)")
      #expect(b.hex.lowercased() == expected.b, "\(pair.b)")
      #expect(isClose(deltaEOK(a, b), expected.deltaE_ok, within: 1e-6), "\(pair.a) \(pair.b)")
    }
  }

  @Test("leaves grays as they are", arguments: ColorVision.allCases)
  func grays(vision: ColorVision) throws {
    for gray in ["#000000", "#808080", "#ffffff"] {
      #expect(try color(gray).seen(with: vision).hex.lowercased() == gray)
    }
  }

  @Test("makes red and green alike without long- or middle-wave cones, but not without short ones")
  func redAndGreen() throws {
    let (red, green) = (try color("#C0392B"), try color("#7D8B1F"))
    let distance = { (vision: ColorVision) in
      deltaEOK(red.seen(with: vision), green.seen(with: vision))
    }
    #expect(distance(.deuteranopia) < distance(.tritanopia) / 2)
  }
}
