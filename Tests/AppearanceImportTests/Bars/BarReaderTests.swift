#if Import
  import Testing

  @Suite("Bars in an app's code")
  struct BarReaderTests {
    @Test("statements of a file's top level are read")
    func topLevel() {
      #expect(values("UINavigationBar.appearance().tintColor = .red") == ["#ff0000"])
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
