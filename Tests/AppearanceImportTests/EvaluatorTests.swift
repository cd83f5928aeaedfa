#if Import
  import ColorScience
  import Testing
  import ThemeSyntax

  @testable import AppearanceImport

  /// What a property of a bar gets in some code, as `#RRGGBB`, a name, a word, or why it is not known.
  private func values(
    _ code: String, assets: [String] = [], of property: String = "navigationBar.tintColor"
  ) -> [String] {
    var files = AppFiles()
    for name in assets {
      files.assets.add(
        AssetColors.Asset(
          name: name, path: name.split(separator: "/").map(String.init),
          color: TraitColor(.color(Color(hex8: 1, 2, 3))),
          at: SourceRange(file: 0, lower: 0, upper: 0)))
    }
    files.add(SourceFile(path: "App.swift", text: code), as: .swift)
    var facts = AppFacts()
    readSwiftFacts(of: files, into: &facts)
    facts.joinContainers()
    return facts.facts.filter { "\($0.bar.rawValue).\($0.property)" == property }.map { fact in
      let look = fact.look == .app ? "" : "\(fact.look.name): "
      let condition = fact.condition.map { " \($0)" } ?? ""
      return look + text(of: fact) + condition
    }
  }

  private func text(of fact: BarFact) -> String {
    switch fact.outcome {
    case .value(.color(let color)):
      color.dark.map { "\(text(of: color.light)) / \(text(of: $0))" } ?? text(of: color.light)
    case .value(.nothing): "none"
    case .value(.word(let word)): word
    case .value(let value): "\(value)"
    case .unresolved(let unresolved): "? \(unresolved.cause.rawValue)"
    }
  }

  private func text(of paint: Paint) -> String {
    switch paint {
    case .system(let name, _): return name
    case .color(let color):
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "#" + digits.joined()
    }
  }

  /// The tint of a navigation bar that is set to an expression, beside declarations.
  private func tint(_ expression: String, _ declarations: String = "", assets: [String] = [])
    -> String
  {
    let code = """
      \(declarations)
      func setUp() { UINavigationBar.appearance().tintColor = \(expression) }
      """
    return values(code, assets: assets).joined(separator: ", ")
  }

  @Suite("Colors in an app's code")
  struct EvaluatorTests {
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

    @Test("a name is looked up with its type, never by its last name alone")
    func qualifiedNames() {
      let colors = """
        enum Styles {
          enum Red { static let dark = "75151d" }
          enum Gray { static let dark = "24292e" }
        }
        extension String { var color: UIColor { UIColor.fromHex(self) } }
        extension UIColor {
          static func fromHex(_ hex: String) -> UIColor {
            var value: UInt32 = 0
            Scanner(string: hex).scanHexInt32(&value)
            return UIColor(white: 0, alpha: 1)
          }
        }
        """
      #expect(tint("Styles.Gray.dark.color", colors) == "#24292e")
      #expect(tint("Styles.Blue.dark.color", colors) == "? otherModule")
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

    @Test("what the app decides while it runs gives each of its values with what must hold")
    func branches() {
      #expect(
        tint(
          "isBold ? .black : .white", "var isBold = UserDefaults.standard.bool(forKey: \"bold\")")
          == "#000000 if 'isBold' is true, #ffffff if 'isBold' is false")
      #expect(
        tint("color", "var color: UIColor = .red")
          == "#ff0000 'color' can be changed while the app runs")
    }

    @Test("constants in a circle end with why")
    func circles() {
      #expect(
        tint("A.x", "enum A { static let x = B.y }; enum B { static let y = A.x }") == "? limit")
    }

    @Test("an app's theme gives a look for each of its instances")
    func themes() {
      let structs = """
        struct Theme {
          let tint: UIColor
          static let day = Theme(tint: .black)
          static let night = Theme(tint: .white)
        }
        var theme: Theme = .day
        """
      #expect(tint("theme.tint", structs) == "day: #000000, night: #ffffff")
      let enums = """
        enum Theme {
          case day, night
          var tint: UIColor { switch self { case .day: return .black; case .night: return .white } }
        }
        class Manager { static var current = Theme.day }
        """
      #expect(tint("Manager.current.tint", enums) == "day: #000000, night: #ffffff")
      let protocols = """
        protocol Theme { var tint: UIColor { get } }
        struct Day: Theme { let tint = UIColor.black }
        class Night: Theme { var tint: UIColor = .white }
        class Manager { var current: Theme; static let shared = Manager() }
        """
      #expect(tint("Manager.shared.current.tint", protocols) == "Day: #000000, Night: #ffffff")
    }
  }

  @Suite("Bars in an app's code")
  struct BarReaderTests {
    @Test("a contained proxy has a look of its own")
    func containedProxies() {
      let code = """
        func setUp() {
          UINavigationBar.appearance().tintColor = .black
          UINavigationBar.appearance(whenContainedInInstancesOf: [Photos.self]).tintColor = .white
        }
        """
      #expect(values(code) == ["#000000", "Photos: #ffffff"])
    }

    @Test("a helper is read where it is called, with what it is given")
    func helpers() {
      let code = """
        class Main: UINavigationController {
          override func viewDidLoad() { navigationBar.style(isClear: true) }
        }
        extension UINavigationBar {
          func style(isClear: Bool) {
            standardAppearance = make(isClear: isClear)
            scrollEdgeAppearance = standardAppearance
          }
          private func make(isClear: Bool) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            if isClear {
              appearance.configureWithTransparentBackground()
            } else {
              appearance.configureWithOpaqueBackground()
            }
            let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
            appearance.titleTextAttributes = attributes
            return appearance
          }
        }
        """
      #expect(values(code, of: "navigationBar.background") == ["transparent"])
      #expect(values(code, of: "navigationBar.titleColor") == ["#ffffff"])
      #expect(values(code, of: "navigationBar.scrollEdge") == ["same"])
    }

    @Test("what a call resets is no fact")
    func resets() {
      let code = """
        func setUp(bar: UINavigationBar) {
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = .red
          appearance.configureWithOpaqueBackground()
          appearance.shadowColor = nil
          bar.standardAppearance = appearance
        }
        """
      #expect(values(code, of: "navigationBar.backgroundColor").isEmpty)
      #expect(values(code, of: "navigationBar.shadowColor") == ["none"])
    }

    @Test("a local name that branches assign to has the value of each branch")
    func assignedInBranches() {
      let code = """
        func setUp() {
          let color: UIColor
          if UITraitCollection.current.userInterfaceStyle == .dark {
            color = .white
          } else {
            color = .black
          }
          UINavigationBar.appearance().tintColor = color
        }
        """
      #expect(values(code) == ["#000000 / #ffffff"])
    }

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
  }

  @Suite("Code styles of real apps")
  struct CodeStyleTests {
    @Test("what follows a branch that returns holds in the others alone")
    func earlyReturns() {
      let code = """
        final class Screen: UIViewController {
          var isSpecial = false
          override func viewDidLoad() {
            let bar = navigationController!.navigationBar
            if isSpecial {
              bar.tintColor = .black
              return
            }
            bar.tintColor = .white
          }
          func older() {
            guard #available(iOS 13, *) else {
              navigationController?.navigationBar.barTintColor = .red
              return
            }
            navigationController?.navigationBar.barTintColor = .green
          }
        }
        """
      #expect(
        values(code) == [
          "Screen: #000000 if 'isSpecial' is true", "Screen: #ffffff if 'isSpecial' is false",
        ])
      #expect(values(code, of: "navigationBar.barTintColor") == ["Screen: #00ff00"])
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

    @Test("loops over lists that are written out are read for each element")
    func loops() {
      let code = #"""
        func setUp() {
          for state in [UIControl.State.normal, .disabled] {
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: state)
          }
          [UINavigationBar.appearance()].forEach { $0.tintColor = .blue }
          let item = UITabBarItemAppearance()
          item.normal.iconColor = .white
          let tabs = UITabBarAppearance()
          for path in [\UITabBarAppearance.stackedLayoutAppearance, \.inlineLayoutAppearance] {
            tabs[keyPath: path] = item
          }
          UITabBar.appearance().standardAppearance = tabs
        }
        """#
      #expect(values(code, of: "navigationBar.buttons.plain.color") == ["#ff0000"])
      #expect(values(code, of: "navigationBar.buttons.plain.disabledColor") == ["#ff0000"])
      #expect(values(code) == ["#0000ff"])
      #expect(values(code, of: "tabBar.stacked.iconColor") == ["#ffffff"])
      #expect(values(code, of: "tabBar.inline.iconColor") == ["#ffffff"])
    }

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

    @Test("statements of a file's top level are read")
    func topLevel() {
      #expect(values("UINavigationBar.appearance().tintColor = .red") == ["#ff0000"])
    }

    @Test("one button is not all of them, and the bars of another controller are its own")
    func others() {
      let code = """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            let item = UIBarButtonItem()
            item.tintColor = .red
          }
          func write() {
            let mail = MFMailComposeViewController()
            mail.navigationBar.tintColor = .green
            let next = UINavigationController(rootViewController: Other())
            next.navigationBar.tintColor = .blue
          }
        }
        final class Other: UIViewController {}
        """
      #expect(
        values(code) == [
          "Screen: #ff0000 for one item", "MFMailComposeViewController: #00ff00",
          "Other: #0000ff",
        ])
    }

    @Test("a property goes before methods of its name, and a theming library is said to be one")
    func names() {
      let code = """
        final class Screen: UIViewController {
          let searchBar = UISearchBar()
          func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {}
          override func viewDidLoad() {
            searchBar.barTintColor = .red
            navigationController?.navigationBar.theme.tintColor = service.attribute { $0.tint }
            unknown.bar.barTintColor = .red
          }
        }
        """
      #expect(values(code, of: "searchBar.barTintColor") == ["Screen: #ff0000"])
      #expect(values(code) == ["Screen: ? unreadExpression"])
      #expect(values(code, of: "navigationBar.barTintColor") == ["Screen: ? unreadExpression"])
    }

    @Test("a container that names a child does not decide over the status bar")
    func statusBar() {
      let code = """
        class Root: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Tabs: UITabBarController {
          override var childForStatusBarStyle: UIViewController? { nil }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        extension OldScreenController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        """
      #expect(
        values(code, of: "statusBar.statusBarStyle") == [
          "Root: lightContent where no screen decides", "Tabs: lightContent",
          "OldScreenController: darkContent",
        ])
    }

    @Test("a container decides over the status bar of its own screens where there are others")
    func containers() {
      let code = """
        class Calls: UINavigationController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Main: UINavigationController {
          override func viewDidLoad() { navigationBar.tintColor = .red }
        }
        """
      #expect(values(code, of: "statusBar.statusBarStyle") == ["Calls: lightContent"])
      #expect(values(code) == ["#ff0000"])
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

    @Test("modifiers of SwiftUI color bars, and materials are content")
    func modifiers() {
      let code = """
        struct Home: View {
          @State var isOn = false
          var body: some View {
            List {}
              .toolbarBackground(Color.red, for: .navigationBar)
              .toolbarBackground(.ultraThinMaterial, for: .tabBar)
              .toolbarBackground(isOn ? Color.black : Color.white, for: .bottomBar)
              .toolbarColorScheme(nil, for: .navigationBar)
              .preferredColorScheme(.dark)
          }
        }
        """
      #expect(values(code, of: "navigationBar.backgroundColor") == ["Home: systemRed"])
      #expect(values(code, of: "tabBar.backgroundColor") == ["Home: ? content"])
      #expect(
        values(code, of: "toolbar.backgroundColor") == [
          "Home: #000000 if 'isOn' is true", "Home: #ffffff if 'isOn' is false",
        ])
      #expect(values(code, of: "navigationBar.style").isEmpty)
      #expect(values(code, of: "app.UIUserInterfaceStyle") == ["Home: dark"])
    }
  }
#endif
