import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("Properties of bars from before iOS 13")
struct LegacyPartTests {
  @Test("a color makes a bar opaque, which no background's image may cover")
  func color() throws {
    let (bar, _) = try drawnBar(.navigationBar, "backgroundColor: .white")
    let color = try #require(bar.bar.color(.backgroundColor)?.value)
    #expect(
      bar.legacyParts == [
        .translucency(false), .barTint(color), .background(isEmpty: false), .shadow(isEmpty: false),
      ])
  }

  @Test(
    "the color from before iOS 13 comes before the other, and what is set on every iOS is not here")
  func barTint() throws {
    let (bar, _) = try drawnBar(
      .toolbar, "backgroundColor: .white, barTintColor: .black, isTranslucent: true")
    let color = try #require(bar.bar.color(.barTintColor)?.value)
    #expect(
      bar.legacyParts == [.barTint(color), .background(isEmpty: false), .shadow(isEmpty: false)])
  }

  @Test(
    "without a background and a shadow there are empty images, and nothing where nothing is set")
  func clear() throws {
    #expect(
      try drawnBar(.tabBar, "background: none").bar.legacyParts
        == [.translucency(true), .background(isEmpty: true), .shadow(isEmpty: true)])
    #expect(
      try drawnBar(.tabBar, "shadowColor: none").bar.legacyParts == [.shadow(isEmpty: true)])
    #expect(try drawnBar(.tabBar, "tintColor: .white").bar.legacyParts == [])
  }

  @Test("a title has its color, or the tint's, and its font")
  func titles() throws {
    let (bar, _) = try drawnBar(
      .navigationBar, "tintColor: .white, largeTitleFont: { size: 30, weight: bold }")
    let color = try #require(bar.bar.color(.tintColor)?.value)
    #expect(
      bar.legacyParts == [
        .text(attributes: "titleTextAttributes", color, nil),
        .text(
          attributes: "largeTitleTextAttributes", color,
          .system(size: 30, weight: "bold", design: nil)),
      ])
  }

  @Test("images are set as each kind of bar has it")
  func images() throws {
    let parts = [LegacyPart.background(isEmpty: true), .shadow(isEmpty: false)]
    func text(_ kind: BarKind) throws -> String {
      try written(resolvedTheme("name: Brand")) { $0.writeLegacy(parts, kind, on: "bar.") }
    }
    #expect(
      try text(.navigationBar)
        == "bar.setBackgroundImage(UIImage(), for: .default)\nbar.shadowImage = nil\n")
    #expect(
      try text(.toolbar) == """
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(nil, forToolbarPosition: .any)

        """)
    #expect(try text(.tabBar) == "bar.backgroundImage = UIImage()\nbar.shadowImage = nil\n")
  }

  @Test("what takes all back has texts on a navigation bar alone, and leaves translucency")
  func unset() throws {
    #expect(
      LegacyPart.unset(.tabBar)
        == [.barTint(nil), .background(isEmpty: false), .shadow(isEmpty: false)])
    let text = try written(resolvedTheme("name: Brand")) {
      $0.writeLegacy(LegacyPart.unset(.navigationBar), .navigationBar, on: "")
    }
    #expect(text.hasSuffix("titleTextAttributes = nil\nlargeTitleTextAttributes = nil\n"))
  }

  @Test("attributes are put together before, their font in the one design that there was")
  func attributes() throws {
    let (bar, theme) = try drawnBar(
      .navigationBar, "titleColor: .white, titleFont: { size: 17, weight: bold, design: rounded }")
    let part = try #require(bar.legacyParts.first)
    #expect(
      written(theme, target: 12) { $0.writeLegacy([part], .navigationBar, on: "bar.") } == """
        var title: [NSAttributedString.Key: Any] = [:]
        title[.foregroundColor] = UIColor.white
        title[.font] = UIFont.systemFont(ofSize: 17, weight: .bold)
        bar.titleTextAttributes = title

        """)
  }
}
