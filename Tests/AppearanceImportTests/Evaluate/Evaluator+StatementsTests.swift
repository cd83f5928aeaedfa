#if Import
  import Testing

  @Suite("Statements in an app's code")
  struct EvaluatorStatementsTests {
    @Test("code for older systems and for other platforms is not read")
    func otherSystems() {
      let code = """
        func setUp() {
          if #unavailable(iOS 15) { UINavigationBar.appearance().tintColor = .red }
          guard #available(iOS 13, *) else {
            UINavigationBar.appearance().tintColor = .green
            return
          }
          #if os(macOS)
            UINavigationBar.appearance().tintColor = .blue
          #else
            UINavigationBar.appearance().tintColor = .white
          #endif
        }
        """
      #expect(values(code) == ["#ffffff"])
    }

    @Test("what is done to an optional that may be nil need not be done")
    func optionals() {
      let code = """
        class Bar: UINavigationBar {
          override init(frame: CGRect) {
            let edge = UINavigationBarAppearance()
            if let color = barTintColor {
              edge.backgroundColor = color
              edge.titleTextAttributes = [.foregroundColor: UIColor.white]
            }
            standardAppearance = edge
          }
        }
        final class Screen: UIViewController {
          func dress() {
            if let bar = navigationController?.navigationBar { bar.tintColor = .white }
          }
        }
        """
      #expect(
        values(code, of: "navigationBar.titleColor") == ["#ffffff if 'barTintColor' is true"])
      #expect(values(code) == ["Screen: #ffffff"])
    }

    @Test("tuples, attributes and instances that are put together step by step are followed")
    func parts() {
      let code = """
        extension UIColor {
          convenience init(light: String, dark: String) {
            let choose: (_ isDark: Bool) -> (value: UIColor, alpha: CGFloat) = { isDark in
              if isDark { return (UIColor.white, 1) }
              return (UIColor.black, 1)
            }
            self.init(dynamicProvider: { traits in choose(traits.userInterfaceStyle == .dark).value })
          }
        }
        func setUp() {
          let bar = UINavigationBar.appearance()
          bar.tintColor = UIColor(light: "a", dark: "b")
          var attributes = bar.titleTextAttributes ?? [:]
          attributes[.foregroundColor] = UIColor.red
          bar.titleTextAttributes = attributes
        }
        """
      #expect(values(code) == ["#000000 / #ffffff"])
      #expect(values(code, of: "navigationBar.titleColor") == ["#ff0000"])
    }
  }
#endif
