#if Import
  import Testing

  @Suite("Calls that color bars")
  struct BarReaderCallsTests {
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
  }
#endif
