import ColorScience
import Testing

@Suite("UIKit colors")
struct UIKitColorTests {
  struct File: Decodable {
    let classic: [String: Classic]
    let ios13, ios26: [String: [String: Traits]]
    let ios15_changes: [String: Traits]
  }

  struct Classic: Decodable {
    let white: Double?
    let rgb: [Double]?
    let alpha: Double
    let hex: String
  }

  struct Traits: Decodable {
    let light, dark, highContrastLight, highContrastDark: String

    var hexes: [String] { [light, dark, highContrastLight, highContrastDark] }
  }

  /// The four colors of a name, in the order of `Variant`, as lower-case hex.
  private func hexes(_ name: String, _ generation: UIKitGeneration) throws -> [String] {
    let colors = try #require(UIKitColor(name), "\(name)").variants(in: generation)
    return Variant.allCases.map { colors[$0].hex.lowercased() }
  }

  @Test(
    "have the values of every generation, later ones over earlier ones",
    .enabled(if: Vectors.hasThirdParty("uikit_colors")))
  func tables() throws {
    let file = try Vectors.thirdParty("uikit_colors", as: File.self)
    try #require(file.classic.count == 15)
    for (name, classic) in file.classic {
      let found = try #require(UIKitColor(name), "\(name)")
      let rgb = classic.rgb ?? Array(repeating: classic.white ?? -1, count: 3)
      let expected = Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: classic.alpha)
      #expect(found.variants(in: .ios26) == ColorVariants(all: expected), "\(name)")
      #expect(expected.hex.lowercased() == classic.hex, "\(name)")
    }
    let first = try #require(file.ios13["system"])
      .merging(try #require(file.ios13["semantic"])) { system, _ in system }
    let second = first.merging(file.ios15_changes) { $1 }
    let third = second.merging(try #require(file.ios26["system"])) { $1 }
    try #require(third.count == 36)
    for (name, traits) in third {
      let inSecond = second[name] ?? traits
      #expect(try hexes(name, .ios26) == traits.hexes, "\(name)")
      #expect(try hexes(name, .ios15) == inSecond.hexes, "\(name)")
    }
    #expect(UIKitColor.names.count == file.classic.count + third.count)
  }

  @Test("keep thirds and halves exact")
  func grays() throws {
    let light = try #require(UIKitColor("lightGray")).variants(in: .ios15).light
    #expect(light == Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3))
    #expect(light.hex == "#AAAAAA")
  }

  @Test("keep their first values where a generation has no others")
  func unchanged() throws {
    #expect(try hexes("systemBrown", .ios26)[0] == "#ac7f5e")
    #expect(UIKitColor("SystemBlue") == nil)
    #expect(
      [15, 18, 26, 27].map { UIKitGeneration(iOSMajor: $0) } == [.ios15, .ios15, .ios26, .ios26])
  }
}
