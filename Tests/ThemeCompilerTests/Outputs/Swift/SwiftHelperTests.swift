import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Declarations that generated code calls")
struct SwiftHelperTests {
  private func text(target: Int = 15, _ helpers: [SwiftHelper]) throws -> String {
    try written(resolvedTheme("name: Brand"), target: target) { file in
      file.write(imports: []) { file in
        for helper in helpers { file.use(helper) }
      }
    }
  }

  @Test("stand once, in an order of their own")
  func order() throws {
    let text = try text([.fontDesigns, .scaledFonts, .joinedTraits, .fontDesigns])
    let places = ["protocol JoinedTraits", "func scaledFont(", "func systemFont("].map {
      text.ranges(of: $0)
    }
    #expect(places.map(\.count) == [1, 1, 1])
    #expect(places[0][0].lowerBound < places[1][0].lowerBound)
    #expect(places[1][0].lowerBound < places[2][0].lowerBound)
  }

  @Test("traits are joined without a warning where the initializer is deprecated")
  func traits() throws {
    #expect(
      try text([.joinedTraits]).contains(
        """
            @available(iOS, deprecated: 17.0)
            fileprivate static func joined(_ traits: [UITraitCollection]) -> UITraitCollection {
        """))
  }
}
