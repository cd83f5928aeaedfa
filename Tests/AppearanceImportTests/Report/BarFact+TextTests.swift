import ColorScience
import Testing

@testable import AppearanceImport

@Suite("Values in reports")
struct BarFactTextTests {
  private func texts(
    _ value: ImportedValue, of property: String = "tintColor", hasDark: Bool = false
  ) -> [String?] {
    let (light, dark) = fact(.navigationBar, property, value, line: 1)
      .texts(of: value, hasDark: hasDark)
    return [light, dark]
  }

  @Test("a color has a dark text where something says that it differs, or the app has a dark look")
  func colors() {
    #expect(texts(hex("0B63CE")) == ["#0B63CE", nil])
    #expect(texts(hex("0B63CE"), hasDark: true) == ["#0B63CE", "#0B63CE"])
    #expect(
      texts(.color(TraitColor(.color(.white), dark: .color(.black)))) == ["#FFFFFF", "#000000"])
  }

  @Test("a color of the system has its name, where an opacity makes no other color of it")
  func systemColors() {
    #expect(texts(.color(TraitColor(.system("label", alpha: 1)))) == ["label", "label"])
    #expect(texts(.color(TraitColor(.system("black", alpha: 1)))) == ["black", nil])
    // Half of 255 is 80 in hexadecimal digits; labels are black in light and white in dark mode.
    #expect(texts(.color(TraitColor(.system("label", alpha: 0.5)))) == ["#00000080", "#FFFFFF80"])
  }

  @Test("no color is clear, but for a line that may be away")
  func nothing() {
    #expect(texts(.nothing) == ["clear", nil])
    #expect(texts(.nothing, of: "shadowColor") == ["none", nil])
    #expect(texts(.nothing, of: "backgroundEffect") == ["none", nil])
    #expect(texts(.flag(true), of: "isTranslucent", hasDark: true) == ["true", "true"])
  }

  @Test("bars of the app and of a theme belong to no type")
  func scopes() {
    func scope(_ look: Look) -> String? {
      fact(.tabBar, "tintColor", .nothing, line: 1, in: look).scopeName
    }
    #expect(scope(.app) == nil)
    #expect(scope(Look(.theme, "Night")) == nil)
    #expect(scope(Look(.contained, "Photos")) == "Photos")
    #expect(scope(Look(.controller, "Home")) == "Home")
  }
}
