#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Calls in an app's code")
  struct EvaluatorCallsTests {
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

    @Test(
      "the function is called that takes the arguments",
      arguments: [
        ("f(1)", "3.0"), ("f(1, b: 5)", "6.0"), ("f(c: 4)", "8.0"), ("g { 7 }", "7.0"),
        ("f(b: 1)", "? runtime"),
      ])
    func overloads(call: String, value: String) throws {
      let code = """
        func f(_ a: Int, b: Int = 2) -> Int { a + b }
        func f(c: Int) -> Int { return c * 2 }
        func g(_ make: () -> Int) -> Int { make() }
        """
      #expect(try meaning(of: call, code) == value)
    }

    @Test("an instance has what its initializer gives it, or is given by the names of its fields")
    func instances() throws {
      let code = """
        struct A { let a: Int }
        struct B { let b: Int; init(double c: Int) { b = c * 2 } }
        enum C: String { case d }
        """
      #expect(try meaning(of: "A(a: 3).a", code) == "3.0")
      #expect(try meaning(of: "B(double: 3).b", code) == "6.0")
      #expect(try meaning(of: #"C(rawValue: "d")"#, code) == "C.d")
      #expect(try meaning(of: #"C(rawValue: "e")"#, code) == "? runtime")
    }

    @Test(
      "types of the standard library and of UIKit are made of what they are given",
      arguments: [
        ("CGFloat(1) / Double(2)", "0.5"), (#"String("a")"#, #""a""#), ("UIImage()", "nil"),
        ("UIBlurEffect(style: .dark)", ".dark"), ("UINavigationBarAppearance()", "object"),
        ("UITabBar()", "tabBar"), ("UIView()", "some UIView"),
      ])
    func standardTypes(call: String, value: String) throws {
      #expect(try meaning(of: call) == value)
    }

    @Test("a proxy is that of the bar or of the bars in its containers")
    func proxies() {
      func proxied(_ type: String, _ containers: String, of property: String) -> [String] {
        values(
          "\(type).appearance(whenContainedInInstancesOf: [\(containers)]).tintColor = .white",
          of: property)
      }
      #expect(
        proxied("UIToolbar", "A.self, B.self", of: "toolbar.tintColor") == ["A in B: #ffffff"])
      #expect(
        proxied("UIBarButtonItem", "UIToolbar.self", of: "toolbar.tintColor") == ["#ffffff"])
      #expect(
        proxied("UITextField", "UISearchBar.self", of: "searchBar.tintColor") == ["#ffffff"])
    }

    @Test("an object is set up by the closure that it is handed")
    func configuration() {
      let code = """
        UIToolbar.appearance().standardAppearance = UIToolbarAppearance().then {
          $0.backgroundColor = .white
        }
        """
      #expect(values(code, of: "toolbar.backgroundColor") == ["#ffffff"])
    }
  }
#endif
