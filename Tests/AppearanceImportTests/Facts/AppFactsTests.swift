import ColorScience
import Testing

@testable import AppearanceImport

@Suite("Containers of an app")
struct AppFactsTests {
  private let main = Look(.type, "Main")
  private let other = Look(.type, "Other")

  /// The looks that facts come to have.
  private func joined(_ facts: BarFact...) -> [Look] {
    var all = AppFacts()
    all.facts = facts
    all.joinContainers()
    return all.facts.map(\.look)
  }

  @Test("the only class of a container has the bars of the app")
  func onlyOne() {
    let tint = fact(.navigationBar, "tintColor", hex("000000"), line: 1, in: main)
    let title = fact(.navigationBar, "titleColor", hex("000000"), line: 2, in: main)
    let screen = fact(
      .navigationBar, "tintColor", hex("FFFFFF"), line: 3, in: Look(.controller, "Screen"))
    #expect(joined(tint, title, screen) == [.app, .app, screen.look])
  }

  @Test("of two classes each has bars of its own, where both are about the same kind of bar")
  func several() {
    let tint = fact(.navigationBar, "tintColor", hex("000000"), line: 1, in: main)
    #expect(
      joined(tint, fact(.navigationBar, "style", .word("black"), line: 2, in: other))
        == [main, other])
    #expect(
      joined(tint, fact(.tabBar, "tintColor", hex("000000"), line: 2, in: other)) == [.app, .app])
  }

  @Test("a class that sets what the app sets of all bars has a look of its own")
  func general() {
    let tint = fact(.navigationBar, "tintColor", hex("000000"), line: 1, in: main)
    let general = fact(.navigationBar, "tintColor", hex("FFFFFF"), line: 2, by: .proxy)
    #expect(joined(tint, general) == [main, .app])
    let title = fact(.navigationBar, "titleColor", hex("FFFFFF"), line: 2, by: .proxy)
    #expect(joined(tint, title) == [.app, .app])
  }

  @Test("a plain bar in a storyboard is another one")
  func storyboards() {
    let tint = fact(.navigationBar, "tintColor", hex("000000"), line: 1, in: main)
    let drawn = fact(.navigationBar, "style", .word("black"), line: 2, by: .interfaceBuilder)
    #expect(joined(tint, drawn) == [main, .app])
  }

  #if Import
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
  #endif
}
