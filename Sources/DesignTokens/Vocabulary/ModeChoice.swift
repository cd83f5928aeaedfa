package import ColorScience
import ThemeSyntax

/// A variant's choice of modes: names in look-up order.
struct ModeChoice {
  let names: [String]
  private let ranks: [String: Int]

  init(names: [String]) {
    self.names = names
    ranks = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  func rank(of name: String) -> Int? { ranks[name] }

  /// Ignores case, spaces and punctuation.
  static func normalized(_ name: String) -> String {
    String(
      decoding: name.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x61...0x7A, 0x30...0x39, 0x80...0xFF: byte
        default: nil
        }
      }, as: UTF8.self)
  }

  static func names(of variant: Variant) -> [String] {
    switch variant {
    case .light: ["light"]
    case .dark: ["dark"]
    case .lightHighContrast:
      [
        "lighthighcontrast", "lighthc", "highcontrastlight", "hclight", "lightcontrast",
        "lightincreasedcontrast", "highcontrast", "hc",
      ] + names(of: .light)
    case .darkHighContrast:
      [
        "darkhighcontrast", "darkhc", "highcontrastdark", "hcdark", "darkcontrast",
        "darkincreasedcontrast",
      ] + names(of: .dark)
    }
  }
}

extension Variant {
  /// The variant used by default; nil for light.
  package var fallback: Variant? {
    switch self {
    case .light: nil
    case .dark, .lightHighContrast: .light
    case .darkHighContrast: .dark
    }
  }
}
