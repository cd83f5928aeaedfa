import UIKit
import XCTest

@testable import AppearanceKit

/// An appearance is a small value over what its bars say.
final class StorageTests: XCTestCase {
  func testAnAppearanceIsAtMost64BytesAndABarOneReference() {
    XCTAssertLessThanOrEqual(MemoryLayout<Appearance>.size, 64)
    XCTAssertLessThanOrEqual(MemoryLayout<Appearance.Bar>.size, 8)
  }

  func testACopyIsOfItsOwn() {
    var bar = Appearance.Bar()
    bar.tintColor = .red
    let copy = bar
    bar.tintColor = .blue
    bar.buttons.plain = .green
    XCTAssertEqual(copy.tintColor, .red)
    XCTAssertNil(copy.buttons.plain)
    XCTAssertEqual(bar.tintColor, .blue)
  }

  func testTheOrderOfSettingAndWhatWasSetBetweenDoNotCount() {
    var (one, other) = (Appearance.Bar(), Appearance.Bar())
    one.prompt = "A"
    one.tintColor = .red
    one.style = .black
    other.style = .black
    other.isHidden = true
    other.tintColor = .blue
    other.tintColor = .red
    other.prompt = "A"
    XCTAssertNotEqual(one, other)
    other.isHidden = nil
    XCTAssertEqual(one, other)
    for change in [{ $0.style = .default }, { $0.tintColor = nil }, { $0.prompt = nil }]
      as [(inout Appearance.Bar) -> Void]
    {
      XCTAssertNotEqual(one, Appearance.Bar())
      change(&one)
    }
    XCTAssertEqual(one, Appearance.Bar())
  }

  /// UIKit's colors and images are of private classes.
  func testAnObjectOfASubclassIsEqualToItself() throws {
    let picture = try XCTUnwrap(Picture(named: "Bar"))
    var (one, other) = (Appearance.Bar(), Appearance.Bar())
    one.backgroundImage = picture
    other.backgroundImage = picture as UIImage
    XCTAssertEqual(one, other)
    XCTAssertEqual(other.backgroundImage, picture)
    other.backgroundImage = UIImage()
    XCTAssertNotEqual(one, other)
  }

  private final class Picture: UIImage, @unchecked Sendable {}
}
