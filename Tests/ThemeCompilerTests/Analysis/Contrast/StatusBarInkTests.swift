import TestSupport
import ColorScience
import Foundation
import Testing

@testable import ThemeCompiler

@Suite("The status bar's ink")
struct StatusBarInkTests {
  @Test("is what UIKit draws, for every style, interface and iOS from 15 on")
  func followsVectors() throws {
    let file = Fixtures.root.appending(path: "Vectors/statusbar.json")
    let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    let resolutions = vectors.resolution.filter { $0.ios >= 15 }
    #expect(resolutions.count == 30)
    for vector in resolutions {
      let style = try #require(StatusBarStyle(rawValue: vector.style))
      let variants: [Variant] =
        vector.userInterfaceStyle == "dark"
        ? [.dark, .darkHighContrast] : [.light, .lightHighContrast]
      for variant in variants {
        let ink = statusBarInk(
          style, in: variant, deploymentTarget: DeploymentTarget(vector.ios))
        #expect(name(ink) == vector.glyph, "\(vector) in \(variant)")
      }
    }
  }

  @Test("with more contrast is preferred, and an explicit style to default")
  func best() {
    let meter = ContrastMeter(generations: [.ios15], backdrops: [])
    var colors = ColorTable()
    let best = { (color: Color, target: Int) in
      meter.bestStatusBarStyle(
        on: [Ground(.color(colors.add(ResolvedColor(ColorVariants(all: color)))))], in: .all,
        deploymentTarget: DeploymentTarget(target), colors: colors
      ).style
    }
    #expect(best(.white, 15) == .darkContent)
    #expect(best(.black, 15) == .lightContent)
    #expect(best(.white, 17) == .darkContent)
  }

  private func name(_ ink: Ink?) -> String {
    switch ink {
    case .blackGlyphs: "black"
    case .whiteGlyphs: "white"
    case .color: "color"
    case nil: "adaptive"
    }
  }

  private struct Vectors: Decodable {
    struct Resolution: Decodable {
      let ios: Int
      let style: String
      let userInterfaceStyle: String
      let glyph: String
    }

    let resolution: [Resolution]
  }
}
