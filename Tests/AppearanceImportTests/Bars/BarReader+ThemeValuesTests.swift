#if Import
  import Testing

  @Suite("Values of theming systems")
  struct BarReaderThemeValuesTests {
    /// What an app of AppearanceNavigationController declares, and a value with a name.
    private let system = """
      struct Appearance {
        struct Bar {
          var backgroundColor = UIColor.red
          var tintColor = UIColor.white
        }
        var statusBarStyle: UIStatusBarStyle = .default
        var navigationBar = Bar()
        func faded() -> Appearance {
          var value = Appearance()
          value.navigationBar.tintColor = navigationBar.tintColor.withAlphaComponent(0.5)
          return value
        }
      }
      extension Appearance {
        static let light: Appearance = {
          var value = Appearance()
          value.navigationBar.backgroundColor = .lightGray
          return value
        }()
      }
      protocol Context {
        func preferredAppearance(for controller: UINavigationController) -> Appearance?
      }

      """

    private func tints(_ body: String, of property: String = "navigationBar.tintColor") -> [String]
    {
      let screen = """
        final class Screen: UIViewController, Context {
          var appearance: Appearance?
          func preferredAppearance(for controller: UINavigationController) -> Appearance? {
            \(body)
          }
        }
        """
      return values(system + screen, of: property).filter { !$0.hasPrefix("light: ") }
    }

    @Test("a value that a screen makes is a look of the screen's name")
    func screens() {
      let body = """
        var value = Appearance()
        value.navigationBar.tintColor = .black
        return value
        """
      #expect(tints(body) == ["Screen: #000000"])
      #expect(tints(body, of: "navigationBar.backgroundColor") == ["Screen: #ff0000"])
      #expect(tints(body, of: "statusBar.statusBarStyle") == ["Screen: default"])
    }

    @Test(
      "a value with a name is a look once, and one of which nothing is changed has the type's name")
    func namedValues() {
      #expect(tints("return .light") == [])
      #expect(tints("nil") == [])
      #expect(tints("Appearance()") == ["Appearance: #ffffff"])
    }

    @Test("what a screen is given while the app runs is not resolved")
    func runTime() {
      #expect(tints("appearance") == ["Screen: ? runtime"])
      #expect(
        tints("isEditing ? appearance?.faded() : .light") == [
          "Screen: ? runtime if 'isEditing' is true"
        ])
    }

    @Test("a value of a type of another module is not resolved")
    func otherModules() {
      let code = """
        final class Screen: UIViewController {
          func preferredNavigationControllerAppearance(_ controller: UINavigationController)
            -> Appearance?
          { Appearance.light }
        }
        """
      #expect(values(code, of: "navigationBar.backgroundColor") == ["Screen: ? otherModule"])
    }

    @Test("a screen with a bar of its own is no value")
    func screensWithBars() {
      let code = """
        final class Bar: UINavigationBar { var shade = UIColor.red }
        final class Screen: UIViewController {
          var color = UIColor.black
          @IBOutlet var navigationBar: Bar!
          override func viewDidLoad() { navigationController?.navigationBar.tintColor = color }
        }
        """
      #expect(values(code) == ["Screen: #000000 'color' can be changed while the app runs"])
    }

    @Test("code that applies values to bars says nothing beside them")
    func application() {
      let code = """
        final class Renderer {
          static func image(color: UIColor) -> UIImage? {
            let context = UIGraphicsGetCurrentContext()
            context?.setFillColor(color.cgColor)
            return UIGraphicsGetImageFromCurrentImageContext()
          }
        }
        final class Strategy {
          func apply(_ appearance: Appearance?, to controller: UINavigationController) {
            guard let appearance else { return }
            let image = Renderer.image(color: appearance.navigationBar.backgroundColor)
            controller.navigationBar.setBackgroundImage(image, for: .default)
            controller.navigationBar.tintColor = appearance.navigationBar.tintColor
          }
        }
        """
      #expect(values(system + code) == ["light: #ffffff"])
      #expect(values(system + code, of: "navigationBar.background") == [])
      #expect(
        values(
          system.replacing("static let light: Appearance =", with: "static let light: () =") + code)
          == ["? runtime"])
    }

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
