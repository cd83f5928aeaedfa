#if Import
  import Testing

  @Suite("Bars in an app's code")
  struct BarReaderTests {
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

    @Test("the hooks of DoubleNavigationController color the bar of their screen")
    func doubleNavigation() {
      let code = """
        final class Blue: UIViewController, DoubleNavigationControllerProtocol {
          func dbn_configNavigationController(_ navigationController: UINavigationController!) {
            navigationController.navigationBar.tintColor = .white
          }
          func alarm() {
            dbn_performBatchUpdates { $0?.navigationBar.tintColor = .red }
          }
        }
        final class Yellow: UIViewController {
          @objc(dbn_configNavigationController:)
          func configure(_ controller: UINavigationController?) {
            controller?.navigationBar.tintColor = .black
          }
        }
        """
      #expect(values(code) == ["Blue: #ffffff", "Blue: #ff0000", "Yellow: #000000"])
    }
  }
#endif
