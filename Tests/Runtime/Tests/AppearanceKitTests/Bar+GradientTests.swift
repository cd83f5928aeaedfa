import UIKit
import XCTest

@testable import AppearanceKit

final class BarGradientTests: XCTestCase {
  @MainActor func testAGradientIsAnImageWithAVariantForEachTrait() async throws {
    let adaptive = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? .black : UIColor(white: traits.accessibilityContrast == .high ? 0.5 : 1, alpha: 1)
    }
    let bar = UINavigationBar()
    var look = Appearance.Bar()
    look.backgroundGradient = .init([adaptive, .red, .green], .vertical)
    bar.apply(look)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .clear)
    let asset = try XCTUnwrap(bar.standardAppearance.backgroundImage?.imageAsset)
    for (style, contrast, first) in [
      (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal, CGFloat(1)),
      (.light, .high, 0.5), (.dark, .normal, 0), (.dark, .high, 0),
    ] {
      let fills = asset.image(
        with: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      ).doubleFills
      XCTAssertEqual(fills.count, 256)
      XCTAssertEqual(fills.last?.rect, CGRect(x: 0, y: 255, width: 1, height: 1))
      let start = try XCTUnwrap(fills.first?.color.doubleComponents)
      // Half a strip on the way from the first color to red, which is half of 256 strips long.
      let part = CGFloat(0.5 / 128)
      for (value, expected) in zip(start, [first + (1 - first) * part, first * (1 - part)]) {
        XCTAssertEqual(value, expected, accuracy: 1e-9)
      }
    }
    look.backgroundImage = UIImage(named: "Bar")
    bar.apply(look)
    XCTAssertEqual(bar.standardAppearance.backgroundImage, UIImage(named: "Bar"))
    look.backgroundImage = nil
    look.background = .transparent
    bar.apply(look)
    XCTAssertNil(bar.standardAppearance.backgroundImage)
    look.background = nil
    look.backgroundGradient = nil
    look.backgroundColor = .green
    bar.apply(look)
    XCTAssertNil(bar.standardAppearance.backgroundImage)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .green)
  }

  @MainActor func testAGradientIsDrawnOnce() async {
    let gradient = Appearance.Bar.Gradient([.red, UIColor(white: 0.123, alpha: 1)])
    let bars = [UINavigationBar(), UINavigationBar()]
    for bar in bars + bars {
      bar.apply { $0.backgroundGradient = gradient }
    }
    let images = bars.flatMap {
      [$0.standardAppearance.backgroundImage, $0.scrollEdgeAppearance?.backgroundImage]
    }
    for image in images { XCTAssertIdentical(image, images[0]) }
    XCTAssertNotNil(images[0])
  }

  @MainActor func testAGradientRunsFromTheLeftUnlessItIsVertical() async {
    let fills = Appearance.Bar.Gradient([.red, .blue]).image?.doubleFills
    XCTAssertEqual(fills?.first?.rect, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(fills?.last?.rect, CGRect(x: 255, y: 0, width: 1, height: 1))
    // 255.5 of 256 parts of the way from red to blue.
    let end = fills?.last?.color.doubleComponents ?? []
    XCTAssertEqual(end.count, 4)
    for (value, expected) in zip(end, [0.5 / 256, 0, 255.5 / 256, 1]) {
      XCTAssertEqual(value, expected, accuracy: 1e-9)
    }
  }

  @MainActor func testOneColorIsNoGradient() async {
    XCTAssertNil(Appearance.Bar.Gradient([.red]).cachedImage)
    XCTAssertNil(Appearance.Bar.Gradient([]).image)
  }

  @MainActor func testAnAppThatMakesUpGradientsKeepsNotAllOfThem() async {
    func gradient(_ number: Int) -> Appearance.Bar.Gradient {
      .init([.red, UIColor(white: CGFloat(number) / 1_000, alpha: 1)])
    }
    weak var first: UIImage?
    first = gradient(1).cachedImage
    XCTAssertNotNil(first)
    for number in 2...33 { _ = gradient(number).cachedImage }
    XCTAssertNil(first)
  }
}
