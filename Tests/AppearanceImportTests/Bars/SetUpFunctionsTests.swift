#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Functions that run before a bar is seen")
  struct SetUpFunctionsTests {
    /// The members of types that run then.
    private func setUp(_ code: String) -> [String] {
      let index = CodeIndex([tree(code)])
      let functions = SetUpFunctions(index)
      return index.all.filter { functions.contains($0) }.compactMap {
        $0.function?.name ?? $0.variable?.name
      }
    }

    @Test("those that UIKit calls run, and those that they call on the same instance")
    func calls() {
      #expect(
        setUp(
          """
          class Screen: UIViewController {
            func viewDidLoad() { dress(); self.paint(); other.show() }
            func dress() { if isNew { color() } }
            func color() {}
            func paint() { dress() }
            func show() {}
            func tapped() { hide() }
            func hide() {}
          }
          """) == ["viewDidLoad", "dress", "color", "paint"])
    }

    @Test("functions of another type or of none are not those of an instance")
    func others() {
      #expect(
        setUp(
          """
          func dress() {}
          func viewDidLoad() {}
          class A { func viewDidLoad() { dress() } }
          class B { func dress() {} }
          """) == ["viewDidLoad"])
    }

    @Test("a view of SwiftUI has its body")
    func bodies() {
      #expect(
        setUp("struct Home: View { var body: some View { a }; var a: Int { 1 } }") == ["body"])
    }
  }
#endif
