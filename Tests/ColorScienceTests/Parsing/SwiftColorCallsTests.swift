import Testing

@testable import ColorScience

@Suite("Colors by Swift's initializers")
struct SwiftColorCallsTests {
  @Test(
    "that mean one color are written as that color",
    arguments: [
      ("UIColor(red: 255/255, green: 248/255, blue: 240/255, alpha: 1)", "#FFF8F0"),
      ("UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 0.5)", "rgb(100% 50% 20% / 0.5)"),
      ("UIColor(white: 0, alpha: 1)", "#000000"), ("Color(white: 0.9)", "rgb(90% 90% 90%)"),
      ("Color(.displayP3, red: 1, green: 0.5, blue: 0)", "color(display-p3 1 0.5 0)"),
      ("UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)", "color(display-p3 1 0.5 0)"),
      ("Color(hex: 0xFFF8F0)", "#FFF8F0"), ("UIColor(hex: \"#fff8f0\")", "#FFF8F0"),
      ("Color(.systemTeal)", ".systemTeal"), ("Color(uiColor: .label)", ".label"),
      ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "hsl(180 100% 50%)"),
      ("#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)", "#000000"),
    ])
  func meanings(written: String, meant: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.suggestion == meant)
    #expect(error.isExact)
    #expect(foreignError(meant) == nil)
  }

  @Test(
    "that have no certain meaning say what is wrong and offer nothing to be made without asking",
    arguments: [
      ("UIColor(named: \"milk\")", "list its catalog under 'tokens' and write \"{milk}\""),
      ("Color(\"milk\")", "looks up an asset"), ("UIColor(dynamicProvider: night)", "is Swift"),
    ])
  func uncertain(written: String, said: String) throws {
    let error = try #require(foreignError(written))
    #expect(error.message.contains(said))
    #expect(!error.isExact)
  }

  @Test("that look up an asset give its name")
  func assets() {
    #expect(assetName(calledBy: "UIColor(named: \"milk\")") == "milk")
    #expect(assetName(calledBy: " Color(\"Brand/Ink\", bundle: .module) ") == "Brand/Ink")
    for text in [
      "UIColor(named: name)", "Image(\"milk\")", "UIColor(hex: \"#FFF\")", "Color(\"\")",
    ] {
      #expect(assetName(calledBy: text) == nil, "\(text)")
    }
  }

  @Test("whose components are out of range, or are not all written out, have no color")
  func unknown() throws {
    for text in [
      "UIColor(red: 2, green: 0, blue: 0, alpha: 1)",
      "UIColor(red: x, green: 0, blue: 0, alpha: 1)",
      "UIColor(cyan: 0, magenta: 0, yellow: 0)", "Color(.lab, red: 0, green: 0, blue: 0)",
      "UIColor(red: 1/0, green: 0, blue: 0, alpha: 1)",
    ] {
      let error = try #require(foreignError(text))
      #expect(error.suggestion == nil && error.message.contains("is Swift"), "\(text)")
    }
  }
}
