import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Titles of navigation bars")
struct CompactLargeTitleTests {
  @Test("no title is large at compact height")
  func compact() {
    let titles =
      "titleColor: white, largeTitleColor: \"#222222\", largeSubtitleColor: \"#222222\", "
      + "subtitleColor: white"
    let states =
      "scrollEdge: { backgroundColor: \"#888888\" }, compact: { backgroundColor: \"#202022\" }, "
      + "compactScrollEdge: { largeTitleColor: \"#303030\" }"
    let analysis = measured(
      "a: { interfaceStyle: light, statusBarStyle: lightContent, navigationBar: "
        + "{ prefersLargeTitles: true, backgroundColor: \"#101012\", \(titles), \(states) } }")
    analysis.expectPair("largeTitleColor", Seen(0x222222), in: .scrollEdge, on: Seen(0x888888))
    for name in ["largeTitleColor", "largeSubtitleColor"] {
      #expect(analysis.entries(of: name, .compact).isEmpty)
      #expect(analysis.entries(of: name, .compactScrollEdge).isEmpty)
    }
    for name in ["titleColor", "subtitleColor"] {
      analysis.expectPair(name, Seen(0xFFFFFF), in: .compact, on: Seen(0x202022))
    }
  }
}
