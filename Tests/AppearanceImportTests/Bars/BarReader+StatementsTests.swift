#if Import
  import Testing

  @Suite("Statements that color bars")
  struct BarReaderStatementsTests {
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
  }
#endif
