import Testing

@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("A waiver covers a pair that stands where it was written")
struct WaiverReachTests {
  private static let mail = """
    appearances:
      mail:
        toolbar:
          backgroundColor: white
          # appearance:ignore tint-contrast -- icons of 44 points
          tintColor: "#FF9500"

    """

  private static func analysis(
    _ text: String, _ base: String = "", _ configuration: Configuration = Configuration()
  ) -> Analysis {
    let source = SourceFile(path: "a.theme.yaml", text: text)
    return Analysis(ThemeInput(source, configuration: configuration)) { _ in
      .success(SourceFile(path: "base.yaml", text: base))
    }
  }

  /// What the theme's waivers let pass and what is shown, by the places of the messages.
  private static func verdicts(
    _ text: String, base: String = "", _ configuration: Configuration = Configuration()
  ) -> (waived: [String], shown: [Diagnostic]) {
    let analysis = analysis(text, base, configuration)
    let ids = ["tint-contrast", "high-contrast-regression", "inverse-unreadable"]
    return (
      analysis.report.waived.map(\.finding.message),
      analysis.diagnostics.filter { ids.contains($0.id) }
    )
  }

  @Test("its own pair passes, and an heir's that is the same")
  func own() {
    let heirs = """
        shop: { extends: mail }
        shopLight: { extends: mail, interfaceStyle: light }
        shopWhite: { extends: mail, navigationBar: { backgroundColor: black } }

      """
    let (waived, shown) = Self.verdicts(Self.mail + heirs)
    #expect(waived.count == 4)
    #expect(shown.isEmpty)
  }

  @Test(
    "its own pair passes on a background that differs by variant",
    arguments: [
      "{ light: white, dark: white }", "{ light: white, dark: \"#FFFFFE\" }",
    ])
  func adaptive(background: String) {
    let text = Self.mail.replacing("white", with: background)
    let (waived, shown) = Self.verdicts(text)
    #expect(!waived.isEmpty && shown.isEmpty, "\(shown.map(\.message))")
  }

  @Test(
    "an heir's pair on another background counts, with a note at the waiver",
    arguments: [
      "shop: { extends: mail, toolbar: { backgroundColor: \"#FF9500\" } }",
      "shop: { extends: mail, toolbar: { backgroundGradient: [ \"#FF9500\", white ] } }",
      "shop: { extends: mail, toolbar: { scrollEdge: { backgroundColor: \"#FF9500\" } } }",
      "shop: { extends: mail, toolbar: { compact: { backgroundColor: \"#FF9500\" } } }",
    ])
  func heir(_ heir: String) throws {
    let (waived, shown) = Self.verdicts(Self.mail + "  \(heir)\n")
    #expect(waived.filter { $0.contains("'mail.") }.count == 1)
    let finding = try #require(shown.first)
    #expect(shown.count == 1)
    #expect(finding.message.contains("'shop.toolbar"))
    #expect(finding.severity == .error)
    let note = try #require(finding.notes.last)
    #expect(note.message == "this is not the pair that is waived here")
    let text = Array((Self.mail + "  \(heir)\n").utf8)
    let pointed = text[Int(note.range.lower)..<Int(note.range.upper)]
    #expect(String(decoding: pointed, as: UTF8.self).hasPrefix("# appearance:ignore"))
  }

  @Test("an heir's pair over another backdrop counts")
  func backdrop() {
    let mail = Self.mail.replacing("backgroundColor: white", with: "backgroundColor: \"#FFFFFF80\"")
      .replacing("    toolbar:", with: "    backdrop: white\n    toolbar:")
    let (waived, shown) = Self.verdicts(
      mail + "  shop: { extends: mail, backdrop: \"#FF9500\" }\n  same: { extends: mail }\n")
    #expect(waived.count == 2)
    #expect(shown.map { $0.message.contains("'shop.toolbar'") } == [true])
  }

  @Test("a state's background is not the one that is waived, unless the waiver covers its line")
  func states() {
    let edge = "      scrollEdge: { backgroundColor: \"#FF9500\" }\n"
    let (waived, shown) = Self.verdicts(Self.mail + edge)
    #expect(waived.count == 1)
    #expect(shown.map { $0.message.contains("'mail.toolbar.scrollEdge'") } == [true])
    let whole = """
      appearances:
        mail:
          # appearance:ignore tint-contrast -- icons of 44 points
          toolbar:
            backgroundColor: white
            tintColor: "#FF9500"

      """
    #expect(Self.verdicts(whole + edge).waived.count == 2)
    #expect(Self.verdicts(whole + edge).shown.isEmpty)
    // What is in the state may lean on the bar around it.
    let own = """
      appearances:
        mail:
          toolbar:
            backgroundColor: white
            tintColor: black
            scrollEdge:
              # appearance:ignore tint-contrast -- icons of 44 points
              tintColor: "#FF9500"

      """
    #expect(Self.verdicts(own).waived.count == 1)
    #expect(Self.verdicts(own).shown.isEmpty)
  }

  @Test("merge keys and aliases carry a color, not its waiver")
  func shared() {
    let merged = """
      appearances:
        mail:
          toolbar: &bar
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons of 44 points
            tintColor: "#FF9500"
        shop:
          toolbar: { <<: *bar, backgroundColor: "#FF9500" }
        same:
          toolbar: *bar

      """
    let (waived, shown) = Self.verdicts(merged)
    #expect(waived.count == 2)
    #expect(shown.map { $0.message.contains("'shop.toolbar'") } == [true])
  }

  @Test("a file that extends another has no use of its waivers on other backgrounds")
  func files() {
    for shop in ["shop: { extends: mail,", "mail: {"] {
      let (waived, shown) = Self.verdicts(
        "extends: base.yaml\nappearances: { \(shop) toolbar: { backgroundColor: \"#FF9500\" } } }\n",
        base: Self.mail)
      #expect(waived.count == (shop.hasPrefix("mail") ? 0 : 1))
      #expect(shown.count == 1)
    }
    let (waived, shown) = Self.verdicts(
      "extends: base.yaml\nappearances: { shop: { extends: mail } }\n", base: Self.mail)
    #expect(waived.count == 2 && shown.isEmpty)
  }

  @Test("two appearances on one line are two places")
  func line() {
    let (waived, shown) = Self.verdicts(
      """
      appearances:
        # appearance:ignore tint-contrast -- icons of 44 points
        { mail: { toolbar: { backgroundColor: white, tintColor: "#FF9500" } }, shop: { extends: mail, toolbar: { backgroundColor: "#FF9500" } } }

      """)
    #expect(waived.count == 1)
    #expect(shown.map { $0.message.contains("'shop.toolbar'") } == [true])
  }

  @Test("an inverse that is waived is that of the appearance with the rule")
  func inverses() {
    let theme = """
      appearances:
        mail:
          # appearance:ignore inverse-unreadable -- nobody wears it
          inverse: swap
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons of 44 points
            tintColor: "#FF9500"
        same: { extends: mail }
        shop: { extends: mail, toolbar: { backgroundColor: "#FF9500" } }

      """
    let (waived, shown) = Self.verdicts(theme)
    #expect(waived.count == 4)
    #expect(shown.map(\.id).sorted() == ["inverse-unreadable", "tint-contrast"])
    #expect(shown.allSatisfy { $0.message.contains("hop") })
  }

  @Test(
    "tabs that look alike are waived as a pair",
    arguments: [
      ("shop: { extends: mail, tabBar: { unselectedItemTintColor: \"#2E7D33\" } }", 1),
      (
        "shop: { extends: mail, tabBar: { scrollEdge: { unselectedItemTintColor: \"#2E7D33\" } } }",
        1
      ),
      ("shop: { extends: mail }", 0),
      ("shop: { extends: mail, tabBar: { backgroundColor: black } }", 0),
    ])
  func tabs(heir: String, count: Int) {
    let theme = """
      appearances:
        mail:
          tabBar:
            backgroundColor: white
            # appearance:ignore indistinguishable-tab-state -- the selected icon is filled
            tintColor: "#2E7D32"
            unselectedItemTintColor: "#2E7D30"
        \(heir)

      """
    let rule = LintRule.indistinguishableTabState.id
    var configuration = Configuration()
    configuration.severities[rule] = .warning
    let analysis = Self.analysis(theme, "", configuration)
    #expect(analysis.report.waived.contains { $0.finding.message.contains("'mail.tabBar'") })
    let shown = analysis.diagnostics.filter { $0.id == rule }
    #expect(shown.count == count)
    #expect(shown.allSatisfy { $0.message.contains("'shop.tabBar") })
    #expect(
      shown.allSatisfy { $0.notes.last?.message == "this is not the pair that is waived here" })
  }

  @Test("a pair that gets worse with Increase Contrast is waived on its own background")
  func highContrast() {
    let theme = """
      appearances:
        mail:
          toolbar:
            backgroundColor: white
            # appearance:ignore high-contrast-regression -- the device has no such setting
            tintColor: { light: black, dark: black, lightHighContrast: "#666666" }
        shop: { extends: mail, toolbar: { backgroundColor: "#FFFFF0" } }

      """
    let (waived, shown) = Self.verdicts(theme)
    #expect(waived.count == 1)
    #expect(shown.map { $0.message.contains("'shop.toolbar'") } == [true])
  }

  @Test("a waiver of a pair's contrast covers its regression with Increase Contrast")
  func worseWithIncreaseContrast() {
    func theme(_ comment: String) -> String {
      """
      appearances:
        mail:
          toolbar:
            backgroundColor: white
            \(comment)
            tintColor: { light: "#FF9500", dark: "#FF9500", lightHighContrast: "#FFCC00" }

      """
    }
    let waived = Self.verdicts(theme("# appearance:ignore tint-contrast -- icons of 44 points"))
    #expect(waived.shown == [])
    let text = theme("# appearance:ignore tint-contrast -- icons of 44 points")
    let entries = Self.analysis(text).manifest?.appearances.first?.measured.contrast ?? []
    #expect(entries.count == 2 && entries.allSatisfy { $0.verdict == .waived })
    // One cause is one finding.
    #expect(Self.verdicts(theme("# no waiver")).shown.map(\.id) == ["tint-contrast"])
  }

  @Test("a dynamic appearance is waived with the member that it wears")
  func dynamic() {
    let shop = "  shop: { extends: mail, toolbar: { backgroundColor: \"#FF9500\" } }\n"
    let analysis = Self.analysis(
      Self.mail + shop + "dynamic: { system: { light: mail, dark: shop } }\n")
    let system = analysis.manifest?.appearances.first { $0.name == "system" }
    let verdicts = system?.measured.contrast.map { ($0.variants, $0.verdict) } ?? []
    #expect(verdicts.contains { $0 == (.light, .waived) })
    #expect(verdicts.contains { $0 == (.dark, .fail) })
  }

  @Test("the manifest says of each pair that a waiver lets pass what it is, and reads it back")
  func manifest() throws {
    let heirs = "  shop: { extends: mail, navigationBar: { titleColor: black } }\n"
    let manifest = try #require(Self.analysis(Self.mail + heirs).manifest)
    let waived = manifest.diagnostics.waived
    #expect(waived.map(\.appearance) == ["mail", "shop"])
    let pair = try #require(waived.first)
    #expect(pair.pair.places == ["toolbar"] && pair.pair.outputs.isEmpty)
    #expect(pair.pair.foreground == "tintColor" && pair.pair.background == "backgroundColor")
    #expect(pair.ratio == 2.198728 && pair.required == 3)
    let text = String(decoding: FileContent { manifest.write(to: $0) }.bytes, as: UTF8.self)
    #expect(
      text.contains(
        "{ \"appearance\": \"mail\", \"at\": [ \"toolbar\" ], \"background\": \"backgroundColor\", "
          + "\"foreground\": \"tintColor\", \"ratio\": 2.198728, "
          + "\"reason\": \"icons of 44 points\", \"required\": 3, \"rule\": \"tint-contrast\" }"))
    let read = Manifest.read(SourceFile(path: "a.json", text: text))
    #expect(read.0?.diagnostics.waived == waived)
  }
}
