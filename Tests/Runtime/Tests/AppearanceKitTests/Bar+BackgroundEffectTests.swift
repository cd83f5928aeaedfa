import UIKit
import XCTest

@testable import AppearanceKit

final class BarBackgroundEffectTests: XCTestCase {
  @MainActor func testEveryEffectHasTheStyleOfItsName() async {
    let effects: [Appearance.Bar.BackgroundEffect] = [
      .extraLight, .light, .dark, .regular, .prominent,
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight,
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark,
    ]
    for effect in effects {
      XCTAssertEqual(effect.effect.map { "\($0.doubleStyle)" }, "\(effect)")
    }
  }

  @MainActor func testAHiddenEffectIsNone() async {
    XCTAssertNil(Appearance.Bar.BackgroundEffect.hidden.effect)
  }
}
