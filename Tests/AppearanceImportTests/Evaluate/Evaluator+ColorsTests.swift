#if Import
  import ColorScience
  import Testing

  @testable import AppearanceImport

  @Suite("Colors in an app's code")
  struct EvaluatorColorsTests {
    @Test(
      "initializers of colors",
      arguments: [
        ("UIColor(red: 51 / 255, green: 0.4, blue: 1, alpha: 1)", "#3366ff"),
        ("UIColor(red: 300, green: -1, blue: 0, alpha: 1)", "#ff0000"),
        ("UIColor(white: 0.2, alpha: 1)", "#333333"),
        ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "#00ffff"),
        ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#ff0000"),
        (".white", "#ffffff"), ("UIColor.label", "label"), (".clear", "clear"),
        ("UIColor(Color.blue)", "systemBlue"), ("UIColor.red.withAlphaComponent(0.5)", "#ff0000"),
        (".init(white: 0, alpha: 1)", "#000000"), ("nil", "default"), (".lightText", "#ffffff"),
        ("UIColor(hex: \"#0a5FD9\")", "#0a5fd9"), ("UIColor(hex: 0x0A5FD9)", "#0a5fd9"),
        ("Theme.accent", "? otherModule"),
      ])
    func initializers(_ code: String, _ color: String) {
      #expect(tint(code) == color)
    }

    @Test("an initializer of the app's own is run")
    func ownInitializers() {
      let own = """
        extension UIColor {
          convenience init(rgb: UInt) {
            self.init(
              red: CGFloat((rgb & 0xFF0000) >> 16) / 255, green: CGFloat((rgb & 0xFF00) >> 8) / 255,
              blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
          }
        }
        """
      #expect(tint("UIColor(rgb: 0xC1C6CD)", own) == "#c1c6cd")
    }

    @Test("names of assets, as they are written and as generators write them")
    func assets() {
      #expect(tint("UIColor(named: \"brand\")!", assets: ["brand"]) == "#010203")
      #expect(tint("UIColor(named: \"other\")", assets: ["brand"]) == "? missingAsset")
      #expect(tint("Asset.Colors.brandBlue.color", assets: ["Colors/brand blue"]) == "#010203")
      #expect(tint("R.color.brandBlue()", assets: ["brand blue"]) == "#010203")
      #expect(tint("UIColor(resource: .brandBlue)", assets: ["brand blue"]) == "#010203")
      #expect(tint(".brandBlue", assets: ["brandBlue"]) == "#010203")
    }

    @Test("a dynamic provider gives a color by traits")
    func dynamicColors() {
      #expect(
        tint("UIColor { $0.userInterfaceStyle == .dark ? .white : .black }") == "#000000 / #ffffff")
      #expect(
        tint(
          """
          UIColor(dynamicProvider: { traits in
            switch traits.userInterfaceStyle {
            case .dark: return .white
            default: return .black
            }
          })
          """) == "#000000 / #ffffff")
    }

    @Test("eight hexadecimal digits are read in the order of the code that scans them")
    func hexOrder() throws {
      func color(_ digits: String, _ body: String) throws -> TraitColor? {
        let code = """
          extension UIColor {
            convenience init(digits: String) {
              let value = Int(digits, radix: 16)!
              \(body)
            }
          }
          """
        let found = try evaluator(code).value(
          try expression("UIColor(digits: \"\(digits)\")"), in: CodeScope(file: 1))
        if case .color(let color) = found { return color }
        return nil
      }
      let red = TraitColor(.color(Color(hex8: 255, 0, 0, alpha: 128)))
      #expect(try color("80FF0000", "let a = value >> 24") == red)
      #expect(try color("FF000080", "self.init(red: value >> 24)") == red)
      #expect(
        try color("#F00", "let r = value >> 16") == TraitColor(.color(Color(hex8: 255, 0, 0))))
      #expect(throws: CodeStop.self) { try color("80FF0000", "let r = value >> 16") }
    }

    @Test("an opacity replaces that of a color of UIKit's, and scales one of SwiftUI's")
    func opacities() throws {
      func color(_ code: String) throws -> Paint? {
        let found = try evaluator().value(try expression(code), in: CodeScope(file: 1))
        if case .color(let color) = found { return color.light }
        return nil
      }
      #expect(
        try color("UIColor.label.withAlphaComponent(0.5).withAlphaComponent(0.25)")
          == .system("label", alpha: 0.25))
      #expect(
        try color("Color.primary.opacity(0.5).opacity(0.25)") == .system("label", alpha: 0.125))
      #expect(
        try color("UIColor.white.withAlphaComponent(7)") == .color(.white))
    }

    @Test(
      "colors keep their space, and hues are those of the hexcone",
      arguments: [
        ("UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)", "#00ff00"),
        ("UIColor(hue: 0.5, saturation: 0.5, brightness: 1, alpha: 1)", "#80ffff"),
        ("UIColor(light: .white, dark: .black)", "#ffffff / #000000"),
      ])
    func spaces(code: String, color: String) {
      #expect(tint(code) == color)
    }
  }
#endif
