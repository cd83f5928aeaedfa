import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Pairs that a dynamic appearance has from its members")
struct MemberPairsTests {
  private static let orange = "toolbar: { backgroundColor: white, tintColor: \"#FF9500\" }"
  private static let blue = "toolbar: { backgroundColor: black, tintColor: white }"

  @Test("are the members' to be told")
  func members() {
    #expect(
      findings("day: { \(Self.orange) }, night: { \(Self.blue) }", "{ light: day, dark: night }")
        == ["tint-contrast in 'day.toolbar'"])
  }

  @Test("are its own in the variants in which no member is seen by itself")
  func unseen() {
    // By itself, this one is only seen in a dark interface; worn by the dynamic one it is seen in a light one.
    let day = "day: { interfaceStyle: dark, \(Self.orange) }"
    #expect(
      findings("\(day), night: { \(Self.blue) }", "{ light: day, dark: night }") == [
        "tint-contrast in 'day.toolbar'", "tint-contrast in 'system.toolbar'",
      ])
  }

  @Test("are waived with those of the members")
  func waived() throws {
    let theme = """
      appearances:
        day:
          toolbar:
            backgroundColor: white
            tintColor: "#FF9500" # appearance:ignore tint-contrast -- icons of 44 points
        night: { \(Self.orange) }
      dynamic: { system: { light: day, dark: night } }
      """
    let analysis = Analysis(ThemeInput(SourceFile(path: "A.theme.yaml", text: theme))) { _ in
      .failure(LoadFailure("no such file"))
    }
    let entries = try #require(analysis.report.contrast.last).entries
    let tints = entries.filter { $0.rule == "tint-contrast" }
    // The numbers are the same in both, so one waiver is not enough for the entry.
    #expect(tints.map(\.verdict) == [.fail])
    let allWaived = theme.replacing(
      "night: { \(Self.orange) }", with: "night: { extends: day }")
    let waived = Analysis(ThemeInput(SourceFile(path: "A.theme.yaml", text: allWaived))) { _ in
      .failure(LoadFailure("no such file"))
    }.report.contrast.last?.entries.filter { $0.rule == "tint-contrast" }
    #expect(waived?.map(\.verdict) == [.waived])
  }

  private func findings(_ appearances: String, _ members: String) -> [String] {
    shownFindings(
      in: "appearances: { \(appearances) }\ndynamic: { system: \(members) }"
    ).filter { $0.id.hasSuffix("contrast") }.map { finding in
      let place = finding.message.split(separator: "'").dropFirst().first ?? ""
      return "\(finding.id) in '\(place)'"
    }
  }
}
