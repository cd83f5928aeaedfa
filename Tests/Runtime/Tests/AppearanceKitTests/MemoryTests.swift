import UIKit
import XCTest

@testable import AppearanceKit

final class MemoryTests: XCTestCase {
  @MainActor func testAValueIsGivenAndTakenBack() async {
    let memory = Memory()
    var value = 1
    func wear(_ wish: Int?) {
      memory.wear("value", wish, value) {
        value = $0
        return value
      }
    }
    wear(2)
    XCTAssertEqual(value, 2)
    wear(3)
    XCTAssertEqual(value, 3)
    XCTAssertEqual(memory.worn("value"), 3)
    XCTAssertEqual(memory.own("value", value), 1)
    wear(nil)
    XCTAssertEqual(value, 1)
    XCTAssertNil(memory.worn("value") as Int?)
  }

  @MainActor func testAValueThatTheAppSetSinceIsItsOwn() async {
    let memory = Memory()
    let item = UINavigationItem()
    memory.wear("prompt", "Worn", item, \.prompt)
    item.prompt = "Own"
    memory.wear("prompt", nil, item, \.prompt)
    XCTAssertEqual(item.prompt, "Own")
    memory.wear("prompt", "Worn", item, \.prompt)
    XCTAssertEqual(item.prompt, "Worn")
    memory.wear("prompt", nil, item, \.prompt)
    XCTAssertEqual(item.prompt, "Own")
  }

  @MainActor func testWhatIsAlreadySoIsNotWritten() async {
    let memory = Memory()
    for wish in [5, nil] {
      memory.wear("value", wish, 5) {
        XCTFail("\($0) was written")
        return $0
      }
    }
  }

  @MainActor func testAValueThatUIKitKeepsInPlaceOfTheOneGivenIsTakenBackToo() async {
    let memory = Memory()
    var value = 1
    for (wish, expected) in [(20, 10), (nil, 1)] {
      memory.wear("value", wish, value) {
        value = min($0, 10)
        return value
      }
      XCTAssertEqual(value, expected)
    }
  }

  @MainActor func testAValueYieldsToOneOfTheAppsOwnWhereItIsToYield() async {
    let memory = Memory()
    var value = 4
    for (wish, expected) in [(2, 4), (nil, 4)] {
      memory.wear("value", wish, yieldsUnless: 0, value) {
        value = $0
        return value
      }
      XCTAssertEqual(value, expected)
    }
    value = 0
    for (wish, expected) in [(2, 2), (3, 3), (nil, 0)] {
      memory.wear("value", wish, yieldsUnless: 0, value) {
        value = $0
        return value
      }
      XCTAssertEqual(value, expected)
    }
  }

  @MainActor func testEachAttributeOfATextIsWornByItself() async {
    let memory = Memory()
    var attributes: TextAttributes = [.kern: 2, .foregroundColor: UIColor.gray]
    func wear(_ color: UIColor?, _ font: UIFont?) {
      memory.wear("title", TextAttributes(color: color, font: font), attributes) { attributes = $0 }
    }
    wear(.red, .systemFont(ofSize: 9))
    XCTAssertEqual(attributes.color, .red)
    XCTAssertEqual(attributes.font, .systemFont(ofSize: 9))
    XCTAssertEqual(attributes[.kern] as? Int, 2)
    attributes[.font] = UIFont.systemFont(ofSize: 40)
    wear(nil, nil)
    XCTAssertEqual(attributes.color, .gray)
    XCTAssertEqual(attributes.font, .systemFont(ofSize: 40))
    XCTAssertEqual(attributes[.kern] as? Int, 2)
  }

  @MainActor func testEachObjectHasAMemoryThatDoesNotKeepItAlive() async {
    let (one, other) = (UINavigationItem(), UINavigationItem())
    XCTAssertIdentical(Memory.of(one), Memory.of(one))
    XCTAssertFalse(Memory.of(one) === Memory.of(other))
    weak var gone: UINavigationItem?
    do {
      let item = UINavigationItem()
      Memory.of(item).isNoticed = true
      gone = item
    }
    XCTAssertNil(gone)
  }

  @MainActor func testWhatTheAppSetsAfterAnAppearanceStays() async {
    let screen = Screen(
      .make {
        $0.navigationBar.tintColor = .black
        $0.navigationBar.largeTitleDisplayMode = .never
        $0.navigationBar.backButton.title = "Back"
        $0.navigationBar.searchBar.textColor = .red
        $0.toolbar.hidesSharedBackground = true
      })
    let stack = shown(screen)
    let bar = stack.navigationBar
    bar.prefersLargeTitles = true
    bar.standardAppearance.backgroundColor = .green
    screen.navigationItem.prompt = "Prompt"
    screen.navigationItem.backButtonTitle = "Own"
    stack.isToolbarHidden = false
    screen.appearance = .make { $0.navigationBar.titleColor = .red }
    stack.updateAppearance()
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
    XCTAssertEqual(screen.navigationItem.prompt, "Prompt")
    XCTAssertEqual(screen.navigationItem.backButtonTitle, "Own")
    screen.appearance = Appearance()
    stack.updateAppearance()
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
    XCTAssertNil(bar.standardAppearance.titleTextAttributes[.foregroundColor])
  }
}
