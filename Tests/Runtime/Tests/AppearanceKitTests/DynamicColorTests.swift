import AppearanceKit
import UIKit
import XCTest

final class DynamicColorTests: XCTestCase {
  private let adaptive = UIColor { @Sendable traits in
    switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
    case (.dark, .high): UIColor(white: 1, alpha: 1)
    case (.dark, _): UIColor(white: 0.9, alpha: 1)
    case (_, .high): UIColor(white: 0, alpha: 1)
    case (_, _): UIColor(white: 0.1, alpha: 1)
    }
  }

  func testADynamicColorKeptInAnAppearanceResolvesPerTraits() throws {
    var appearance = Appearance()
    appearance.navigationBar.tintColor = adaptive
    appearance.navigationBar.scrollEdge = .bar(appearance.navigationBar)
    let color = try XCTUnwrap(appearance.navigationBar.tintColor)
    let expected: [(UIUserInterfaceStyle, UIAccessibilityContrast, CGFloat)] = [
      (.light, .normal, 0.1), (.dark, .normal, 0.9), (.light, .high, 0), (.dark, .high, 1),
      (.unspecified, .unspecified, 0.1),
    ]
    for (style, contrast, white) in expected {
      XCTAssertEqual(
        color.resolvedColor(with: traits(style, contrast)), UIColor(white: white, alpha: 1))
    }
  }

  func testADynamicColorStaysDynamicWithAnotherAlpha() {
    XCTAssertEqual(
      adaptive.withAlphaComponent(0.5).resolvedColor(with: traits(.dark, .high)),
      UIColor(white: 1, alpha: 0.5))
  }

  func testADynamicColorEqualsOnlyItself() {
    XCTAssertEqual(adaptive, adaptive)
    XCTAssertNotEqual(adaptive, adaptive.resolvedColor(with: traits(.light, .normal)))
    XCTAssertEqual(UIColor.label, .label)
  }

  func testComponentsAreThoseOfTheCurrentTraits() {
    XCTAssertEqual(components(.label), [0, 0, 0, 1])
    traits(.dark, .normal).performAsCurrent {
      XCTAssertEqual(components(.label), [1, 1, 1, 1])
    }
    XCTAssertEqual(components(.label), [0, 0, 0, 1])
  }

  func testSystemColorsHaveFourVariants() {
    let expected: [(UIUserInterfaceStyle, UIAccessibilityContrast, [CGFloat])] = [
      (.light, .normal, [0, 122, 255]), (.dark, .normal, [10, 132, 255]),
      (.light, .high, [0, 64, 221]), (.dark, .high, [64, 156, 255]),
    ]
    for (style, contrast, bytes) in expected {
      XCTAssertEqual(
        components(.systemBlue.resolvedColor(with: traits(style, contrast))),
        bytes.map { $0 / 255 } + [1])
    }
  }

  func testDisplayP3ComponentsLeaveTheRangeOfSRGB() {
    let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    for (component, expected) in zip(red, [1.0930, -0.2267, -0.1501, 1]) {
      XCTAssertEqual(component, expected, accuracy: 0.0001)
    }
    let white = components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    for component in white {
      XCTAssertEqual(component, 1, accuracy: 1e-9)
    }
  }

  func testAGrayIsAGrayColorNotAnRGBOne() {
    XCTAssertEqual(UIColor.lightGray, UIColor(white: 2 / 3, alpha: 1))
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }
}
