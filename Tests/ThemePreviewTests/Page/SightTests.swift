import Testing

@testable import ThemePreview

@Suite("Ways to see that a page simulates")
struct SightTests {
  private func sight(_ id: String) throws -> Sight {
    try #require(Sight.all.first { "\($0.id)" == id })
  }

  @Test("a filter has four rows of five numbers, the last of which leaves alpha as it is")
  func values() throws {
    let luminance = "0.2126 0.7152 0.0722 0 0"
    #expect(
      try sight("achromat").values == "\(luminance) \(luminance) \(luminance) 0 0 0 1 0")
    #expect(try sight("haze").values.hasPrefix("0.5 0 0 0 0.109 0 0.5 0 0 0.109 "))
  }

  @Test("who sees no color, or some, sees white and black as they are")
  func grays() {
    for sight in Sight.all where "\(sight.id)" != "haze" {
      for row in sight.matrix {
        #expect(abs(row[0] + row[1] + row[2] - 1) < 1e-5 && row[3] == 0, "\(sight.id)")
      }
    }
  }

  @Test("low contrast is half of it around the gray that is as far from black as from white")
  func haze() throws {
    // L* of 54 is 0.218 in linear light, between the contrast of both: (0.218 + 0.05)² ≈ 0.05 × 1.05.
    for row in try sight("haze").matrix {
      #expect(abs(0.218 * 0.5 + row[3] - 0.218) < 1e-9)
    }
  }
}
