#if Import
  import Testing

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
  }
#endif
