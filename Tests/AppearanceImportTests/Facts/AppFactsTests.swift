#if Import
  import Testing

  @Suite("Containers of an app")
  struct AppFactsTests {
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
  }
#endif
