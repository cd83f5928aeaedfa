import Testing

@testable import ColorScience

@Suite("Names of colors")
struct ColorNamesTests {
  @Test(
    "warn about names CSS and UIKit define differently",
    arguments: [
      ("lightGray", "#D3D3D3", "#AAAAAA"), ("lightgray", "#D3D3D3", "#AAAAAA"),
      ("green", "#008000", "#00FF00"), ("purple", "#800080", "rgb(50% 0% 50%)"),
      ("orange", "#FFA500", "#FF8000"), ("brown", "#A52A2A", "#996633"),
      ("darkgray", "#A9A9A9", "#555555"), ("light-dark(red, Green)", "#008000", "#00FF00"),
    ])
  func ambiguous(text: String, css: String, uiKit: String) throws {
    let found = try #require(try parseColor(Array(text.utf8)[...]).remarks.first)
    #expect(found.kind == .ambiguousName)
    #expect(found.message.hasSuffix("' is \(css) in CSS and \(uiKit) in UIKit; read as CSS"))
  }

  @Test(
    "do not warn about names that mean one color",
    arguments: [
      "red", "black", "cyan", "magenta", "white", "tomato", ".green", ".lightGray", "#fff",
    ])
  func unambiguous(text: String) throws {
    #expect(try parseColor(Array(text.utf8)[...]).remarks.isEmpty)
  }

  @Test("are CSS's without a dot in any case, and UIKit's with one in its own case")
  func dots() throws {
    #expect(try css("ReD") == css("#FF0000"))
    #expect(try parse(".red") == .uiKit(#require(UIKitColor("red"))))
    let error = try #require(throws: ColorSyntaxError.self) { try parse(".tomato") }
    #expect(error.message == "UIKit has no color '.tomato'; CSS has, without the dot")
    #expect(error.suggestion == "tomato")
  }

  @Test("the clash says what UIKit's color is, in the words of a theme")
  func clash() throws {
    let text = "color-mix(in srgb, red, orange)"
    let clash = try #require(try parseColor(Array(text.utf8)[...]).remarks.first)
    #expect(clash.replacements == ["#FFA500", ".orange"])
    #expect(clash.part == 24..<30)
  }

  @Test(
    "of functions and words that CSS has elsewhere have a reason",
    arguments: ["calc", "var", "device-cmyk", "url", "hypot"])
  func functions(name: String) {
    #expect(ForeignWords.reason(name + "()") != nil)
    #expect(ForeignWords.reason(name) == nil)
  }

  @Test("of browsers' system colors have one reason, those of nobody none")
  func words() {
    let canvas = ForeignWords.reason("canvas")
    for word in ["graytext", "windowtext", "accentcolor", "buttonface"] {
      #expect(ForeignWords.reason(word) == canvas)
    }
    #expect(canvas != nil && canvas != ForeignWords.reason("inherit"))
    #expect(ForeignWords.reason("brand") == nil)
    #expect(ForeignWords.reason("brand()") == nil)
  }
}
