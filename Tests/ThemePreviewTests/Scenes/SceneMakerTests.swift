import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Drawings of an appearance")
struct SceneMakerTests {
  private func maker(_ look: String, _ configuration: String = "") throws -> SceneMaker {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let analysis = PreviewedThemes.analysis(
      "appearances: { look: { \(look) } }", configuration: read)
    return try #require(PreviewedTheme(analysis, isAlone: true)).maker(of: 0)
  }

  private static let bar = "toolbar: { backgroundColor: white, tintColor: black }"

  @Test("variants that look alike in all states are one aspect, those of another style none")
  func aspects() throws {
    let ink = "{ light: black, dark: black, lightHighContrast: black, darkHighContrast: navy }"
    let aspects = try maker("toolbar: { backgroundColor: white, tintColor: \(ink) }").aspects()
    // The content between the bars is another one in the dark.
    #expect(
      aspects.map(\.variants) == [[.light, .lightHighContrast], [.dark], [.darkHighContrast]])
    let pinned = try maker("interfaceStyle: dark, \(Self.bar)").aspects()
    #expect(pinned.map(\.variants) == [[.dark, .darkHighContrast]])
    #expect(pinned[0].caption == "dark, also with increased contrast")
  }

  @Test("a phone on its side is drawn where a bar differs there, at the edge and below it")
  func states() throws {
    #expect(try maker(Self.bar).states == [.scrollEdge, .standard])
    let compact = "toolbar: { tintColor: black, compact: { tintColor: white } }"
    #expect(try maker(compact).states == [.scrollEdge, .standard, .compact])
    let edge = "toolbar: { tintColor: black, compactScrollEdge: transparent }"
    #expect(try maker(edge).states == [.scrollEdge, .standard, .compactScrollEdge])
    let tabs = "tabBar: { compactInline: { titleColor: black } }"
    #expect(try maker(tabs).states == [.scrollEdge, .standard, .compact])
  }

  @Test("looks are those of the systems that the app runs on, with the SDK that it is built with")
  func looks() throws {
    #expect(try maker(Self.bar).looks == [.flat])
    #expect(try maker(Self.bar, "sdk: 26.0").looks == [.flat, .glass])
    #expect(try maker(Self.bar, "deploymentTarget: 26.0").looks == [.glass])
  }

  @Test("an aspect with increased contrast adds something where it has a verdict of its own")
  func additions() throws {
    func adds(_ ink: String) throws -> [Bool] {
      let aspects = try maker(
        "interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: \(ink) }"
      ).aspects()
      #expect(aspects.map(\.variants) == [[.light], [.lightHighContrast]])
      return aspects.map { aspect in !aspect.addsNothing(to: aspects) }
    }
    #expect(try adds("{ light: black, dark: black, lightHighContrast: navy }") == [true, false])
    #expect(
      try adds("{ light: black, dark: black, lightHighContrast: \"#EEEEEE\" }") == [true, true])
  }

  @Test("what no theme colors has the system's color, and the status bar what can be read")
  func system() throws {
    let look = "statusBarStyle: default, navigationBar: { backgroundColor: navy }"
    let maker = try maker(look)
    let scene = maker.scene(.standard, .flat, .light)
    let bar = try #require(scene.navigationBar)
    #expect(bar.ground == .color(Color(hex8: 0, 0, 0x80)))
    #expect(bar.part(.title)?.color == .black && bar.part(.title)?.mark == nil)
    #expect(scene.content == .white && maker.scene(.standard, .flat, .dark).content == .black)
    #expect(scene.toolbar == nil && scene.bars.count == 1)
    // From iOS 17 on the system looks at what is below.
    let newer = try self.maker(look, "deploymentTarget: 17.0").scene(.standard, .flat, .light)
    #expect(scene.statusBar.color == .black && newer.statusBar.color == .white)
  }

  @Test("a bar that is hidden is not drawn, and what passes or fails is marked with its ratio")
  func marks() throws {
    let hidden = "navigationBar: { isHidden: true, tintColor: black }, \(Self.bar)"
    #expect(try maker(hidden).scene(.standard, .flat, .light).bars.map(\.kind) == [.toolbar])
    let faint = "toolbar: { backgroundColor: white, tintColor: \"#EEEEEE\" }"
    let mark = try maker(faint).scene(.standard, .flat, .light).toolbar?.part(.button)?.mark
    #expect(mark?.verdict == .fail)
    // (1.05) / (0.855 + 0.05)
    #expect(abs(try #require(mark?.ratio) - 1.16) < 0.005)
    let good = try maker(Self.bar).scene(.standard, .flat, .light).toolbar?.part(.button)?.mark
    #expect(good?.verdict == .pass && good?.ratio == 21)
  }

  @Test("a search bar has its colors and verdicts: empty at the top, with a text once scrolled")
  func searchBar() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: black
            searchBar: { fieldColor: "#E4E4EA", textColor: "#1C1C1E", placeholderColor: "#8E8E93" }

      """)
    let phones = page.split(separator: "<div class=\"ph").dropFirst().map(String.init)
    #expect(phones.count == 2)
    let field = try #require(page.firstMatch(of: #/\.b(\d+)\{background-color:#E4E4EA\}/#)?.1)
    for (figure, words) in zip(phones, [">Search<", ">Lamps<"]) {
      #expect(figure.contains(#/<i class="sf p\d+ b/#) && figure.contains(" b\(field)\"></i>"))
      #expect(figure.contains(words))
      #expect(figure.contains("✕ 2.57:1</small>") == (words == ">Search<"))
    }
    #expect(!PreviewedThemes.page(PreviewedThemes.failing).contains("class=\"sf"))
  }

  @Test("the selected tab lies on its indicator, and its verdict is the one on that")
  func indicator() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        a:
          interfaceStyle: light
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
            unselectedItemTintColor: "#5A5A60"
            selectionIndicatorColor: "#6A88C8"

      """)
    let indicator = try #require(page.firstMatch(of: #/\.b(\d+)\{background-color:#6A88C8\}/#)?.1)
    #expect(page.contains(" b\(indicator)\"></i>") && page.contains(#/<i class="in p\d+ b/#))
    #expect(page.contains(#/<small class="v fail p\d+">✕ [0-9.]+:1</#))
  }

  @Test("a button has the badge that the theme colors, on iOS 26 alone")
  func buttonBadge() {
    let bar =
      "backgroundColor: white, titleColor: black, tintColor: black, badgeColor: yellow, "
      + "badgeTextColor: white"
    let theme = "appearances: { a: { interfaceStyle: light, navigationBar: { \(bar) } } }"
    let badges = { (configuration: String) -> Int in
      let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
      let analysis = PreviewedThemes.analysis(theme, configuration: read)
      let page = String(decoding: previewPage([analysis]), as: UTF8.self)
      let phones = page.split(separator: "<div class=\"ph").dropFirst()
      return phones.filter { $0.contains(">3</i>") && $0.contains("✕ 1.07:1</small>") }.count
    }
    #expect(badges("") == 0)
    #expect(badges("deploymentTarget: 26.0") == 2)
  }

  @Test("a title that is never large is small at the top")
  func smallTitle() {
    let bar = "backgroundColor: white, titleColor: black, tintColor: black"
    for (mode, isSmall) in [("never", true), ("automatic", false)] {
      let page = PreviewedThemes.page(
        "appearances: { a: { navigationBar: { \(bar), largeTitleDisplayMode: \(mode) } } }\n")
      #expect(page.contains(">Large Title") != isSmall)
    }
  }

  @Test(
    "titles beside icons with colors of their own are drawn on an iPad with tabs below",
    arguments: [
      ("", true), ("deploymentTarget: 17.0\nsdk: 26.0\n", true),
      ("deploymentTarget: 18.0\n", false),
    ])
  func pad(configuration: String, isDrawn: Bool) throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let theme = PreviewedThemes.parts.replacing(
      "stacked: {", with: "inline: { titleColor: \"#EEEEEE\" }\n      stacked: {")
    let analysis = PreviewedThemes.analysis(theme, configuration: read)
    let page = String(decoding: previewPage([analysis]), as: UTF8.self)
    let pads = page.split(separator: "<div class=\"ph").filter { $0.hasPrefix(" co pd") }
    #expect(pads.count == (isDrawn ? 1 : 0))
    for pad in pads {
      #expect(pad.contains("<p>iPad up to iPadOS 17, scrolled</p>"))
      #expect(pad.contains(#/<small class="v fail p\d+">✕ 1.16:1<\/small>/#))
      #expect(pad.contains(">News</i>"))
      #expect(!pad.contains(">Title</i>") && !pad.contains(">Select</i>"))
    }
    #expect(!PreviewedThemes.page(PreviewedThemes.parts).contains(" co pd"))
  }
}
