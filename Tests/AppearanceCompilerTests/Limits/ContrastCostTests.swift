import TestSupport
import ColorScience
import Testing
import ThemeSyntax

@testable import OutputText
@testable import ThemeCompiler

/// What measuring contrast takes, counted in blends of colors, which no busy machine changes.
@Suite("The cost of contrast")
struct ContrastCostTests {
  @Test("heirs share what is measured of the gradient that they inherit", arguments: ["", "80"])
  func heirs(_ alpha: String) {
    let one = analysis(heirs(1, alpha)).meter.blends
    let many = analysis(heirs(60, alpha)).meter.blends
    #expect(one > 0)
    #expect(many == one)
  }

  @Test("another opaque foreground takes no more than looking for its best place")
  func foregrounds() {
    let own = { (count: Int) in
      analysis(heirs(count) { ", navigationBar: { tintColor: '#\(100_000 + $0)' }" }).meter.blends
    }
    // Black and white alone may be extremes of all gray backdrops: 256 blends.
    #expect(own(41) - own(1) <= 40 * 256 * 4)
  }

  @Test("a translucent color over gray backdrops is measured once for all variants")
  func variants() {
    let text = """
      appearances:
        a: { backdrop: \(backdrops), toolbar: { backgroundColor: '#11223380', tintColor: white } }
      """
    #expect(analysis(text).meter.blends == 64)
  }

  @Test("what asks for more blends than a theme has is one error where it does")
  func allowance() throws {
    let lines = (0..<4_000).map { line in
      let stops = (0..<8).map { "'#\(100_000 + line * 8 + $0)80'" }.joined(separator: ", ")
      return "  a\(line): { extends: b, toolbar: { backgroundGradient: [\(stops)] } }"
    }
    let text =
      "appearances:\n  b: { backdrop: \(backdrops), toolbar: { tintColor: '#88888880' } }\n"
      + lines.joined(separator: "\n")
    let found = analysis(text)
    #expect(found.diagnostics.map(\.id) == ["too-many-blends"])
    #expect(found.hasErrors)
    #expect(found.diagnostics.filter(\.breaksTheme).count == 1)
    let range = try #require(found.diagnostics.first?.range)
    #expect(range.lower > 1_000)
    // No more than one more appearance is measured.
    #expect(found.meter.blends < ThemeLimits.blends + 2_000_000)
  }

  @Test("the best style of a status bar is chosen within the same allowance")
  func style() {
    let lines = (0..<4_000).map { line in
      let stops = (0..<8).map { "'#\(100_000 + line * 8 + $0)80'" }.joined(separator: ", ")
      return "  a\(line): { statusBarStyle: auto, extends: b, "
        + "navigationBar: { backgroundGradient: [\(stops)] } }"
    }
    let text = "appearances:\n  b: { backdrop: \(backdrops) }\n" + lines.joined(separator: "\n")
    let found = analysis(text)
    #expect(found.diagnostics.filter(\.breaksTheme).map(\.id) == ["too-many-blends"])
  }

  @Test("names that are only counted are not compared with all that there are")
  func names() {
    let seconds = { (count: Int) in
      let text = "palette:\n" + (0..<count).map { "  a\($0): unknwn\($0)\n" }.joined()
      let start = ThreadTime.seconds
      _ = analysis(text)
      return ThreadTime.seconds - start
    }
    _ = seconds(100)
    // A busy machine may spoil one measurement, not three.
    let isCheap = (0..<3).contains { _ in seconds(4_000) < seconds(1_000) * 2 }
    #expect(isCheap)
  }

  private let backdrops =
    "["
    + (0..<64).map {
      "'#\(String($0 + 64, radix: 16))\(String($0 + 64, radix: 16))\(String($0 + 64, radix: 16))'"
    }
    .joined(separator: ", ") + "]"

  /// Heirs of an appearance with a translucent gradient over many backdrops.
  private func heirs(
    _ count: Int, _ alpha: String = "", _ own: (Int) -> String = { _ in "" }
  ) -> String {
    let stops = (0..<8).map { "'#\(100_000 + $0 * 5_000)80'" }.joined(separator: ", ")
    return """
      appearances:
        b: { backdrop: \(backdrops), navigationBar: { backgroundGradient: [\(stops)], titleColor: '#000000\(alpha)', tintColor: '#FFFFFF\(alpha)' } }

      """ + (0..<count).map { "  a\($0): { extends: b\(own($0)) }" }.joined(separator: "\n")
  }

  private func analysis(_ text: String) -> Analysis {
    Analysis(ThemeInput(SourceFile(path: "a.theme.yaml", text: text))) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
