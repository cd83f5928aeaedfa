import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Trials of changes")
struct ThemeTrialsTests {
  /// Colors derived by every kind of step, in a theme with more than 16 appearances.
  private static let theme =
    """
    palette:
      brand: "#A1B2C3"
      deep: "color-mix(in oklch, {brand} 30%, black)"
      both: { light: "#D4E5F6", dark: "{deep}" }
      night: "{both.dark}"
      ink: "contrast-color({both})"
    dynamic:
      auto: { light: day, dark: dusk }
    appearances:
      day:
        statusBarStyle: darkContent
        navigationBar:
          backgroundColor: "{both}"
          tintColor: "#123456"
          titleColor: "{ink}"
          scrollEdge: transparent
        toolbar: { backgroundGradient: ["#654321", "{deep}"], tintColor: "{brand}" }
        inverse: rgb
      dusk:
        extends: day
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: "light-dark({night}, #0F1E2D)" }
        inverse: lightness
      mirrored:
        statusBarStyle: { light: darkContent, dark: lightContent }
        navigationBar: { backgroundColor: "#FAFBFC", tintColor: "{deep}" }
        tabBar: { backgroundColor: "#FAFBFC", tintColor: "{deep}", unselectedItemTintColor: "#1B2C3D" }
        inverse: mirror
      named:
        toolbar: { backgroundColor: { light: "#F1E2D3", dark: "#0F1E2D" }, tintColor: "{brand}" }
        inverse: day

    """
    + (0..<16).map {
      "  other\($0): { toolbar: { backgroundColor: white, tintColor: \"{deep}\" } }\n"
    }
    .joined()

  @Test(
    "give each appearance the contrast of an analysis of the changed text",
    arguments: [
      ("\"#A1B2C3\"", "\"#224466\""), ("\"#D4E5F6\"", "\"#EFC8B1\""), ("\"#FAFBFC\"", "\"{ink}\""),
      ("\"#1B2C3D\"", "\"{night} / 50%\""), ("\"#654321\"", "\".systemRed\""),
      ("\"#F1E2D3\"", "\"oklch(40% 0.1 30)\""), ("transparent", "same"), ("rgb", "swap"),
      ("lightness", "mirror"), ("darkContent", "default"), ("lightContent", "darkContent"),
    ])
  func everyChange(written: String, text: String) throws {
    let after = analysis(Self.theme.replacing(written, with: text, maxReplacements: 1))
    try expectSame(ThemeChange(text.unquoted, at: range(of: written)), after)
  }

  @Test("split a color for light and dark")
  func split() throws {
    let mapping = "{ light: \"#224466\", dark: \"#EFC8B1\" }"
    let after = analysis(Self.theme.replacing("\"#A1B2C3\"", with: mapping))
    let change = ThemeChange("#224466", dark: "#EFC8B1", at: range(of: "\"#A1B2C3\""))
    try expectSame(change, after)
  }

  /// Tests a change in each appearance alone, with its dependencies.
  private func expectSame(_ change: ThemeChange, _ after: Analysis) throws {
    let before = analysis(Self.theme)
    let trials = try #require(
      ThemeTrials(before) { _ in .failure(LoadFailure("no such file")) })
    let expected = Dictionary(
      uniqueKeysWithValues: zip(try #require(after.theme).appearances, after.report.contrast)
        .map { ($0.name, $1.entries.map(Entry.init)) })
    var changed = 0
    for index in try #require(before.theme).appearances.indices {
      let judged = trials.trial(of: [index], after: change, meter: before.meter.fresh)
      for (appearance, contrast) in zip(judged.theme.appearances, judged.report.contrast) {
        let entries = contrast.entries.map(Entry.init)
        #expect(entries == expected[appearance.name], "\(appearance.name)")
      }
      #expect(judged.theme.appearances.count < expected.count)
      let own = judged.theme.appearances.firstIndex {
        $0.name == before.theme?.appearances[index].name
      }
      let found = judged.report.contrast[try #require(own)].entries.map(Entry.init)
      changed += found == before.report.contrast[index].entries.map(Entry.init) ? 0 : 1
    }
    #expect(changed > 0)
  }

  private struct Entry: Equatable {
    let rule: String
    let path: String
    let variants: VariantSet
    let ratios: [Double]
    let verdict: String

    init(_ entry: ContrastEntry) {
      rule = entry.rule
      path = "\(entry.foreground.name) \(entry.background.name)"
      variants = entry.variants
      ratios = [entry.worst, entry.best]
      verdict = "\(entry.verdict)"
    }
  }

  private func range(of written: String) -> SourceRange {
    let start = Self.theme.firstRange(of: written)?.lowerBound ?? Self.theme.endIndex
    let lower = Int32(Self.theme.utf8.distance(from: Self.theme.startIndex, to: start))
    return SourceRange(file: 0, lower: lower, upper: lower + Int32(written.utf8.count))
  }

  private func analysis(_ text: String) -> Analysis {
    Analysis(ThemeInput(SourceFile(path: "a.theme.yaml", text: text))) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}

extension String {
  fileprivate var unquoted: String { replacing("\"", with: "") }
}
