import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("An edge that is left to UIKit, and compact height at the edge")
struct SystemEdgeTests {
  @Test("white on the content that UIKit's own edge shows is found", arguments: BarKind.allCases)
  func whiteOnContent(kind: BarKind) throws {
    let bar = "backgroundColor: black, tintColor: white, scrollEdge: default"
    let analysis = analyze(
      "a: { statusBarStyle: lightContent, backdrop: white, \(kind.name): { \(bar) } }", "sdk: 18.0")
    let findings = analysis.diagnostics.filter { $0.message.contains("\(kind.name).scrollEdge") }
    #expect(findings.count == (kind == .navigationBar ? 3 : 1), "\(analysis.diagnostics)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("white that can be read under the bar but not at compact height at the edge is found")
  func compactScrollEdge() {
    for slot in ["transparent", "{ backgroundColor: white }"] {
      let bar = "backgroundColor: black, tintColor: white, compactScrollEdge: \(slot)"
      let found = analyze(
        "a: { statusBarStyle: lightContent, backdrop: white, navigationBar: { \(bar) } }",
        "sdk: 18.0")
      #expect(
        found.diagnostics.map(\.id).sorted()
          == ["status-bar-contrast", "tint-contrast", "title-contrast"],
        "\(found.diagnostics)")
      #expect(
        found.diagnostics.allSatisfy { $0.message.contains("navigationBar.compactScrollEdge'") })
    }
  }

  @Test("compact height at the edge is what UIKit falls back to where the theme leaves it open")
  func fallback() throws {
    let white = "backgroundColor: white"
    for (slots, expected) in [
      ("scrollEdge: { backgroundColor: red }", "#FF0000"),
      ("compact: { backgroundColor: lime }", "#00FF00"),
      ("scrollEdge: { backgroundColor: red }, compact: { backgroundColor: lime }", "#FF0000"),
      ("scrollEdge: { backgroundColor: red }, compactScrollEdge: default", "#FF0000"),
      ("scrollEdge: { backgroundColor: red }, compactScrollEdge: same", "#FFFFFF"),
      ("scrollEdge: transparent, compactScrollEdge: same", "#FFFFFF"),
      ("scrollEdge: default", nil), ("scrollEdge: default, compactScrollEdge: default", nil),
      ("scrollEdge: default, compact: { backgroundColor: lime }", "#00FF00"),
      ("compactScrollEdge: { backgroundColor: blue }", "#0000FF"),
      ("compactScrollEdge: transparent", nil),
    ] as [(String, String?)] {
      let theme = try #require(analyze("a: { toolbar: { \(white), \(slots) } }").theme)
      let drawn = theme.appearances[0].drawn(.toolbar, on: .ios15)[.compactScrollEdge]
      let color = drawn.backgroundColor.map { theme.colors[$0.value].variants[.light].hex }
      #expect(color == expected, "\(slots)")
    }
  }

  @Test("what iOS 26 makes of an edge that is left to it is listed as not measured")
  func notMeasured() {
    let bar = "backgroundColor: white, tintColor: black, scrollEdge: default"
    let analysis = analyze("a: { backdrop: white, toolbar: { \(bar) } }", "sdk: 26.0")
    #expect(analysis.report.notMeasured == ["glass of iOS 26": 1])
  }

  @Test(
    "an output without compact height at the edge says so", arguments: ["swiftUI", "colorTheme"])
  func omitted(output: String) {
    let bar = "backgroundColor: white, compactScrollEdge: transparent"
    let found = analyze(
      "light: { toolbar: { \(bar) } }, dark: { toolbar: { \(bar) } }", "outputs: \(output)")
    #expect(found.diagnostics.map(\.id) == ["omitted-property"])
  }

  private func analyze(_ appearances: String, _ configuration: String = "") -> Analysis {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let source = SourceFile(path: "A.theme.yaml", text: "appearances: { \(appearances) }")
    return Analysis(ThemeInput(source, configuration: read)) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
