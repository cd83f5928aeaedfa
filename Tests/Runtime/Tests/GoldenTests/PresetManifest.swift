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
      words["\(symbol).interfaceStyle"] = appearance["interfaceStyle"] as? String ?? "unspecified"
      for bar in ["navigationBar", "toolbar", "tabBar"] {
        take(appearance[bar] as? [String: Any] ?? [:], at: "\(symbol).\(bar)")
      }
    }
  }

  /// Takes the colors of a bar, a state or a gradient.
  private mutating func take(_ object: [String: Any], at path: String) {
    // Presets leave out `barTintColor`, which bar-appearance objects override.
    for (key, value) in object where key != "barTintColor" {
      let place = "\(path).\(key)"
      if key == "colors", let list = value as? [Any] {
        for (index, color) in list.enumerated() { takeColor(color, at: "\(path).\(index)") }
      } else if key.hasSuffix("Color") || key.hasPrefix("buttons.") {
        takeColor(value, at: place)
      } else if let inner = value as? [String: Any] {
        take(inner, at: place)
      }
    }
  }

  private mutating func takeColor(_ value: Any, at place: String) {
    let value = (value as? String).flatMap { palette[$0] } ?? value
    let variants = value as? [String: Any]
    for style in ["light", "dark"] {
      guard let plain = color(variants?[style] ?? value) else { continue }
      colors["\(place)\t\(style)"] = plain
      let high = variants?["\(style)HighContrast"].flatMap(color)
      colors["\(place)\t\(style)HighContrast"] = high ?? plain
    }
  }

  /// A color of digits or components; nil for anything else, such as a font.
  private func color(_ value: Any) -> (space: String, components: [Double])? {
    if let text = value as? String, text.hasPrefix("#") {
      let digits = Array(text.dropFirst())
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255
      }
      return ("srgb", bytes.count == 3 ? bytes + [1] : bytes)
    }
    guard let object = value as? [String: Any], let space = object["colorSpace"] as? String,
      let components = object["components"] as? [Double], let alpha = object["alpha"] as? Double
    else { return nil }
    return (space, components + [alpha])
  }
}
