import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import FindingReports
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("What some iOS does not show")
struct UnavailablePropertyTests {
  @Test("is said once for a property and a bar, at its first place, with how many write it")
  func once() {
    let findings = findings(
      """
      appearances:
        light: { toolbar: { backgroundColor: white, barTintColor: red } }
        dark:
          toolbar: { backgroundColor: black, barTintColor: red }
          tabBar: { backgroundColor: black, barTintColor: red }
        night: { extends: dark }
        day: { toolbar: { backgroundColor: white } }

      """)
    #expect(
      findings == [
        "2: 'light.toolbar.barTintColor' \(Self.needs); so in 2 appearances",
        "5: 'dark.tabBar.barTintColor' \(Self.needs)",
      ])
  }

  @Test("is said without a number where one appearance has it")
  func single() {
    #expect(
      findings("appearances: { a: { tabBar: { barTintColor: red } } }\n")
        == ["1: 'a.tabBar.barTintColor' \(Self.needs)"])
  }

  @Test("is passed by a waiver at its own place alone", arguments: [0, 1, 2])
  func waived(place: Int) {
    let lines = ["a", "b", "c"].enumerated().map { index, name in
      let waiver = index == place ? "  # appearance:ignore unavailable-property -- elsewhere" : ""
      return "  \(name): { tabBar: { backgroundColor: white, barTintColor: red } }\(waiver)\n"
    }
    let theme = "appearances:\n" + lines.joined()
    let first = place == 0 ? "3: 'b" : "2: 'a"
    #expect(findings(theme) == ["\(first).tabBar.barTintColor' \(Self.needs); so in 2 appearances"])
    let report = report(theme)
    #expect(report.diagnostics.allSatisfy { $0.id != "unused-waiver" })
    #expect(
      report.suppressed.map(\.finding.message)
        == ["'\(["a", "b", "c"][place]).tabBar.barTintColor' \(Self.needs)"])
  }

  @Test("is passed everywhere by waivers everywhere, and no waiver is unused")
  func allWaived() {
    let theme = """
      appearances:
        # appearance:ignore unavailable-property -- for another app
        a: { tabBar: { backgroundColor: white, barTintColor: red } }
        # appearance:ignore unavailable-property -- for another app
        b:
          tabBar:
            backgroundColor: white
            barTintColor: red
        c: { extends: a }

      """
    #expect(findings(theme).isEmpty)
    let report = report(theme)
    #expect(report.diagnostics.allSatisfy { $0.id != "unused-waiver" })
    #expect(
      report.suppressed.map(\.finding.message)
        == [
          "'a.tabBar.barTintColor' \(Self.needs)",
          "'b.tabBar.barTintColor' \(Self.needs)",
        ])
  }

  @Test("is not said of a bar that yields to the glass")
  func yielding() {
    let findings = findings(
      """
      appearances:
        a: { tabBar: { backgroundColor: white, scrollEdge: transparent } }
        b: { tabBar: { backgroundColor: white, scrollEdge: transparent, liquidGlass: system } }

      """, "sdk: 26.0\noutputs: [swiftUI, barAppearances]\n")
    #expect(
      findings.filter { $0.contains("scrollEdge") } == [
        "2: 'a.tabBar.scrollEdge' has no effect from iOS 26 on, where SwiftUI's tab bar takes no "
          + "background"
      ])
  }

  @Test("is said once of a file that several themes extend, however many appearances inherit it")
  func shared() {
    let base = """
      appearances:
        a: { tabBar: { backgroundColor: white, barTintColor: red } }
        b: { tabBar: { backgroundColor: black, barTintColor: red } }

      """
    let configuration = Configuration.read(
      SourceFile(path: "appearance.yaml", text: "")
    ).0
    let themes = ["", "appearances: { c: { extends: a } }\n"].enumerated().map { index, own in
      ThemeInput(
        SourceFile(path: "T\(index).theme.yaml", text: "extends: base.yaml\n\(own)"),
        configuration: configuration)
    }
    let compilation = lint(themes) { .success(SourceFile(path: $0, text: base)) }
    let messages = compilation.diagnostics.filter { $0.id == "unavailable-property" }.map(\.message)
    #expect(messages == ["'a.tabBar.barTintColor' \(Self.needs); so in 2 appearances"])
  }

  @Test("counts again under a baseline when another appearance has it")
  func baseline() {
    let one = "appearances:\n  a: { tabBar: { barTintColor: red } }\n"
    let two = one + "  b: { tabBar: { barTintColor: red } }\n"
    for (known, now, passes) in [(one, one, true), (two, two, true), (one, two, false)] {
      var before = report(known)
      let baseline = Baseline(taking: &before, paths: ["Brand.theme.yaml"])
      #expect(baseline.entries.contains { $0.rule == "unavailable-property" })
      var after = report(now)
      _ = baseline.apply(
        to: &after, from: SourceFile(path: "known.json", text: ""), paths: ["Brand.theme.yaml"],
        reportsUnused: false)
      #expect(after.diagnostics.contains { $0.id == "unavailable-property" } != passes)
    }
  }

  private static let needs = "has no effect since bar-appearance objects decide"

  /// The lines and messages of the rule.
  private func findings(
    _ theme: String, _ configuration: String = ""
  ) -> [String] {
    report(theme, configuration).diagnostics.filter { $0.id == "unavailable-property" }
      .map { finding in
        let before = theme.utf8.prefix(Int(finding.range?.lower ?? 0))
        return "\(1 + before.count { $0 == 0x0A }): \(finding.message)"
      }
  }

  private func report(
    _ theme: String, _ configuration: String = ""
  ) -> DiagnosticReport {
    var input = ThemeInput(
      SourceFile(path: "Brand.theme.yaml", text: theme),
      configuration: Configuration.read(
        SourceFile(path: "appearance.yaml", text: configuration)
      ).0)
    input.namesPlaces = true
    return DiagnosticReport(
      lint([input]) { _ in .failure(LoadFailure("no such file")) }, themes: 1)
  }
}
