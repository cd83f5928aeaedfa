import TestSupport
import AppearanceCompiler
import ColorScience
import Foundation
import Testing
import ThemeSyntax

@testable import ThemeAnalysis
@testable import ThemeOutputs
@testable import ThemeFiles
@testable import ThemeModel
@testable import ThemeRepair

@Suite("What is repaired, and what is left alone")
struct FixTests {
  @Test("what is waived or off does not get better, but not worse either")
  func waived() {
    let text = """
      palette: { orange: "#FF9500" }
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons with labels
            tintColor: "{orange}"
      """
    #expect(fixed(text) == text)
    var configuration = Configuration.read(
      SourceFile(path: "appearance.yaml", text: "lint: { tint-contrast: off }")
    ).0
    let bare = text.split(separator: "\n").filter { !$0.contains("#  ") && !$0.contains("ignore") }
      .joined(separator: "\n")
    #expect(fixed(bare, configuration) == bare)
    configuration = Configuration()
    #expect(fixed(bare, configuration).contains("#AF6400"))
  }

  @Test("a color is not changed that one of its pairs needs as it is")
  func all() {
    let text = """
      palette: { gray: { light: "#777777", dark: "#777778" } }
      appearances:
        one:
          toolbar: { backgroundColor: "#FFFFFF", tintColor: "{gray}" }
        two:
          toolbar: { backgroundColor: "#202020", tintColor: "{gray.light}" }
      """
    // Either bar asks for another gray: the second gets one of its own, then the palette's is free.
    let repaired = fixed(text)
    #expect(repaired.contains(##"tintColor: "{gray}""##))
    #expect(!repaired.contains("{gray.light}"))
    #expect(compile(repaired).diagnostics.isEmpty, "\(repaired)")
  }

  @Test("every repair of an appearance's merged keys is named, not made")
  func merged() {
    let text = """
      appearances:
        one: &one
          toolbar: { backgroundColor: white, tintColor: "#FF9500" }
        two:
          <<: *one
      """
    #expect(fixed(text) == text)
    let messages = compile(text).diagnostics.flatMap(\.fixIts).map(\.message)
    #expect(messages.contains { $0.contains("which an alias repeats") }, "\(messages)")
  }

  @Test("an anchor that nothing repeats stays, and a text over several lines is left alone")
  func forms() {
    let text = """
      appearances:
        one:
          statusBarStyle: |-
            lightContent
          navigationBar: { backgroundColor: &bar white, tintColor: &tint '#FF9500' }
        two:
          toolbar:
            backgroundColor: white
            tintColor: >-
              #FF9500
            buttons: { plain: "#FF\\
              9500" }
      """
    let repaired = fixed(text)
    // Over several lines nothing is changed, and no background goes far from white.
    #expect(
      repaired == text.replacingOccurrences(of: "'#FF9500'", with: "'#AF6400'"), "\(repaired)")
  }

  @Test("a key that is spelled nearly like one is left alone, and so is what stands under it")
  func misspelt() {
    let text = """
      appearances:
        light: { statusBarStyle: lightContent, navigationBar: { backgruondColor: white } }
      """
    #expect(fixed(text) == text)
  }

  @Test("a key that can mean only one is written as that, and then its contrast is repaired")
  func respelt() {
    let text = """
      appearances:
        light: { statusBarStyle: lightContent, navigationBar: { backgroundColour: white } }
      """
    let repaired = """
      appearances:
        light: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white } }
      """
    #expect(fixed(text) == repaired)
  }

  @Test("one word that has to be asked about does not keep others from being repaired")
  func mixed() {
    let text = """
      palette: { ink: 1C1C1E, paper: whit }
      appearances:
        light: { navBar: { title_color: ink } }
      """
    let repaired = """
      palette: { ink: "#1C1C1E", paper: whit }
      appearances:
        light: { navigationBar: { titleColor: "{ink}" } }
      """
    #expect(fixed(text) == repaired)
  }

  @Test("a color in a comment that one began is no second one, and no run has to follow")
  func comments() {
    #expect(fixed("{#1CF l #F7b") == "{\"#1CF\" l #F7b")
    #expect(fixed("{#1C1 r:#F6F") == "{\"#1C1\" r:#F6F")
    let colors = "palette: { ink: { light: #1C1C1E, dark: #FFFFFF } }\n"
    let messages = compile(colors).diagnostics.flatMap(\.fixIts).map(\.message)
    #expect(messages == ["write \"#1C1C1E\"", "write \"#FFFFFF\""])
    let once = fixed(colors)
    #expect(once.contains("light: \"#1C1C1E\", dark: \"#FFFFFF\""))
    #expect(fixed(once) == once)
  }

  @Test("a repair that would leave a key twice is not made")
  func twice() {
    let text = """
      appearances:
        light: { toolbar: { backgroundColor: white, background-color: black } }
      """
    #expect(fixed(text) == text)
  }

  private static let base = SourceFile(
    path: "base.theme.yaml",
    text: """
      palette: { link: "#808080" }
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: "{link}" }
          tabBar: { backgroundColor: white, tintColor: "#909090" }
      """)
  private static let heir = SourceFile(
    path: "heir.theme.yaml",
    text: """
      extends: base.theme.yaml
      appearances:
        dark: { toolbar: { backgroundColor: "#101010", tintColor: "{link}" } }
      """)

  @Test("of a theme's repairs those are not made that harm one that extends it, but all others are")
  func heirs() {
    let alone = fix([ThemeInput(Self.base)]) { _ in .success(Self.base) }
    #expect(alone.themes[0].left == 0)
    let own = String(decoding: alone.themes[0].after.bytes, as: UTF8.self)
    #expect(!own.contains("#808080") && !own.contains("#909090"), "\(own)")
    let together = fix([ThemeInput(Self.base), ThemeInput(Self.heir)]) { _ in .success(Self.base) }
    #expect(together.themes.map(\.isChanged) == [true, false])
    let shared = String(decoding: together.themes[0].after.bytes, as: UTF8.self)
    #expect(shared.contains("#808080") && !shared.contains("#909090"), "\(shared)")
    // Another background than white would be far from what was written.
    #expect(together.themes.map(\.left) == [1, 1])
    let again = fix(together.themes.map { ThemeInput($0.after) }) { _ in
      .success(together.themes[0].after)
    }
    #expect(again.themes.map(\.isChanged) == [false, false])
  }

  @Test("a rule that spoils inverses gives way in a large theme too, with all that is left to mend")
  func inverses() {
    var random = Numbers(seed: 5)
    var text = "inverse: rgb\nappearances:\n"
    for index in 0..<20 {
      let colors = (0..<5).map { _ in
        Color(hex8: UInt8(random.next(256)), UInt8(random.next(256)), UInt8(random.next(256))).hex
      }
      text += """
          a\(index):
            statusBarStyle: \(random.pick(["lightContent", "darkContent"]))
            navigationBar:
              backgroundColor: "\(colors[0])"
              tintColor: "\(colors[1])"
              titleColor: "\(colors[2])"
            toolbar: { backgroundColor: "\(colors[3])", tintColor: "\(colors[4])" }

        """
    }
    // The larger a theme, the fewer trials there are.
    text += String(repeating: "# \(String(repeating: "palette ", count: 12))\n", count: 4_000)
    let repaired = fixed(text)
    #expect(repaired.hasPrefix("inverse: mirror\n"))
    #expect(compile(repaired).diagnostics.isEmpty)
  }

  @Test("where a finding's first suggestion would do harm, the next one is made")
  func next() {
    let text = """
      appearances:
        light:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#C8B6D3", style: black }
      """
    // Dark content would contradict the bar's style, which is as good as written twice.
    let suggestions = compile(text).diagnostics.flatMap(\.fixIts).map(\.replacement)
    #expect(suggestions == ["darkContent", "\"#81708B\""])
    let repaired = fixed(text)
    #expect(repaired == text.replacingOccurrences(of: "#C8B6D3", with: "#81708B"))
    #expect(compile(repaired).diagnostics.isEmpty)
  }

  @Test("where every suggestion leaves something milder to say, an error still goes")
  func milder() {
    let text = """
      appearances:
        light: &light
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: &paper "#C8B6D3", style: black }
          toolbar: { backgroundColor: *paper, tintColor: black }
      """
    // An alias repeats the background, so that only the status bar's style is left to change.
    #expect(compile(text).diagnostics.map(\.severity) == [.error])
    let repaired = fixed(text)
    #expect(repaired == text.replacingOccurrences(of: "lightContent", with: "darkContent"))
    #expect(compile(repaired).diagnostics.map(\.id) == ["bar-style-conflict"])
    #expect(fixed(repaired) == repaired)
  }

  @Test("of repairs within one that is made, none is made in the same round")
  func nested() {
    let text = """
      appearances:
        light:
          navigationBar:
            standardAppearance:
              configureWithOpaqueBackground: true
              backgroundColor: black
              titleTextAttributes: { foregroundColor: white }
            tintColour: white
      """
    #expect(
      fixed(text) == """
        appearances:
          light:
            navigationBar:
              background: opaque
              backgroundColor: black
              titleColor: white
              tintColor: white
        """)
  }

  @Test("at most three repairs are named for a finding")
  func limit() {
    let text = """
      appearances:
        light:
          statusBarStyle: auto
          navigationBar: { backgroundColor: "#9A9AA0", tintColor: "#666677" }
      """
    let counts = compile(text).diagnostics.map(\.fixIts.count)
    #expect(counts.allSatisfy { $0 <= 3 })
    #expect(counts.contains { $0 >= 2 }, "\(counts)")
  }

  private func fixed(_ text: String, _ configuration: Configuration = Configuration()) -> String {
    let input = ThemeInput(
      SourceFile(path: "Brand.theme.yaml", text: text), configuration: configuration)
    let themes = fix([input]) { _ in .failure(LoadFailure("no such file")) }.themes
    return String(decoding: themes[0].after.bytes, as: UTF8.self)
  }

  private func compile(_ text: String) -> Compilation {
    lint([ThemeInput(SourceFile(path: "Brand.theme.yaml", text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
