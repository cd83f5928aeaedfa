import UIKit
import XCTest

@testable import AppearanceKit

final class UINavigationBarAppearanceTests: XCTestCase {
  @MainActor func testABackgroundColorFillsEveryStateOfANavigationBar() async throws {
    let bar = UINavigationBar()
    bar.apply { $0.backgroundColor = .red }
    for look in [
      bar.standardAppearance, try XCTUnwrap(bar.compactAppearance),
      try XCTUnwrap(bar.scrollEdgeAppearance), try XCTUnwrap(bar.compactScrollEdgeAppearance),
    ] {
      XCTAssertEqual(look.doubleBackground, .opaque)
      XCTAssertEqual(look.backgroundColor, .red)
    }
  }

  @MainActor func testTitlesHaveTheTintsColorUnlessTheyHaveTheirOwn() async {
    for (title, large, expected) in [
      (nil, nil, [UIColor.red, .red]), (UIColor.white, nil, [.white, .white]),
      (.white, UIColor.black, [.white, .black]), (nil, .black, [.red, .black]),
    ] {
      let bar = UINavigationBar()
      bar.apply {
        $0.tintColor = .red
        $0.titleColor = title
        $0.largeTitleColor = large
      }
      let look = bar.standardAppearance
      XCTAssertEqual(
        [look.titleTextAttributes.color, look.largeTitleTextAttributes.color], expected)
    }
  }

  @MainActor func testATitleFontComesAndGoes() async {
    let bar = UINavigationBar()
    let own = UIFont.systemFont(ofSize: 40)
    bar.standardAppearance.titleTextAttributes[.font] = own
    var font: UIFont? { bar.standardAppearance.titleTextAttributes.font }
    for (titleFont, expected) in [
      (Appearance.Bar.TitleFont.system(size: 20, weight: .bold), UIFont.boldSystemFont(ofSize: 20)),
      (.textStyle(.headline), .preferredFont(forTextStyle: .headline)),
      (.named("Avenir-Heavy", size: 20), UIFont(name: "Avenir-Heavy", size: 20)),
      (.named("Missing", size: 20), own),
    ] {
      bar.apply { $0.titleFont = titleFont }
      XCTAssertEqual(font, expected)
    }
    bar.apply(Appearance.Bar())
    XCTAssertEqual(font, own)
  }

  @MainActor func testACustomTitleFontSurvivesANewColor() async {
    let stack = Stack()
    let font = UIFont.systemFont(ofSize: 40)
    stack.navigationBar.standardAppearance.titleTextAttributes[.font] = font
    stack.pushViewController(Screen(.day), animated: false)
    let attributes = stack.navigationBar.standardAppearance.titleTextAttributes
    XCTAssertEqual(attributes.font, font)
    XCTAssertEqual(attributes.color, .black)
  }

  @MainActor func testTitlesHaveFontKernAndPosition() async {
    let bar = UINavigationBar()
    bar.apply {
      $0.largeTitleFont = .textStyle(.largeTitle, weight: .heavy, design: .serif)
      $0.titleFont = .named("Avenir-Heavy", size: 17, textStyle: .headline)
      $0.titleKern = 0.5
      $0.largeTitleKern = 1.5
      $0.titlePositionAdjustment.vertical = 2
      $0.subtitleColor = .red
      $0.largeSubtitleColor = .blue
      $0.backIndicatorImage = UIImage(named: "Arrow")
    }
    let look = bar.standardAppearance
    let large = look.largeTitleTextAttributes.font
    XCTAssertEqual(large?.pointSize, 34)
    XCTAssertEqual(large?.doubleDesign, .serif)
    XCTAssertEqual(large?.doubleWeight, .heavy)
    XCTAssertEqual(large?.doubleTextStyle, .largeTitle)
    let title = look.titleTextAttributes.font
    XCTAssertEqual(title?.fontName, "Avenir-Heavy")
    XCTAssertEqual(title?.doubleTextStyle, .headline)
    XCTAssertEqual(look.titleTextAttributes[.kern] as? CGFloat, 0.5)
    XCTAssertEqual(look.largeTitleTextAttributes[.kern] as? CGFloat, 1.5)
    XCTAssertEqual(look.titlePositionAdjustment, UIOffset(horizontal: 0, vertical: 2))
    XCTAssertEqual(look.subtitleTextAttributes.color, .red)
    XCTAssertEqual(look.largeSubtitleTextAttributes.color, .blue)
    XCTAssertEqual(look.backIndicatorImage, UIImage(named: "Arrow"))
    bar.apply { $0.titleColor = .red }
    XCTAssertNil(bar.standardAppearance.titleTextAttributes[.kern])
    XCTAssertEqual(bar.standardAppearance.titlePositionAdjustment, .zero)
  }

  @MainActor func testButtonsAreColoredByTheirRole() async {
    let (bar, toolbar) = (UINavigationBar(), UIToolbar())
    let buttons = Appearance.Bar.make {
      $0.buttons.plain = .red
      $0.buttons.done = .green
    }
    bar.apply(buttons)
    toolbar.apply(buttons)
    func color(_ button: UIBarButtonItemAppearance) -> UIColor? {
      button.normal.titleTextAttributes.color
    }
    XCTAssertEqual(color(bar.standardAppearance.buttonAppearance), .red)
    XCTAssertEqual(color(bar.standardAppearance.doneButtonAppearance), .green)
    XCTAssertEqual(color(bar.standardAppearance.backButtonAppearance), .red)
    XCTAssertEqual(color(toolbar.standardAppearance.buttonAppearance), .red)
    XCTAssertEqual(color(toolbar.standardAppearance.doneButtonAppearance), .green)
    bar.apply { $0.buttons.back = .blue }
    XCTAssertNil(color(bar.standardAppearance.buttonAppearance))
    XCTAssertEqual(color(bar.standardAppearance.backButtonAppearance), .blue)
  }
}
