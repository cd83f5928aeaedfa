#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Names in an app's code")
  struct EvaluatorMembersTests {
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

    @Test("a dynamic provider gives a color with Increase Contrast")
    func contrast() {
      #expect(
        tint("UIColor { $0.accessibilityContrast == .high ? .black : .darkGray }")
          == "#555555 / #000000 / #000000")
      let both = """
        UIColor { traits in
          if traits.userInterfaceStyle == .dark {
            return traits.accessibilityContrast == .high ? .white : .lightGray
          }
          return .darkGray
        }
        """
      #expect(tint(both) == "#555555 / #aaaaaa / #ffffff")
    }

    @Test("a style that Increase Contrast decides holds with it or without")
    func contrastOfStyles() {
      let code = """
        final class Screen: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            traitCollection.accessibilityContrast == .high ? .darkContent : .lightContent
          }
        }
        """
      #expect(
        values(code, of: "statusBar.statusBarStyle") == [
          "Screen: lightContent without Increase Contrast",
          "Screen: darkContent with Increase Contrast",
        ])
    }

    @Test("a name is looked up in the types around, inner ones first")
    func scopes() throws {
      let code = """
        let a = 0
        enum A {
          static let a = 1
          enum B { static let c = a }
          enum D { static let a = 2; static let c = a }
        }
        enum E { static let c = a }
        """
      #expect(try meaning(of: "A.B.c", code) == "1.0")
      #expect(try meaning(of: "A.D.c", code) == "2.0")
      #expect(try meaning(of: "E.c", code) == "0.0")
    }

    @Test("a name that is declared several times is ambiguous")
    func ambiguity() throws {
      let code = "enum A { static let a = 1 }; extension A { static let a = 2 }"
      #expect(try meaning(of: "A.a", code) == "? ambiguous")
    }

    @Test("a case without a raw value of its own has its name")
    func rawValues() throws {
      let code = #"enum A: String { case a, b = "c" }"#
      #expect(try meaning(of: "A.a.rawValue", code) == #""a""#)
      #expect(try meaning(of: "A.b.rawValue", code) == #""c""#)
    }

    @Test("a member without a base is that of the type that is expected")
    func implicitMembers() throws {
      #expect(try meaning(of: ".white", as: "UIColor") == "#ffffff")
      #expect(try meaning(of: ".missing", as: "UIColor") == "? otherModule")
      #expect(try meaning(of: ".missing") == ".missing")
      #expect(
        try meaning(
          of: ".brand", "extension Color { static let brand = Color.white }", as: "UIColor")
          == "#ffffff")
    }

    @Test("of traits style and contrast have two values that count")
    func traits() throws {
      #expect(
        try meaning(of: "UITraitCollection.current.userInterfaceStyle") == "light or dark")
      #expect(
        try meaning(of: "traitCollection.accessibilityContrast")
          == "with or without Increase Contrast")
      #expect(try meaning(of: "traitCollection.userInterfaceLevel") == ".base")
      #expect(try meaning(of: "traitCollection.horizontalSizeClass") == "? runtime")
    }

    @Test("bars in a type's code are those of its instances, or of the app")
    func looks() {
      let evaluator = evaluator(
        """
        class Bar: UINavigationBar {}
        class Main: UINavigationController {}
        class Home: UITableViewController {}
        struct List: View {}
        enum Style {}
        """)
      #expect(
        ["Bar", "Main", "Home", "List", "Style", "UIView", "OldController", ""].map {
          evaluator.look(of: $0)
        } == [
          Look(.type, "Bar"), Look(.type, "Main"), Look(.controller, "Home"),
          Look(.controller, "List"), .app, .app, Look(.controller, "OldController"), .app,
        ])
    }

    @Test("a chain of members has their names, and a call the name of what it makes")
    func chains() throws {
      #expect(try expression("a.b().c").names == ["a", "b", "c"])
      #expect(try expression("a(1).b").names == ["b"])
      #expect(try expression("A.B(c: 1)").calledName == "B")
      #expect(try expression("A.B.init()").calledName == "B")
      #expect(try expression("a.b").calledName == nil)
    }
  }
#endif
