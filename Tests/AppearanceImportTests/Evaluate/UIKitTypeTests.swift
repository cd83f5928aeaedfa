import Testing

@testable import AppearanceImport

@Suite("Types of UIKit that lead to bars")
struct UIKitTypeTests {
  private let screen = Look(.controller, "Screen")

  private func bar(_ value: CodeValue?) -> BarReference? {
    if case .bar(let bar)? = value { bar } else { nil }
  }

  private func type(_ value: CodeValue?) -> SwiftTypeName? {
    if case .some(let type)? = value { type } else { nil }
  }

  @Test("a bar is the nearest class of UIKit's, and one of the app's own has a look of its own")
  func bars() {
    let plain = UIKitType.value(of: "UITabBar", ancestry: ["UITabBar"], look: screen)
    #expect(bar(plain)?.bar == .tabBar)
    #expect(bar(plain)?.look == screen)
    let own = UIKitType.value(of: "Bar", ancestry: ["Bar", "UIToolbar", "UIView"], look: screen)
    #expect(bar(own)?.bar == .toolbar)
    #expect(bar(own)?.look == Look(.type, "Bar"))
    let item = UIKitType.value(of: "Item", ancestry: ["Item", "UIBarButtonItem"], look: screen)
    #expect(bar(item)?.look == screen)
    #expect(bar(item)?.part == .barItem)
    #expect(UIKitType.value(of: "UIView", ancestry: ["UIView"], look: .app) == nil)
  }

  @Test("a member of a controller is that of the classes it inherits from")
  func members() {
    func member(_ name: String, _ ancestry: SwiftTypeName...) -> CodeValue? {
      UIKitType.member(name, ofAny: ancestry, look: screen)
    }
    #expect(
      type(member("navigationController", "Home", "UITableViewController"))
        == "UINavigationController")
    #expect(bar(member("navigationBar", "MFMailComposeViewController"))?.bar == .navigationBar)
    #expect(bar(member("navigationItem", "UIViewController"))?.part == .navigationItem)
    #expect(bar(member("navigationBar", "UIViewController")) == nil)
    #expect(bar(UIKitType.member("tabBar", of: "", look: .app))?.bar == .tabBar)
  }

  @Test("any other member of a bar is a part of it")
  func parts() {
    let item = BarReference(
      .navigationBar, .navigationItem, type: "UINavigationItem", look: screen, by: .instance)
    #expect(type(UIKitType.member("searchController", ofBar: item)) == "UISearchController")
    #expect(
      bar(UIKitType.member("standardAppearance", ofBar: item))?.path == ["standardAppearance"])
    guard case .traits = UIKitType.member("traitCollection", ofBar: item) else {
      Issue.record("its traits are not those of a view")
      return
    }
  }

  @Test(
    "controllers are known by what they inherit from or by their names, containers by the first",
    arguments: [
      (["A", "UITabBarController"], true, true), (["UIAlertController"], true, false),
      (["A", "BaseViewController"], true, false), (["A", "UIView"], false, false),
    ])
  func controllers(ancestry: [SwiftTypeName], isController: Bool, isContainer: Bool) {
    let found = UIKitType.controller(ancestry)
    #expect(found.isController == isController)
    #expect(found.isContainer == isContainer)
  }
}
