#if Import
  import Testing

  @Suite("Values of theming systems")
  struct BarReaderThemeValuesTests {
    @Test("values of AppearanceNavigationController are looks")
    func themeValues() {
      let code = """
        struct Appearance {
          struct Bar {
            var backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            var tintColor = UIColor.white
            var barTintColor: UIColor?
          }
          var statusBarStyle: UIStatusBarStyle = .default
          var navigationBar = Bar()
        }
        extension Appearance {
          static let light: Appearance = {
            var value = Appearance()
            value.navigationBar.backgroundColor = .lightGray
            value.statusBarStyle = .lightContent
            return value
          }()
        }
        """
      #expect(values(code) == ["light: #ffffff"])
      #expect(values(code, of: "navigationBar.backgroundColor") == ["light: #aaaaaa"])
      #expect(values(code, of: "statusBar.statusBarStyle") == ["light: lightContent"])
    }
  }
#endif
