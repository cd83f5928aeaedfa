import UIKit
import XCTest

@testable import AppearanceKit

final class TextAttributesTests: XCTestCase {
  func testWhatIsNilIsNoAttribute() {
    XCTAssertTrue(TextAttributes(color: nil, font: nil).isEmpty)
    XCTAssertEqual(Set(TextAttributes(color: .red, font: nil).keys), [.foregroundColor])
  }

  func testColorFontAndKernHaveUIKitsKeys() {
    let font = UIFont.systemFont(ofSize: 9)
    let attributes = TextAttributes(color: .red, font: font, kern: 0.5)
    XCTAssertEqual(attributes.count, 3)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(attributes[.font] as? UIFont, font)
    XCTAssertEqual(attributes[.kern] as? CGFloat, 0.5)
  }
}
