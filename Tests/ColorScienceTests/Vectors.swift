import ColorScience
import Foundation

/// The JSON vectors: our own in Fixtures/Vectors, third parties' beside the checkout.
enum Vectors {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let shared = package.deletingLastPathComponent().appending(path: "shared/data/color")

  static func own<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    try decode(package.appending(path: "Fixtures/Vectors/\(name).json"))
  }

  static func thirdParty<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    try decode(shared.appending(path: "\(name).json"))
  }

  static func hasThirdParty(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: shared.appending(path: "\(name).json").path)
  }

  private static func decode<T: Decodable>(_ url: URL) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
  }
}

/// The expression of a color string.
func parse(_ text: String) throws(ColorSyntaxError) -> ColorExpression {
  try parseColor(Array(text.utf8)[...]).expression
}

/// The CSS color of a literal.
func css(_ text: String) throws -> CSSColor {
  guard case .color(let color) = try parse(text) else { throw NotALiteral(text: text) }
  return color
}

/// The color an app shows for a literal.
func color(_ text: String) throws -> Color { resolved(try css(text)).color }

/// A string that is a color but no literal.
struct NotALiteral: Error { let text: String }

/// Whether two numbers are within an absolute tolerance.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
