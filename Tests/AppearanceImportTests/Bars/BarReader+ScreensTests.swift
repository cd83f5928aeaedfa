#if Import
  import Testing

  @Suite("Screens in an app's code")
  struct BarReaderScreensTests {
    @Test("a container that names a child does not decide over the status bar")
    func statusBar() {
      let code = """
        class Root: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Tabs: UITabBarController {
          override var childForStatusBarStyle: UIViewController? { nil }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        extension OldScreenController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        """
      #expect(
        values(code, of: "statusBar.statusBarStyle") == [
          "Root: lightContent where no screen decides", "Tabs: lightContent",
          "OldScreenController: darkContent",
        ])
    }

    @Test("modifiers of SwiftUI color bars, and materials are content")
    func modifiers() {
      let code = """
        struct Home: View {
          @State var isOn = false
          var body: some View {
            List {}
              .toolbarBackground(Color.red, for: .navigationBar)
              .toolbarBackground(.ultraThinMaterial, for: .tabBar)
              .toolbarBackground(isOn ? Color.black : Color.white, for: .bottomBar)
              .toolbarColorScheme(nil, for: .navigationBar)
              .preferredColorScheme(.dark)
          }
        }
        """
      #expect(values(code, of: "navigationBar.backgroundColor") == ["Home: systemRed"])
      #expect(values(code, of: "tabBar.backgroundColor") == ["Home: ? content"])
      #expect(
        values(code, of: "toolbar.backgroundColor") == [
          "Home: #000000 if 'isOn' is true", "Home: #ffffff if 'isOn' is false",
        ])
      #expect(values(code, of: "navigationBar.style").isEmpty)
      #expect(values(code, of: "app.UIUserInterfaceStyle") == ["Home: dark"])
    }

    @Test("the tint of a navigation or of tabs in SwiftUI is that of their bar")
    func tints() {
      let code = """
        struct Home: View {
          var body: some View {
            TabView {
              NavigationStack { List {}.tint(.red) }
                .navigationTitle("a")
                .tint(Color.black)
              TabView { Text("a") }.tabViewStyle(.page).tint(.red)
              TabView { Text("b") }.tint(.red).tabViewStyle(PageTabViewStyle())
            }
            .accentColor(isOn ? .white : .black)
          }
        }
        """
      #expect(values(code) == ["Home: #000000"])
      #expect(
        values(code, of: "tabBar.tintColor") == [
          "Home: #ffffff if 'isOn' is true", "Home: #000000 if 'isOn' is false",
        ])
    }
  }
#endif
