import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What is said of a pair")
struct DescribePairTests {
  @Test("depends on the content where that decides, with the alpha that would always do")
  func content() {
    let found = findings(
      "toolbar: { background: default, backgroundEffect: none, backgroundColor: \"#FFFFFF4D\", tintColor: black }"
    )
    #expect(found.map(\.id) == ["content-dependent-contrast"])
    #expect(found.map(\.severity) == [.warning] && found.map(\.place) == ["black"])
    #expect(
      found.map(\.message) == [
        "tint #000000 on #FFFFFF4D has contrast 2.48:1 to 21:1 in 'a.toolbar' depending on the content "
          + "behind it, 21:1 over white; 3:1 is needed, which alpha 0.35 always gives"
      ])
    #expect(found.map(\.notes) == [["its background is set here «\"#FFFFFF4D\"»"]])
  }

  @Test("is what the rule of an inverse made, at the rule, with what stands on what")
  func inverse() {
    // The inverse of #1C1C1E is #E3E3E1 and that of #4DA3FF is #B25C00: 3.69:1.
    let found = findings(
      "interfaceStyle: dark, toolbar: { backgroundColor: \"#1C1C1E\", tintColor: \"#4DA3FF\" }, inverse: rgb"
    )
    #expect(found.map(\.id) == ["inverse-unreadable"] && found.map(\.place) == ["rgb"])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "tint #B25C00 on #E3E3E1 has contrast 3.69:1 in 'aInverse.toolbar', enough for icons only; text "
          + "needs 4.5:1; made by 'rgb', write 'mirror' or an explicit pair"
      ])
    #expect(
      found.map(\.notes) == [
        ["the tint comes from here «\"#4DA3FF\"»", "its background is set here «\"#1C1C1E\"»"]
      ])
  }

  @Test("is the inverse's own where it writes the color itself")
  func overlay() {
    let found = findings(
      """
      toolbar: { backgroundColor: white, tintColor: black },
      inverse: { toolbar: { backgroundColor: white, tintColor: "#EEEEEE" } }
      """)
    #expect(found.map(\.id) == ["inverse-unreadable"] && found.map(\.place) == ["\"#EEEEEE\""])
    #expect(found.allSatisfy { !$0.message.contains("made by") })
  }

  @Test("is a warning for a status bar whose icons can be read and whose clock cannot")
  func clock() {
    let found = findings(
      "statusBarStyle: lightContent, navigationBar: { backgroundColor: \"#EA2E49\" }")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "white status bar on #EA2E49 has contrast 4.21:1 in 'a', enough for icons; the clock needs 4.5:1; "
          + "darkContent gives 4.98:1"
      ])
  }

  @Test("names the worst of all variants that fail")
  func worst() {
    let found = findings(
      "toolbar: { backgroundColor: white, tintColor: { light: \"#AAAAAA\", dark: white } }")
    #expect(
      found.map(\.message) == [
        "tint #FFFFFF on #FFFFFF has contrast 1:1 in 'a.toolbar'; 3:1 is needed"
      ])
    let one = findings(
      "toolbar: { backgroundColor: white, tintColor: { light: \"#AAAAAA\", dark: \"#777777\" } }")
    #expect(
      one.map(\.message) == [
        "tint #AAAAAA on #FFFFFF has contrast 2.32:1 in 'a.toolbar' (light, lightHighContrast); "
          + "3:1 is needed"
      ])
  }

  @Test(
    "has a note of what lies behind, none where both are one place",
    arguments: [
      ("backgroundColor: white, tintColor: white", "its background is set here «white»"),
      ("background: default, tintColor: white", "the system draws its background here «default»"),
      (
        "backgroundGradient: [white, white], tintColor: white",
        "its gradient is set here «[white, white]»"
      ),
    ])
  func notes(bar: String, note: String) {
    let found = findings("interfaceStyle: light, toolbar: { \(bar) }")
    #expect(found.map(\.notes) == [[note]])
  }

  private func findings(_ entries: String) -> [ShownFinding] {
    shownFindings(in: "appearances: { a: { \(entries) } }").filter {
      $0.id.hasSuffix("contrast") || $0.id == "inverse-unreadable"
    }
  }
}
