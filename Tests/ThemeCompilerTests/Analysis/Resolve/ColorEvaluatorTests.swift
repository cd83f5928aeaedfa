import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("What color expressions are")
struct ColorEvaluatorTests {
  /// Names by which expressions refer to colors: light, dark, and those for more contrast.
  private static let colors = [
    "a": ["#110000", "#220000", "#330000", "#440000"],
    "b": ["#001100", "#002200", "#003300", "#004400"],
  ]

  @Test(
    "take of each argument the variant that they are in",
    arguments: [
      ("#0A5FD9", ["#0A5FD9", "#0A5FD9", "#0A5FD9", "#0A5FD9"]),
      ("light-dark(red, blue)", ["#FF0000", "#0000FF", "#FF0000", "#0000FF"]),
      ("light-dark({a}, {b})", ["#110000", "#002200", "#330000", "#004400"]),
      ("{a} / 100%", ["#110000", "#220000", "#330000", "#440000"]),
      ("color-mix(in srgb, {a}, {a})", ["#110000", "#220000", "#330000", "#440000"]),
      ("color-mix(in srgb, {a} 100%, {b})", ["#110000", "#220000", "#330000", "#440000"]),
      ("contrast-color(light-dark(white, black))", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      ("light-dark({a.dark}, white)", ["#220000", "#FFFFFF", "#220000", "#FFFFFF"]),
    ])
  func values(text: String, expected: [String]) throws {
    let (result, evaluator) = try evaluate(text)
    guard case .color(let color)? = result else {
      Issue.record("\(text) is no color of its own")
      return
    }
    #expect(Variant.allCases.map { color.variants[$0].hex } == expected)
    #expect(evaluator.remark == nil)
  }

  @Test("a reference alone is the color itself, but for a member of one")
  func references() throws {
    guard case .table(let id)? = try evaluate("{b}").result else {
      Issue.record("it is another color")
      return
    }
    #expect(id.index == 1)
    guard case .color(let member)? = try evaluate("{a.dark}").result else {
      Issue.record("it is the whole color")
      return
    }
    #expect(member.variants.isUniform && member.variants.light.hex == "#220000")
  }

  @Test("alpha is that of the whole, whatever the color has")
  func alpha() throws {
    guard case .color(let color)? = try evaluate("{a} / 50%").result else { return }
    #expect(color.variants.dark.alpha == 0.5)
  }

  @Test("UIKit's colors keep their name and have the values of the iOS that is asked for")
  func uiKit() throws {
    let blue = try #require(UIKitColor("systemBlue"))
    for generation in [UIKitGeneration.ios15, .ios26] {
      guard case .color(let color)? = try evaluate(".systemBlue", generation).result else {
        continue
      }
      #expect(color.symbol?.name == "systemBlue")
      #expect(color.variants == blue.variants(in: generation))
    }
    #expect(blue.variants(in: .ios15) != blue.variants(in: .ios26))
  }

  @Test(
    "are none where a name in them is none",
    arguments: ["{c}", "color-mix(in srgb, {a}, {c})", "light-dark({c}, {a})"])
  func unknown(text: String) throws {
    #expect(try evaluate(text).result == nil)
  }

  @Test(
    "are remarked on where no display has them",
    arguments: [("oklch(80% 0.4 150)", true), ("oklch(80% 0.2 150)", false)])
  func gamut(text: String, isFar: Bool) throws {
    let remark = try evaluate(text).evaluator.remark
    #expect(remark.map(\.kind) == (isFar ? .outOfGamut : nil))
    let distance = remark?.message.firstMatch(of: /ΔE OK ([0-9.]+) away/).flatMap { Double($0.1) }
    #expect((distance ?? 0 > 0.01) == isFar)
  }

  private func evaluate(
    _ text: String, _ generation: UIKitGeneration = .ios15
  ) throws -> (result: ColorEvaluator.Result?, evaluator: ColorEvaluator) {
    var table = ColorTable()
    var ids: [String: ColorID] = [:]
    for (name, hexes) in Self.colors.sorted(by: { $0.key < $1.key }) {
      let values = hexes.compactMap { Color(hexDigits: Array($0.utf8)[...]) }
      ids[name] = table.add(ResolvedColor(ColorVariants { values[Int($0.rawValue)] }))
    }
    var evaluator = ColorEvaluator(generation: generation)
    let expression = try parseColor(Array(text.utf8)[...]).expression
    let result = evaluator.evaluate(expression) { path in
      let member = path.withoutVariant
      return ids[member?.path ?? path].map { ReferredColor($0, member: member?.variant, in: table) }
    }
    return (result, evaluator)
  }
}
