import TestSupport
import Foundation

@testable import ColorScience

/// The vectors of `Fixtures/Vectors`.
enum Vectors {
  static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let data = try Data(contentsOf: Fixtures.root.appending(path: "Vectors").appending(path: name))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: data)
  }
}

struct WCAGVectors: Decodable {
  struct Pair: Decodable {
    let fg, bg, ratio: String
    let ge45: Bool

    enum CodingKeys: String, CodingKey {
      case fg, bg, ratio
      case ge45 = "ge45"
    }
  }

  let pairs: [Pair]
}

struct AdversarialPair: Decodable {
  let lighter, darker: String
  let passes: Bool
}

struct CompositeVectors: Decodable {
  struct Bar: Decodable {
    let bar: String
    let barAlpha: Double
    let fg: [Foreground]
  }

  struct Foreground: Decodable {
    let fg: String
    let fgAlpha, worst, best: Double
  }

  let intervals: [Bar]
}

struct InverseVectors: Decodable {
  struct Pair: Decodable {
    let fg, bg: String
    let ratio: Double
    let swap, rgbInverse, oklchLightness: Colors
    let mirrorLuminance: Mirrored

    /// The colors and the ratio that a rule gives.
    func expected(_ rule: String) -> (fg: String, bg: String, ratio: Double) {
      switch rule {
      case "swap": (swap.fg, swap.bg, swap.ratio)
      case "rgb": (rgbInverse.fg, rgbInverse.bg, rgbInverse.ratio)
      case "lightness": (oklchLightness.fg, oklchLightness.bg, oklchLightness.ratio)
      default: (mirrorLuminance.fg, mirrorLuminance.bg, mirrorLuminance.ratio(from: ratio))
      }
    }
  }

  struct Colors: Decodable {
    let fg, bg: String
    let ratio: Double
  }

  struct Mirrored: Decodable {
    let fg, bg: String
    let ratio8bit, ratioBeforeRounding: Double

    /// The ratio of rounded colors, of exact ones where rounding turns a verdict.
    func ratio(from original: Double) -> Double {
      let isKept = [3, 4.5].allSatisfy { (original >= $0) == (ratio8bit >= $0) }
      return isKept ? ratio8bit : ratioBeforeRounding
    }

    enum CodingKeys: String, CodingKey {
      case fg, bg, ratioBeforeRounding
      case ratio8bit = "ratio8Bit"
    }
  }

  let pairs: [Pair]
}
