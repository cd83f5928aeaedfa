import ColorScience
import ThemeAnalysis
import ThemeModel

/// A part of a drawing that does not pass.
struct MarkedPart {
  /// Of its pair among those of the appearance.
  let pair: Int
  let verdict: PairVerdict
  /// The least ratio, 1...21.
  let ratio: Double
  let box: Box
}

/// A verdict beside a phone, and the line that leads from its part to it, in points of the screen.
struct PhoneLabel {
  let part: MarkedPart
  let line: [Point]
  var box: Box

  struct Point {
    let x: Double
    let y: Double
  }

  var words: String { "\(part.verdict.shape) \(shortRatio(part.ratio)):1" }

  /// How much room verdicts take at a side of a phone.
  static let gutter = 106.0
  fileprivate static let size = (width: 90.0, height: 26.0)

  /// The whole line, into the label's middle, as the `d` of a path.
  var path: String {
    let end = Point(x: part.box.middle.x < box.x ? box.x : box.right, y: box.middle.y)
    return (line + [end]).enumerated()
      .map { ($0 == 0 ? "M" : "L") + "\(number($1.x)) \(number($1.y))" }.joined()
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }
}

extension PhoneLayout {
  /// The verdicts beside the phone.
  var labels: [PhoneLabel] {
    var routes = LineRoutes(self)
    let parts = marked.sorted { ($0.box.middle.y, $0.box.x) < ($1.box.middle.y, $1.box.x) }
    let lines = parts.map { (part: $0, line: routes.line(from: $0.box)) }
    return [true, false].flatMap { onLeft in
      apart(
        lines.filter { ($0.line[$0.line.count - 1].x < 0) == onLeft }.map { part, line in
          let x =
            onLeft ? -PhoneLabel.gutter : screen.width + PhoneLabel.gutter - PhoneLabel.size.width
          let y = line[line.count - 1].y - PhoneLabel.size.height / 2
          return PhoneLabel(
            part: part, line: line,
            box: Box(x, y, PhoneLabel.size.width, PhoneLabel.size.height))
        })
    }
  }

  /// Moves the labels of a side apart, from the top down and, where that leads beyond the phone, back up.
  private func apart(_ labels: [PhoneLabel]) -> [PhoneLabel] {
    var labels = labels.sorted { $0.box.y < $1.box.y }
    let step = PhoneLabel.size.height + 3
    var least = 0.0
    for index in labels.indices {
      labels[index].box.y = max(labels[index].box.y, least)
      least = labels[index].box.y + step
    }
    var limit = screen.height - PhoneLabel.size.height
    for index in labels.indices.reversed() {
      labels[index].box.y = min(labels[index].box.y, limit)
      limit = labels[index].box.y - step
    }
    return labels
  }
}

/// The ways that lines take from parts of a drawing to its sides, through as few other parts as can be.
private struct LineRoutes {
  private let screen: Box
  /// The texts and pictures that a line should not cross.
  private let obstacles: [Box]
  /// The parts of lines that go across.
  private var taken: [(y: Double, from: Double, to: Double)] = []

  init(_ layout: PhoneLayout) {
    screen = layout.screen
    obstacles = layout.pieces.compactMap { piece in
      switch piece.kind {
      case .words, .icon: piece.box
      case .fill, .gradient, .glass, .unknown: nil
      }
    }
  }

  /// A line from a part to the side that is reached best: straight, or first up or down to where there is room.
  mutating func line(from box: Box) -> [PhoneLabel.Point] {
    let others = obstacles.filter { other in
      !box.contains(other.middle) && !other.contains(box.middle)
    }
    var best: (cost: Double, y: Double, onLeft: Bool)?
    for onLeft in [true, false] {
      let straight = box.middle.y
      for y in [straight] + Self.reaches.flatMap({ [box.y - $0, box.bottom + $0] })
      where y > 4 && y < screen.height - 4 {
        let cost = cost(of: y, box, onLeft, others, isStraight: y == straight)
        if cost < best?.cost ?? .infinity { best = (cost, y, onLeft) }
      }
    }
    let (y, onLeft) = (best?.y ?? box.middle.y, best?.onLeft ?? true)
    let (from, to) = span(box, onLeft, isStraight: y == box.middle.y)
    taken.append((y, from, to))
    let edge = PhoneLabel.Point(x: onLeft ? -6 : screen.width + 6, y: y)
    if y == box.middle.y {
      return [PhoneLabel.Point(x: onLeft ? box.x - 2 : box.right + 2, y: y), edge]
    }
    return [
      PhoneLabel.Point(x: box.middle.x, y: y < box.y ? box.y : box.bottom),
      PhoneLabel.Point(x: box.middle.x, y: y), edge,
    ]
  }

  /// How far from a part lines may turn to the side.
  private static let reaches = stride(from: 3.0, through: 36, by: 3).map(\.self)

  /// What a line crosses on the screen from side to side.
  private func span(_ box: Box, _ onLeft: Bool, isStraight: Bool) -> (Double, Double) {
    if onLeft { return (0, isStraight ? box.x : box.middle.x) }
    return (isStraight ? box.right : box.middle.x, screen.width)
  }

  private func cost(
    of y: Double, _ box: Box, _ onLeft: Bool, _ others: [Box], isStraight: Bool
  ) -> Double {
    let (from, to) = span(box, onLeft, isStraight: isStraight)
    let across = others.count { other in
      y > other.y + 2 && y < other.bottom - 2 && other.x < to && other.right > from
    }
    let (top, bottom) = y < box.y ? (y, box.y) : (box.bottom, y)
    let along =
      isStraight
      ? 0
      : others.count { other in
        other.x < box.middle.x && other.right > box.middle.x && other.y + 2 < bottom
          && other.bottom - 2 > top
      }
    let near = taken.count { abs($0.y - y) < 4 && $0.from < to && $0.to > from }
    let crossed =
      isStraight
      ? 0
      : taken.count {
        $0.y > top && $0.y < bottom && $0.from < box.middle.x && $0.to > box.middle.x
      }
    return Double(1000 * (across + along) + 400 * near + 200 * crossed) + (to - from) / 10
      + (isStraight ? 0 : 10 + bottom - top)
  }
}

extension Box {
  fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }
}
