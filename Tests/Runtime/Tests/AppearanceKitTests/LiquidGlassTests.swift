import UIKit
import XCTest

@testable import AppearanceKit

/// The double says that every iOS is there, so its bars are on glass.
final class LiquidGlassTests: XCTestCase {
  func testBarsAreOnGlassUnlessTheAppAsksForThoseFromBefore() {
    XCTAssertTrue(LiquidGlass.isDrawn(for: [:]))
    XCTAssertTrue(LiquidGlass.isDrawn(for: ["UIDesignRequiresCompatibility": false]))
    XCTAssertFalse(LiquidGlass.isDrawn(for: ["UIDesignRequiresCompatibility": true]))
    for (sdk, isDrawn) in [("26.4", false), ("27.0", true), ("28.1", true)] {
      XCTAssertEqual(
        LiquidGlass.isDrawn(for: [
          "UIDesignRequiresCompatibility": true, "DTPlatformVersion": sdk,
        ]), isDrawn)
    }
  }

  func testAnSDKThatIsNoNumberIsNoneThatIgnoresTheApp() {
    for (sdk, isDrawn) in [("27", true), ("27.0.1", true), ("beta", false), ("", false)] {
      XCTAssertEqual(
        LiquidGlass.isDrawn(for: [
          "UIDesignRequiresCompatibility": true, "DTPlatformVersion": sdk,
        ]), isDrawn)
    }
    XCTAssertTrue(LiquidGlass.isDrawn)
  }
}
