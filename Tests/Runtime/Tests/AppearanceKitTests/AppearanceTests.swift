import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceTests: XCTestCase {
  func testColorsCompareByValueWithinOneColorSpace() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let sameRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let displayP3Red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(tinted(red), tinted(sameRed))
    XCTAssertNotEqual(tinted(red), tinted(displayP3Red))
    XCTAssertNotEqual(tinted(red), tinted(red.withAlphaComponent(0.5)))
  }

  func testTheInverseIsTheCompiledOne() {
    let inverse = Appearance().with { $0.statusBarStyle = .lightContent }
    let appearance = Appearance().with { $0.compiledInverse = { inverse } }
    XCTAssertEqual(appearance.inverse(), inverse)
  }

  func testWithoutACompiledInverseTheInverseIsTheSame() {
    let appearance = tinted(.systemRed)
    XCTAssertEqual(appearance.inverse(), appearance)
  }

  func testTwoAppearancesCanBeEachOthersInverse() {
    XCTAssertEqual(Appearance.day.inverse(), .night)
    XCTAssertEqual(Appearance.day.inverse().inverse(), .day)
  }

  func testTheCompiledInverseDoesNotCountForEquality() {
    let appearance = Appearance()
    XCTAssertEqual(appearance, appearance.with { $0.compiledInverse = { .night } })
  }

  func testTheStatusBarHasAStyleOfItsOwnInADarkInterfaceOnlyWhereThereIsOne() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    var appearance = Appearance.make { $0.statusBarStyle = .darkContent }
    XCTAssertEqual(appearance.statusBarStyle(for: dark), .darkContent)
    appearance.darkStatusBarStyle = .lightContent
    XCTAssertEqual(appearance.statusBarStyle(for: dark), .lightContent)
    XCTAssertEqual(appearance.statusBarStyle(for: light), .darkContent)
    XCTAssertEqual(appearance.statusBarStyle(for: UITraitCollection()), .darkContent)
  }

  func testTheStatusBarHasTheInterfaceStyleThatAnAppearanceIsPinnedTo() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var appearance = Appearance.make { $0.interfaceStyle = .light }
    appearance.statusBarStyle = .darkContent
    appearance.darkStatusBarStyle = .lightContent
    XCTAssertEqual(appearance.statusBarStyle(for: dark), .darkContent)
    (appearance.statusBarStyle, appearance.darkStatusBarStyle) = (.default, nil)
    if #available(iOS 17.0, *) {
      XCTAssertEqual(appearance.statusBarStyle(for: dark), .default)
    } else {
      XCTAssertEqual(appearance.statusBarStyle(for: dark), .darkContent)
    }
  }

  private func tinted(_ color: UIColor) -> Appearance {
    .make { $0.navigationBar.tintColor = color }
  }
}
