import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeAnalysis
@testable import ThemeModel
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
}
