import Testing
import ThemeSyntax

@testable import ThemeCompiler

/// An opaque color on a screen, with WCAG 2.2 and source-over worked out here, so that no formula of the compiler's
/// vouches for itself.
struct Seen {
  /// Gamma-encoded sRGB, 0...1.
  let components: [Double]

  /// A color of 0xRRGGBB.
  init(_ code: UInt32) {
    components = [16, 8, 0].map { Double(code >> UInt32($0) & 0xFF) / 255 }
  }

  private init(components: [Double]) {
    self.components = components
  }

  /// What is seen where a color of an opacity of 0...1 lies over this one.
  func under(_ color: Seen, _ alpha: Double) -> Seen {
    Seen(components: zip(color.components, components).map { $0 * alpha + $1 * (1 - alpha) })
  }

  /// What is seen under a color of 0xRRGGBBAA.
  func under(_ code: UInt32) -> Seen {
    under(Seen(code >> 8), Double(code & 0xFF) / 255)
  }

  private var luminance: Double {
    let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast ratio with another color, 1...21.
  func ratio(_ other: Seen) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The 2.4th power of a number: the fifth root of its twelfth power, by Newton's method.
  private func power(_ base: Double) -> Double {
    let twelfth = (1...12).reduce(1.0) { product, _ in product * base }
    return (0..<64).reduce(1.0) { root, _ in
      let fourth = root * root * root * root
      return root - (fourth * root - twelfth) / (5 * fourth)
    }
  }
}

/// What is found in a theme of some appearances.
func measured(_ appearances: String, _ configuration: String = "") -> Analysis {
  let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
  let source = SourceFile(path: "A.theme.yaml", text: "appearances: { \(appearances) }")
  return Analysis(ThemeInput(source, configuration: read)) { _ in
    .failure(LoadFailure("no such file"))
  }
}

extension Analysis {
  /// What was measured of a foreground of the first appearance, in a state of its bar.
  func entries(
    of foreground: String, _ state: PropertyPath.State = .base
  ) -> [ContrastEntry] {
    report.contrast[0].entries.filter {
      $0.foreground.name == foreground && $0.background.state == state
    }
  }

  /// Expects one measured pair of a foreground, with the ratios of some colors behind it.
  func expectPair(
    _ foreground: String, _ front: Seen, in state: PropertyPath.State = .base, on backs: Seen...,
    at place: SourceLocation = #_sourceLocation
  ) {
    let found = entries(of: foreground, state)
    let ratios = backs.map { front.ratio($0) }
    #expect(found.count == 1, sourceLocation: place)
    for entry in found {
      #expect(abs(entry.worst - (ratios.min() ?? 0)) < 1e-9, sourceLocation: place)
      #expect(abs(entry.best - (ratios.max() ?? 0)) < 1e-9, sourceLocation: place)
    }
  }
}
