#if Import
  import Testing

  @testable import AppearanceImport

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

    @Test("a function gives the result of the branch that is taken, with what names mean by then")
    func results() throws {
      let code = """
        func f(_ a: Int) -> Int {
          var b = 1
          if a > 1 { b = a * 2 }
          guard a < 4 else { return 0 }
          switch a {
          case 1: return b
          default: b = b + 1
          }
          return b
        }
        """
      // A name that a branch assigns to keeps what it is bound to there.
      #expect(try meaning(of: "f(1)", code) == "1.0")
      #expect(try meaning(of: "f(5)", code) == "0.0")
    }

    @Test(
      "every iOS that a look is measured on is there before 26",
      arguments: [
        ("#available(iOS 13, *)", "1.0"), ("#available(iOS 18, *)", "1.0"),
        ("#unavailable(iOS 15)", "2.0"), ("#available(iOS 26, *)", "true or false"),
      ])
    func availability(condition: String, value: String) throws {
      let code = "func f() -> Int { if \(condition) { return 1 }; return 2 }"
      #expect(try meaning(of: "f()", code) == value)
    }

    @Test("a flag of the build leaves a value open")
    func builds() throws {
      let code = "func f() -> Int {\n#if FLAG\nreturn 1\n#else\nreturn 2\n#endif\n}"
      #expect(try meaning(of: "f()", code) == "? ambiguous")
    }

    @Test("an optional that is nil binds no name")
    func bindings() throws {
      let code = "func f(_ a: Int?) -> Int { if let b = a { return b }; return 0 }"
      #expect(try meaning(of: "f(nil)", code) == "0.0")
      #expect(try meaning(of: "f(3)", code) == "3.0")
    }
  }
#endif
