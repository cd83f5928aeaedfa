import Testing

@testable import ColorScience

@Suite("A color in another language is said in a theme's")
struct ForeignColorTests {
  private static func error(_ text: String) -> ColorSyntaxError? {
    do throws(ColorSyntaxError) {
      _ = try parseColor(Array(text.utf8)[...])
      return nil
    } catch {
      return foreignColor(Array(text.utf8)[...]) ?? error
    }
  }

  @Test(
    "what means one color is written as that color",
    arguments: [
      ("UIColor.white", ".white"), ("UIKit.UIColor.systemBlue", ".systemBlue"),
      ("Color.blue", ".systemBlue"), ("Color.primary", ".label"), (".secondary", ".secondaryLabel"),
      ("NSColor.labelColor", ".label"), (".systemBackgroundColor", ".systemBackground"),
      ("UIColor.label.cgColor", ".label"), ("white.opacity(0.5)", "rgb(100% 100% 100% / 0.5)"),
      ("UIColor.black.withAlphaComponent(0.25)", "rgb(0% 0% 0% / 0.25)"),
      ("UIColor(red: 255/255, green: 248/255, blue: 240/255, alpha: 1)", "#FFF8F0"),
      ("UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 0.5)", "rgb(100% 50% 20% / 0.5)"),
      ("UIColor(white: 0, alpha: 1)", "#000000"), ("Color(white: 0.9)", "rgb(90% 90% 90%)"),
      ("Color(.displayP3, red: 1, green: 0.5, blue: 0)", "color(display-p3 1 0.5 0)"),
      ("UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)", "color(display-p3 1 0.5 0)"),
      ("Color(hex: 0xFFF8F0)", "#FFF8F0"), ("UIColor(hex: \"#fff8f0\")", "#FFF8F0"),
      ("Color(.systemTeal)", ".systemTeal"), ("Color(uiColor: .label)", ".label"),
      ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "hsl(180 100% 50%)"),
      ("#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)", "#000000"),
      ("16775408", "#FFF8F0"), ("1048576", "#100000"), ("255, 248, 240", "#FFF8F0"),
      ("(255, 248, 240, 0.5)", "rgb(255 248 240 / 0.5)"), ("1.0 0.5 0.0", "rgb(100% 50% 0%)"),
      ("hsv(0, 100%, 50%)", "hsl(0 100% 25%)"), ("“#FFF8F0”", "#FFF8F0"), ("'white'", "white"),
      ("#FFF8F0;", "#FFF8F0"), ("black\u{A0}", "black"), ("rgb(1\u{A0}2 3)", "rgb(1 2 3)"),
      ("\u{200B}black", "black"),
    ])
  func meanings(written: String, meant: String) throws {
    let error = try #require(Self.error(written))
    #expect(error.suggestion == meant)
    #expect(error.isExact)
    #expect(Self.error(meant) == nil)
  }

  @Test(
    "what has no certain meaning says what is wrong and offers nothing to be made without asking",
    arguments: [
      ("Color.accentColor", "follows the app's tint"), (".tint", "follows the app's tint"),
      ("UIColor(named: \"milk\")", "list its catalog under 'tokens' and write \"{milk}\""),
      ("Color(\"milk\")", "looks up an asset"),
      ("UIColor(dynamicProvider: night)", "is Swift"),
      ("UIColor.systemBlue.withAlphaComponent(0.5)", "is Swift; write a color such as"),
      ("4294965488", "is a number; write its hexadecimal digits"), ("1 1 1", "as rgb(…)"),
      ("300, 0, 0", "as rgb(…)"), ("255", "a hex color starts with '#'"),
      ("0xFFFFF8F0", "a hex color starts with '#'"), ("blck", "did you mean 'black'"),
    ])
  func uncertain(written: String, said: String) throws {
    let error = try #require(Self.error(written))
    #expect(error.message.contains(said))
    #expect(!error.isExact)
  }

  @Test("the place of a mistake is the character at fault")
  func places() throws {
    let blank = try #require(Self.error("rgb(1\u{A0}2 3)"))
    #expect((blank.offset, blank.count) == (5, 2))
    let quote = try #require(Self.error(" ”white"))
    #expect((quote.offset, quote.count) == (1, 3))
  }

  @Test("brightness becomes the lightness of the same color")
  func brightness() throws {
    var generator = SeededGenerator(state: 15)
    for _ in 0..<200 {
      let hue = Double.random(in: 0...359, using: &generator)
      let saturation = Double.random(in: 0...1, using: &generator)
      let brightness = Double.random(in: 0...1, using: &generator)
      let text = ForeignComponents.hsb(hue: hue, saturation, brightness, alpha: 1)
      guard case .color(let color) = try parseColor(Array(text.utf8)[...]).expression else {
        Issue.record("\(text) is no literal")
        continue
      }
      // The brightest component is the brightness, the darkest what saturation leaves of it.
      #expect(abs(color.srgb.max() - brightness) < 1e-4)
      #expect(abs(color.srgb.min() - brightness * (1 - saturation)) < 1e-4)
    }
  }

  @Test("mappings and lists of components are colors, mappings of colors are none")
  func components() {
    let color: ([(String, String)]) -> String? = { ForeignComponents.color($0)?.color }
    #expect(color([("r", "255"), ("g", "248"), ("b", "240")]) == "#FFF8F0")
    #expect(color([("Blue", "0"), ("Green", "0.5"), ("Red", "1")]) == "rgb(100% 50% 0%)")
    #expect(color([("h", "20"), ("s", "50%"), ("l", "40%")]) == "hsl(20 50% 40%)")
    #expect(color([("h", "0"), ("s", "100"), ("v", "50")]) == "hsl(0 100% 25%)")
    #expect(color([("hex", "FFF8F0")]) == "#FFF8F0")
    #expect(ForeignComponents.color([("r", "#F00"), ("g", "#0F0"), ("b", "#00F")]) == nil)
    #expect(ForeignComponents.color([("r", "1"), ("g", "0")]) == nil)
    #expect(ForeignComponents.color(["255", "248", "240"])?.color == "#FFF8F0")
    #expect(ForeignComponents.color(["light", "dark", "night"]) == nil)
  }
}
