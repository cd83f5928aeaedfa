#if Import
  import Testing

  @Suite("Assignments to properties of bars")
  struct BarReaderAssignmentsTests {
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
  }
#endif
