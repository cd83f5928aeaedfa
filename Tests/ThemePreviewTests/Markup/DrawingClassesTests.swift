import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Rules of what is drawn")
struct DrawingClassesTests {
  @Test("each color is the text's or the background's")
  func colors() {
    var classes = DrawingClasses()
    _ = classes.fronts.number(of: .black)
    _ = classes.backs.number(of: Color.white.withAlpha(0.5))
    #expect(classes.rules == ".f0{color:#000000}.b0{background-color:rgb(255 255 255 / 0.5)}")
  }

  @Test("a place has its box to hundredths of a pixel, and what is in it")
  func places() {
    var classes = DrawingClasses()
    let style = TextStyle(size: 17, weight: .semibold, alignment: .center)
    _ = classes.places.number(of: .init(box: Box(0, 2.346, 30, 4), radius: 0, style: nil))
    _ = classes.places.number(of: .init(box: Box(1, 1, 1, 22), radius: 9, style: style))
    #expect(
      classes.rules == ".p0{left:0;top:2.35px;width:30px;height:4px}"
        + ".p1{left:1px;top:1px;width:1px;height:22px;border-radius:9px;"
        + "font:600 17px/22px var(--sans);text-align:center}")
  }

  @Test("an opaque gradient is the browser's, from left to right or from the top down")
  func gradients() {
    var classes = DrawingClasses()
    let colors = ColorGradient([.white, .black])
    _ = classes.gradients.number(of: .init(colors: colors, direction: .horizontal))
    _ = classes.gradients.number(of: .init(colors: colors, direction: .vertical))
    #expect(
      classes.rules == ".r0{background-image:linear-gradient(90deg,#FFFFFF,#000000)}"
        + ".r1{background-image:linear-gradient(180deg,#FFFFFF,#000000)}")
  }

  @Test(
    "content is three boxes with shadows: pictures, and before and after them circles and lines")
  func contents() {
    var classes = DrawingClasses()
    let content = PhoneContent(screen: Box(0, 0, 393, 852), margin: 16, top: 100, color: .white)
    _ = classes.contents.number(of: content)
    #expect(classes.rules.contains(".c0{left:16px;top:100px;"))
    for element in [":before", ":after"] {
      #expect(classes.rules.contains(".c0\(element){"))
    }
    #expect(classes.rules.components(separatedBy: ";box-shadow:").count == 4)
    #expect(classes.rules.components(separatedBy: "content:\"\"").count == 3)
  }

  @Test("a color is written once, however many drawings have it")
  func once() throws {
    let page = PreviewedThemes.page(PreviewedThemes.failing)
    let style = try #require(page.firstMatch(of: #/(?s)<style>(.*?)</style>/#)?.1)
    #expect(style.matches(of: #/\.b\d+\{background-color:#F7F7F9\}/#).count == 1)
    let body = try #require(page.firstMatch(of: #/(?s)<main(.*)</main>/#)?.1)
    #expect(!body.contains("style="))
  }

  @Test("a wide color is there as it is, behind the nearest one of sRGB")
  func wide() {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: color(display-p3 1 0.9 0.2), tintColor: black }

      """)
    #expect(page.contains(";background-color:color(display-p3 1 0.9 0.2)}"))
  }

  @Test("a translucent gradient is drawn in small steps")
  func steps() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        shop:
          interfaceStyle: light
          toolbar: { backgroundGradient: [white, "#DDE8FA"], tintColor: black }
          tabBar:
            backgroundGradient: { colors: [white, "#FFFFFF80"], direction: vertical }
            tintColor: black
            unselectedItemTintColor: black

      """)
    let opaque = try #require(
      page.firstMatch(
        of: #/\.r(\d+)\{background-image:linear-gradient\(90deg,#FFFFFF,#DDE8FA\)\}/#)?.1)
    #expect(page.contains(#/<i class="g p\d+ r/#) && page.contains(" r\(opaque)\"></i>"))
    let steps = try #require(
      page.firstMatch(of: #/linear-gradient\(180deg,(#FFFFFF,[^}]*#FFFFFF80)\)\}/#)?.1)
    #expect(steps.split(separator: ",").count == 17)
  }
}
