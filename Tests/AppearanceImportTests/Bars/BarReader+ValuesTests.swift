#if Import
  import Testing

  @Suite("Values of properties of bars")
  struct BarReaderValuesTests {
    @Test("nil gives a bar what the system has; what is previewed is no app")
    func systemValues() {
      let code = """
        func reset() {
          UINavigationBar.appearance().titleTextAttributes = nil
          UINavigationBar.appearance().shadowImage = nil
          UINavigationBar.appearance().setBackgroundImage(nil, for: .default)
          UIToolbar.appearance().setBackgroundImage(UIImage(), for: .default)
        }
        struct HomePreviews: PreviewProvider {
          static var previews: some View { Home().preferredColorScheme(.dark) }
        }
        """
      #expect(values(code, of: "navigationBar.titleColor") == ["default as the screen goes away"])
      #expect(values(code, of: "navigationBar.shadowColor") == ["default as the screen goes away"])
      #expect(values(code, of: "navigationBar.background") == ["default as the screen goes away"])
      #expect(values(code, of: "toolbar.background") == ["transparent as the screen goes away"])
      #expect(values(code, of: "app.UIUserInterfaceStyle").isEmpty)
    }

    @Test(
      "an image that is filled with a color is the color of the background, an empty one clears it")
    func images() {
      func background(_ image: String, of property: String) -> [String] {
        values(
          "UIToolbar.appearance().setBackgroundImage(\(image), forToolbarPosition: .any)",
          of: "toolbar.\(property)")
      }
      #expect(background("UIImage(color: .white)", of: "backgroundColor") == ["#ffffff"])
      #expect(background("UIImage.from(color: .clear)", of: "background") == ["transparent"])
      #expect(background("UIImage()", of: "background") == ["transparent"])
      #expect(background("UIImage(named: \"Bar\")", of: "background") == ["? content"])
    }

    @Test("of attributes of a text the color counts, by its name from before iOS 12 too")
    func attributes() {
      func title(_ attributes: String) -> [String] {
        values(
          "UINavigationBar.appearance().titleTextAttributes = \(attributes)",
          of: "navigationBar.titleColor")
      }
      #expect(title("[.font: font, .foregroundColor: UIColor.white]") == ["#ffffff"])
      #expect(title("[NSForegroundColorAttributeName: UIColor.white]") == ["#ffffff"])
      #expect(title("[.font: font]").isEmpty)
      #expect(title("make()") == ["? otherModule"])
    }

    @Test("styles and effects are words of themes")
    func words() {
      #expect(
        values("UITabBar.appearance().barStyle = .blackTranslucent", of: "tabBar.style")
          == ["black"])
      let code = """
        let object = UITabBarAppearance()
        object.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
        UITabBar.appearance().standardAppearance = object
        """
      #expect(values(code, of: "tabBar.backgroundEffect") == ["systemThinMaterial"])
    }
  }
#endif
