import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Scalars of a theme")
struct SourceScalarsTests {
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
    let messages = linted(text).flatMap(\.fixIts).map(\.message)
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
      repaired == text.replacing("'#FF9500'", with: "'#AF6400'"), "\(repaired)")
  }

  private static let text = """
    palette: { ink: '#1C1C1E', paper: white }
    appearances:
      one: &one
        toolbar: { backgroundColor: "{paper}", tintColor: "{ink}" }
      two: *one
    """

  @Test("are replaced in their quotes, and a split one is a mapping")
  func replacement() {
    let scalars = SourceScalars(analysis(Self.text))
    let ink = place(of: "'#1C1C1E'", in: Self.text)
    #expect(scalars.replacement(of: ink, .color("#000")) == "'#000'")
    #expect(
      scalars.replacement(of: ink, .split(light: "#000", dark: "#FFF"))
        == "{ light: \"#000\", dark: \"#FFF\" }")
  }

  @Test("are repeated where an alias repeats what is around them")
  func repeated() {
    let scalars = SourceScalars(analysis(Self.text))
    #expect(scalars.isRepeated(place(of: "\"{ink}\"", in: Self.text)))
    #expect(!scalars.isRepeated(place(of: "'#1C1C1E'", in: Self.text)))
  }

  @Test("are named by their line and by what they say, where that is not the finding's own")
  func mentions() {
    let scalars = SourceScalars(analysis(Self.text))
    let (ink, tint) = (place(of: "'#1C1C1E'", in: Self.text), place(of: "\"{ink}\"", in: Self.text))
    let background = place(of: "\"{paper}\"", in: Self.text)
    #expect(
      scalars.place(of: ink, from: tint) == " on line 1"
        && scalars.place(of: tint, from: tint) == "")
    #expect(scalars.mention(of: background, at: tint) == " in place of {paper}")
    #expect(scalars.mention(of: ink, at: tint) == "" && scalars.mention(of: tint, at: tint) == "")
    #expect(scalars.isOwn(ink))
  }
}
