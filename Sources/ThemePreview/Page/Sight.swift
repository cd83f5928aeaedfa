import ColorScience
import OutputText

/// A way to see that the page simulates by a filter over its drawings.
struct Sight {
  /// What the filter and the choice are called.
  let id: StaticString
  /// The choice for people.
  let title: StaticString
  /// The filter's matrix on linear light: rows of red, green and blue, each with what is added.
  let matrix: [[Double]]

  /// Every sight, the most common first.
  static let all: [Sight] = [
    Sight(id: "deutan", title: "Deutan: no green cones", matrix: rows(.deuteranopia)),
    Sight(id: "protan", title: "Protan: no red cones", matrix: rows(.protanopia)),
    Sight(id: "tritan", title: "Tritan: no blue cones", matrix: rows(.tritanopia)),
    // Luminance by the weights of sRGB.
    Sight(
      id: "achromat", title: "Achromat: no colors",
      matrix: [[Double]](repeating: [0.2126, 0.7152, 0.0722, 0], count: 3)),
    // Half of the contrast around the middle gray, as a cataract or sunlight on the screen takes it.
    Sight(
      id: "haze", title: "Low contrast",
      matrix: [[0.5, 0, 0, 0.109], [0, 0.5, 0, 0.109], [0, 0, 0.5, 0.109]]),
  ]

  private static func rows(_ vision: ColorVision) -> [[Double]] { vision.rows.map { $0 + [0] } }

  /// The values of an `feColorMatrix`.
  var values: String {
    let rows = matrix.map { row in
      (row.prefix(3) + [0] + row.suffix(1)).map { NumberText.shortest($0) }.joined(separator: " ")
    }
    return (rows + ["0 0 0 1 0"]).joined(separator: " ")
  }
}
