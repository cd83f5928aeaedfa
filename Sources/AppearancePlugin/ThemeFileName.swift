import Foundation

/// The names of themes and of what is made of them, known before the themes are read.
enum ThemeFileName {
  private static let endings = [".theme.yaml", ".theme.yml", ".theme.json"]

  static func isTheme(_ name: String) -> Bool {
    endings.contains { name.hasSuffix($0) }
  }

  /// What the names of each theme's files are made of: its own name without the ending, and a number
  /// where an earlier theme has the same.
  static func stems(of themes: [URL]) -> [String] {
    var used: Set<String> = []
    return themes.map { theme in
      let name = theme.lastPathComponent
      let ending = endings.first { name.hasSuffix($0) } ?? ""
      let own = String(name.dropLast(ending.count))
      var stem = own
      var number = 1
      // Names that differ by case alone are one file on many disks.
      while !used.insert(stem.lowercased()).inserted {
        number += 1
        stem = "\(own)-\(number)"
      }
      return stem
    }
  }

  /// The file of every kind of output that is Swift; the tool refuses to make one that is missing.
  static func outputs(stem: String) -> KeyValuePairs<String, String> {
    [
      "presets": "Appearance+\(stem).swift",
      "screens": "\(stem)Screens.swift",
      "previews": "\(stem)Previews.swift",
      "barAppearances": "\(stem)BarAppearances.swift",
      "proxy": "\(stem)AppearanceProxy.swift",
      "doubleNavigation": "\(stem)DoubleNavigation.swift",
      "colorTheme": "\(stem)ColorTheme.swift",
      "swiftUI": "\(stem)Bars+SwiftUI.swift",
      "palette": "\(stem)Palette.swift",
      "dynamicColors": "\(stem)DynamicColors.swift",
    ]
  }
}
