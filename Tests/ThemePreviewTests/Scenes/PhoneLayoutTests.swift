import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Places of what is drawn")
struct PhoneLayoutTests {
  private func layout(_ look: String, _ state: DrawnBar.State) throws -> PhoneLayout {
    let source = try previewed("appearances: { look: { \(look) } }")
    return PhoneLayout(source.maker(of: 0).scene(state, .flat, .light))
  }

  @Test("content begins below the bar at the edge, and is under it once it is scrolled")
  func content() throws {
    let bar = "navigationBar: { backgroundColor: white, titleColor: black }"
    // A status bar of 59 points, a row of 44, a large title of 52, and room of 16.
    #expect(try layout(bar, .scrollEdge).content.top == 59 + 44 + 52 + 16)
    #expect(try layout(bar, .standard).content.top < 0)
    let small = "navigationBar: { titleColor: black, largeTitleDisplayMode: never }"
    #expect(try layout(small, .scrollEdge).content.top == 59 + 44 + 16)
  }

  @Test("a phone on its side is as wide as the other one is high, with lower bars")
  func compact() throws {
    let bar = "toolbar: { backgroundColor: white }, tabBar: { backgroundColor: white }"
    let (upright, side) = (try layout(bar, .standard), try layout(bar, .compact))
    #expect(
      upright.screen.width == side.screen.height && upright.screen.height == side.screen.width)
    func heights(_ layout: PhoneLayout) -> [Double] {
      layout.pieces.filter { $0.name == "li" }.map { layout.screen.height - $0.box.y }
    }
    // The tab bar over the home indicator, and the toolbar over that.
    #expect(heights(upright) == [34 + 49, 34 + 49 + 44])
    #expect(heights(side) == [21 + 32, 21 + 32 + 32])
  }

  @Test("pictures and rows fill the screen from their beginning on, and nothing begins below it")
  func shapes() {
    let content = PhoneContent(screen: Box(0, 0, 393, 852), margin: 16, top: 100, color: .white)
    let shapes = content.shapes
    let (tiles, circles, lines) = (shapes[0].boxes, shapes[1].boxes, shapes[2].boxes)
    #expect(tiles[0].box == Box(16, 100, 174.5, 132) && tiles[1].box.right == 393 - 16)
    #expect(circles[0].box.y == tiles[0].box.bottom + 16)
    #expect(lines.count == 2 * circles.count)
    #expect(shapes.allSatisfy { $0.boxes.allSatisfy { $0.box.y < 852 } })
    #expect(shapes.contains { $0.boxes.contains { $0.box.bottom > 852 - 64 } })
  }

  @Test("an iPad has a tab bar of 50 points with titles beside icons in its middle")
  func pad() throws {
    let theme = PreviewedThemes.parts.replacing(
      "stacked: {", with: "inline: { iconColor: \"#5A5A61\" }\n      stacked: {")
    let scenes = try previewed(theme).maker(of: 0).aspects().flatMap(\.scenes)
    let layout = PhoneLayout(try #require(scenes.last { $0.device == .pad }))
    let bar = try #require(layout.pieces.first { $0.name == "g" }).box
    #expect(bar.y == 200 - 20 - 50 && bar.bottom >= 200 && bar.width == 820)
    let titles = layout.pieces.filter { $0.name.hasPrefix("l") && $0.name != "li" }.map(\.box)
    let icons = layout.pieces.compactMap { piece -> Box? in
      if case .icon = piece.kind { piece.box } else { nil }
    }
    #expect(titles.count == 3 && icons.count == 3)
    for (title, icon) in zip(titles, icons) {
      #expect(title.x > icon.right && title.middle.y == icon.middle.y && icon.width == 25)
    }
    #expect(abs((icons[0].x + titles[2].right) / 2 - 410) < 10)
  }

  @Test("texts of a bar do not collide on any phone, and bars have UIKit's heights")
  func texts() throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: "sdk: 26.0\n")).0
    for theme in [PreviewedThemes.faint, PreviewedThemes.parts] {
      let analysis = PreviewedThemes.analysis(theme, configuration: read)
      let source = try #require(PreviewedTheme(analysis, isAlone: true))
      for scene in source.maker(of: 0).aspects().flatMap(\.scenes) {
        let layout = PhoneLayout(scene)
        let boxes = layout.pieces.compactMap { piece -> Box? in
          if case .words = piece.kind { piece.name == "bd" ? nil : piece.box } else { nil }
        }
        for (index, box) in boxes.enumerated() {
          for other in boxes[..<index] {
            let isApart =
              box.x >= other.right || box.right <= other.x || box.y >= other.bottom - 6
              || box.bottom - 6 <= other.y
            #expect(isApart, "\(box) \(other)")
          }
        }
        guard !scene.state.isCompact, scene.look == .flat else { continue }
        let bars = layout.pieces.filter { $0.name == "g" }.map(\.box)
        #expect(bars[0].y == 0 && bars[0].height >= 59 + 44)
        #expect(bars[1].y == 852 - 34 - 49 && bars[1].bottom >= 852)
        #expect(bars[2].height == 44 && bars[2].bottom == bars[1].y)
      }
    }
  }
}
