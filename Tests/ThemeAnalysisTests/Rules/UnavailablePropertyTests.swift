import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import FindingReports
@testable import AppearanceReference
@testable import ThemeModel

@Suite("What some iOS does not show")
struct UnavailablePropertyTests {
  @Test("is said once for a property and a bar, at its first place, with how many write it")
  func once() {
    let findings = findings(
      """
      appearances:
        light: { toolbar: { backgroundColor: white, scrollEdge: transparent } }
        dark:
          toolbar: { backgroundColor: black, scrollEdge: transparent }
          tabBar: { backgroundColor: black, scrollEdge: transparent }
        night: { extends: dark }
        day: { toolbar: { backgroundColor: white } }

      """)
    #expect(
      findings == [
        "2: 'light.toolbar.scrollEdge' \(Self.needs); so in 2 appearances",
        "5: 'dark.tabBar.scrollEdge' \(Self.needs)",
      ])
  }

  @Test("is said without a number where one appearance has it")
  func single() {
    #expect(
      findings("appearances: { a: { tabBar: { scrollEdge: transparent } } }\n")
        == ["1: 'a.tabBar.scrollEdge' \(Self.needs)"])
  }

  @Test("is passed by a waiver at its own place alone", arguments: [0, 1, 2])
  func waived(place: Int) {
    let lines = ["a", "b", "c"].enumerated().map { index, name in
      let waiver = index == place ? "  # appearance:ignore unavailable-property -- iOS 15 only" : ""
      return "  \(name): { tabBar: { backgroundColor: white, scrollEdge: transparent } }\(waiver)\n"
    }
    let theme = "appearances:\n" + lines.joined()
    let first = place == 0 ? "3: 'b" : "2: 'a"
    #expect(findings(theme) == ["\(first).tabBar.scrollEdge' \(Self.needs); so in 2 appearances"])
    let report = report(theme)
    #expect(report.diagnostics.allSatisfy { $0.id != "unused-waiver" })
    #expect(
      report.suppressed.map(\.finding.message)
        == ["'\(["a", "b", "c"][place]).tabBar.scrollEdge' \(Self.needs)"])
  }

  @Test("is passed everywhere by waivers everywhere, and no waiver is unused")
  func allWaived() {
    let theme = """
      appearances:
        # appearance:ignore unavailable-property -- iOS 15 only
        a: { tabBar: { backgroundColor: white, scrollEdge: transparent } }
        # appearance:ignore unavailable-property -- iOS 15 only
        b:
          tabBar:
            backgroundColor: white
            scrollEdge: transparent
        c: { extends: a }

      """
    #expect(findings(theme).isEmpty)
    let report = report(theme)
    #expect(report.diagnostics.allSatisfy { $0.id != "unused-waiver" })
    #expect(
      report.suppressed.map(\.finding.message)
        == [
          "'a.tabBar.scrollEdge' \(Self.needs)",
          "'b.tabBar.scrollEdge' \(Self.needs)",
        ])
  }

  @Test("is said for each way in which it is lost")
  func ways() {
    let findings = findings(
      """
      appearances:
        a: { tabBar: { backgroundColor: white, scrollEdge: transparent } }
        b: { tabBar: { backgroundColor: white, scrollEdge: transparent, liquidGlass: system } }
        c: { tabBar: { backgroundColor: white, scrollEdge: transparent, liquidGlass: system } }

      """, "sdk: 26.0\noutputs: [swiftUI, barAppearances]\ndeploymentTarget: 14.0\n")
    #expect(
      findings.filter { $0.contains("scrollEdge") } == [
        "2: 'a.tabBar.scrollEdge' has no effect from iOS 26 on, where SwiftUI's tab bar takes no "
          + "background",
        "3: 'b.tabBar.scrollEdge' \(Self.needs); so in 2 appearances",
      ])
  }

  @Test("is said once of a file that several themes extend, however many appearances inherit it")
  func shared() {
    let base = """
      appearances:
        a: { tabBar: { backgroundColor: white, scrollEdge: transparent } }
        b: { tabBar: { backgroundColor: black, scrollEdge: transparent } }

      """
    let configuration = Configuration.read(
      SourceFile(path: "appearance.yaml", text: "deploymentTarget: 14.0\n")
    ).0
    let themes = ["", "appearances: { c: { extends: a } }\n"].enumerated().map { index, own in
      ThemeInput(
        SourceFile(path: "T\(index).theme.yaml", text: "extends: base.yaml\n\(own)"),
        configuration: configuration)
    }
    let compilation = lint(themes) { .success(SourceFile(path: $0, text: base)) }
    let messages = compilation.diagnostics.filter { $0.id == "unavailable-property" }.map(\.message)
    #expect(messages == ["'a.tabBar.scrollEdge' \(Self.needs); so in 2 appearances"])
  }

  @Test("counts again under a baseline when another appearance has it")
  func baseline() {
    let one = "appearances:\n  a: { tabBar: { scrollEdge: transparent } }\n"
    let two = one + "  b: { tabBar: { scrollEdge: transparent } }\n"
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

  private static let needs = "needs iOS 15; on iOS 14, the deployment target, it has no effect"

  /// The lines and messages of the rule.
  private func findings(
    _ theme: String, _ configuration: String = "deploymentTarget: 14.0\n"
  ) -> [String] {
    report(theme, configuration).diagnostics.filter { $0.id == "unavailable-property" }
      .map { finding in
        let before = theme.utf8.prefix(Int(finding.range?.lower ?? 0))
        return "\(1 + before.count { $0 == 0x0A }): \(finding.message)"
      }
  }

  private func report(
    _ theme: String, _ configuration: String = "deploymentTarget: 14.0\n"
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
