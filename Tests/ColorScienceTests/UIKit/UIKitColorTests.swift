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

  /// The four colors of a name, in the order of `Variant`, as lower-case hex with opacities rounded down, as lists of
  /// UIKit's values have them.
  private func hexes(_ name: String, _ generation: UIKitGeneration) throws -> [String] {
    let colors = try #require(UIKitColor(name), "\(name)").variants(in: generation)
    return Variant.allCases.map {
      let alpha = (colors[$0].alpha * 255 + 1e-9).rounded(.down) / 255
      return colors[$0].withAlpha(alpha).hex.lowercased()
    }
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

  @Test(
    "keep opacities as whole percentages",
    arguments: [
      ("secondaryLabel", [60, 60, 68, 68]), ("tertiaryLabel", [30, 30, 38, 38]),
      ("quaternaryLabel", [18, 16, 26, 24]), ("placeholderText", [30, 30, 38, 38]),
      ("systemFill", [20, 36, 28, 44]), ("secondarySystemFill", [16, 32, 24, 40]),
      ("tertiarySystemFill", [12, 24, 20, 32]), ("quaternarySystemFill", [8, 18, 16, 26]),
      ("separator", [29, 60, 37, 68]),
    ])
  func opacities(name: String, percentages: [Double]) throws {
    let colors = try #require(UIKitColor(name)).variants(in: .ios15)
    #expect(Variant.allCases.map { colors[$0].alpha } == percentages.map { $0 / 100 })
  }

  @Test("keep thirds and halves exact")
  func grays() throws {
    let light = try #require(UIKitColor("lightGray")).variants(in: .ios15).light
    #expect(light == Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3))
    #expect(light.hex == "#AAAAAA")
  }

  @Test("have another brown since iOS 26, and in dark mode another mint")
  func corrected() throws {
    let brown = ["#a2845e", "#ac8e68", "#7f6545", "#b59469"]
    #expect(try hexes("systemBrown", .ios15) == brown)
    #expect(try hexes("systemMint", .ios15)[1] == "#63e6e2")
    #expect(try hexes("systemBrown", .ios26)[0] == "#ac7f5e")
    #expect(try hexes("systemMint", .ios26)[1] == "#00dac3")
    #expect(UIKitColor("SystemBlue") == nil)
    #expect(
      [15, 18, 26, 27].map { UIKitGeneration(iOSMajor: $0) } == [.ios15, .ios15, .ios26, .ios26])
  }
}
