import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Tables of colors")
struct ColorTableTests {
  @Test("a color that is the same in every variant is plain, and any other is not")
  func plain() throws {
    var table = ColorTable()
    let gray = table.add(ResolvedColor(ColorVariants(all: Color(hex8: 1, 2, 3))))
    let ink = table.add(ResolvedColor(ColorVariants(light: .white, dark: .black)))
    let blue = try #require(UIKitColor("systemBlue"))
    let system = table.add(ResolvedColor(blue.variants(in: .ios15), symbol: blue))
    #expect(table.count == 3)
    #expect(table.plainColor(gray) == Color(hex8: 1, 2, 3))
    #expect(table.plainColor(ink) == nil && table.plainColor(system) == nil)
    #expect(table.symbol(system) == blue && table.symbol(ink) == nil)
    #expect(Variant.allCases.map { table[ink, $0] } == [.white, .black, .white, .black])
    #expect(table.plainLuminances(ink) == SIMD4(1, 0, 1, 0) && table.plainLuminances(system) == nil)
    #expect(table.luminances(ink) == SIMD4(1, 0, 1, 0))
  }

  @Test("it is noted whether any color is translucent, in any variant")
  func translucent() {
    var table = ColorTable()
    _ = table.add(plain: .white)
    #expect(!table.hasTranslucent)
    _ = table.add(ResolvedColor(ColorVariants(light: .white, dark: Color.black.withAlpha(0.5))))
    #expect(table.hasTranslucent)
    #expect(table.plainLuminances(ColorID(index: 1)) == nil)
  }

  @Test("a device has its own view, of the colors that it draws otherwise")
  func devices() {
    var table = ColorTable()
    table.devices = ["iPad", "Mac"]
    let white = table.add(plain: .white)
    let ink = table.add(
      ResolvedColor(ColorVariants(all: .white), elsewhere: [1: ColorVariants(all: .black)]))
    #expect(table.views(of: [white]).map(\.deviceName) == [nil])
    let views = table.views(of: [white, ink])
    #expect(views.map(\.deviceName) == [nil, "Mac"])
    #expect(views.map { $0[ink, .dark] } == [.white, .black])
    #expect(views.map { $0[white, .dark] } == [.white, .white])
    let combined = table.combined([ink, white, white, ink])
    #expect(combined.variants == ColorVariants(all: .white))
    // A value in generated code is the same on every device.
    #expect(combined.elsewhere.isEmpty)
  }
}
