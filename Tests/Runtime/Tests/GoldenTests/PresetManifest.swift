import Foundation

/// What a manifest says of each preset, in the words of `PresetDriver`.
struct PresetManifest {
  /// The presets' names in Swift.
  let symbols: [String]
  /// Text values by path.
  private(set) var words: [String: String] = [:]
  /// Colors by path and variant: the space, three components and alpha.
  private(set) var colors: [String: (space: String, components: [Double])] = [:]
  /// The palette's colors by name.
  private let palette: [String: Any]

  init(at file: URL) throws {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let appearances = root?["appearances"] as? [[String: Any]] ?? []
    palette = root?["palette"] as? [String: Any] ?? [:]
    symbols = appearances.compactMap { $0["symbol"] as? String }
    for appearance in appearances {
      guard let symbol = appearance["symbol"] as? String else { continue }
      let styles = appearance["statusBarStyle"] as? [String: String]
      words["\(symbol).statusBarStyle"] =
        styles?["light"] ?? appearance["statusBarStyle"] as? String
      words["\(symbol).darkStatusBarStyle"] = styles?["dark"]
      words["\(symbol).interfaceStyle"] = appearance["interfaceStyle"] as? String
      for bar in ["navigationBar", "toolbar", "tabBar"] {
        take(appearance[bar] as? [String: Any] ?? [:], at: "\(symbol).\(bar)")
      }
    }
  }

  /// Goes down to the colors of an object.
  private mutating func take(_ object: [String: Any], at path: String) {
    // Presets leave out `barTintColor`, which bar-appearance objects override.
    for (key, value) in object where key != "barTintColor" {
      if key == "colors", let list = value as? [Any] {
        let numbered = list.enumerated().map { ("\($0.offset)", $0.element) }
        take(Dictionary(uniqueKeysWithValues: numbered), at: path)
      }
      let isColor =
        key.hasSuffix("Color") || key == "color" || path.hasSuffix(".buttons")
        || path.hasSuffix(".backgroundGradient")
      let value = isColor ? (value as? String).flatMap { palette[$0] } ?? value : value
      guard let inner = value as? [String: Any] else { continue }
      // A kind of buttons that has more than a color has it under a key of its own.
      let place = key == "color" ? path : "\(path).\(key)"
      if let color = color(inner) {
        for variant in ["light", "dark", "lightHighContrast", "darkHighContrast"] {
          colors["\(place)\t\(variant)"] = color
        }
      } else if isColor, inner["light"] != nil {
        for variant in ["light", "dark"] {
          let plain = (inner[variant] as? [String: Any]).flatMap(color)
          let high = (inner["\(variant)HighContrast"] as? [String: Any]).flatMap(color)
          colors["\(place)\t\(variant)"] = plain
          colors["\(place)\t\(variant)HighContrast"] = high ?? plain
        }
      } else {
        take(inner, at: "\(path).\(key)")
      }
    }
  }

  private func color(_ object: [String: Any]) -> (space: String, components: [Double])? {
    guard let space = object["colorSpace"] as? String,
      let components = object["components"] as? [Double], let alpha = object["alpha"] as? Double
    else { return nil }
    return (space, components + [alpha])
  }
}
