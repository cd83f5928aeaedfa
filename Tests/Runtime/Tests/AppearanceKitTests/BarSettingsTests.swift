import UIKit
import XCTest

@testable import AppearanceKit

final class BarSettingsTests: XCTestCase {
  func testAPropertyTakesRoomOnlyWhileItIsNotItsDefault() {
    var settings = BarSettings()
    settings[.style, default: UIBarStyle.default] = .black
    XCTAssertEqual(settings[.style, default: UIBarStyle.default], .black)
    XCTAssertFalse(settings.isEmpty)
    settings[.style, default: UIBarStyle.default] = .default
    XCTAssertTrue(settings.isEmpty)
    XCTAssertEqual(settings[.style, default: UIBarStyle.default], .default)
  }

  func testWithoutSomePropertiesTheOthersStay() {
    var settings = BarSettings()
    settings[.prompt] = "A"
    settings[.titleKern] = CGFloat(2)
    settings[.isHidden] = true
    let rest = settings.without([.titleKern, .tintColor])
    XCTAssertEqual(rest[.prompt], "A")
    XCTAssertEqual(rest[.isHidden], true)
    XCTAssertNil(rest[.titleKern] as CGFloat?)
    XCTAssertEqual(settings[.titleKern], CGFloat(2))
  }

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
