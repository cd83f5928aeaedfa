import UIKit
import XCTest

@testable import AppearanceKit

final class BarFontTests: XCTestCase {
  private typealias TitleFont = Appearance.Bar.TitleFont

  private let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)

  @MainActor func testTheSystemFontHasItsSizeWeightAndDesignAtEveryTextSize() async {
    large.performAsCurrent {
      XCTAssertEqual(
        TitleFont.system(size: 20, weight: .bold).font, .boldSystemFont(ofSize: 20))
    }
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced, .default] {
      let font = TitleFont.system(size: 9, weight: .heavy, design: design).font
      XCTAssertEqual(font?.doubleDesign, design)
      XCTAssertEqual(font?.doubleWeight, .heavy)
      XCTAssertEqual(font?.pointSize, 9)
    }
  }

  /// The sizes of headline and body are 17 points at the default text size, by the Human Interface Guidelines.
  @MainActor func testATextStyleFollowsTheTextSizeWithOrWithoutAWeightOfItsOwn() async {
    for style in [
      TitleFont.textStyle(.headline), .textStyle(.headline, weight: .bold),
      .textStyle(.headline, design: .serif),
    ] {
      XCTAssertEqual(style.font?.pointSize, 17)
      large.performAsCurrent { XCTAssertEqual(style.font?.pointSize, 17 * 1.25) }
      XCTAssertEqual(style.font?.doubleTextStyle, .headline)
    }
  }

  @MainActor func testInAnotherDesignATextStyleKeepsItsWeight() async {
    XCTAssertEqual(
      TitleFont.textStyle(.headline, design: .rounded).font?.doubleWeight, .semibold)
    XCTAssertEqual(TitleFont.textStyle(.body, design: .rounded).font?.doubleWeight, .regular)
    XCTAssertEqual(
      TitleFont.textStyle(.body, weight: .bold, design: .rounded).font?.doubleWeight, .bold)
  }

  @MainActor func testANamedFontFollowsTheTextSizeOnlyWithATextStyle() async {
    large.performAsCurrent {
      XCTAssertEqual(TitleFont.named("Avenir", size: 16).font?.pointSize, 16)
      XCTAssertEqual(TitleFont.named("Avenir", size: 16, textStyle: .body).font?.pointSize, 20)
    }
    XCTAssertNil(TitleFont.named("Missing", size: 16).font)
    XCTAssertNil(TitleFont.named("Missing", size: 16, textStyle: .body).font)
  }

  @MainActor func testAFontThatIsNotThereLeavesTheAppsOwn() async {
    let bar = UINavigationBar()
    bar.apply { $0.largeTitleFont = .named("Missing", size: 17, textStyle: .headline) }
    XCTAssertNil(bar.standardAppearance.largeTitleTextAttributes.font)
  }
}
