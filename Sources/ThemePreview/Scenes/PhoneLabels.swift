import ColorScience
import ThemeCompiler

/// A part of a drawing that does not pass.
struct MarkedPart {
  /// Of its pair among those of the appearance.
  let pair: Int
  let verdict: PairVerdict
  /// The least ratio, 1...21.
  let ratio: Double
  /// Where the pair is drawn, at least one place.
  var boxes: [Box]
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

  /// How much room verdicts take beside a phone.
  static let gutter = 116.0
  fileprivate static let size = (width: 102.0, height: 30.0)

  /// The whole line, to the label, as the `d` of a path.
  var path: String {
    (line + [Point(x: box.x, y: box.middle.y)]).enumerated()
      .map { ($0 == 0 ? "M" : "L") + "\(number($1.x)) \(number($1.y))" }.joined()
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }
}

extension PhoneLayout {
  /// The verdicts on the right of the phone, from the top down.
  var labels: [PhoneLabel] {
    var routes = LineRoutes(self)
    let parts = marked.sorted { left, right in
      let (one, other) = (left.boxes[0], right.boxes[0])
      return (one.middle.y, one.x) < (other.middle.y, other.x)
    }
    let size = PhoneLabel.size
    return apart(
      parts.map { part in
        let line = routes.line(from: part.boxes)
        let x = screen.width + PhoneLabel.gutter - size.width
        let y = line[line.count - 1].y - size.height / 2
        return PhoneLabel(part: part, line: line, box: Box(x, y, size.width, size.height))
      })
  }

  /// Moves labels apart, from the top down and, where that leads beyond the phone, back up.
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

/// The ways that lines take from parts of a drawing to its right side, through as few other parts as can be.
private struct LineRoutes {
  private let screen: Box
  /// The texts and pictures that a line should not cross.
  private let obstacles: [Box]
  /// The parts of lines that go across.
  private var taken: [(y: Double, from: Double)] = []

  init(_ layout: PhoneLayout) {
    screen = layout.screen
    obstacles = layout.pieces.compactMap { piece in
      switch piece.kind {
      case .words, .icon: piece.box
      case .fill, .gradient, .glass, .unknown: nil
      }
    }
  }

  /// The line that is reached best from one of some boxes: straight, or first up or down to where there is room.
  mutating func line(from boxes: [Box]) -> [PhoneLabel.Point] {
    var best: (cost: Double, box: Box, y: Double) = (.infinity, boxes[0], boxes[0].middle.y)
    for box in boxes {
      for y in [box.middle.y] + Self.reaches.flatMap({ [box.y - $0, box.bottom + $0] })
      where y > 4 && y < screen.height - 4 {
        let cost = cost(of: y, box)
        if cost < best.cost { best = (cost, box, y) }
      }
    }
    let (_, box, y) = best
    taken.append((y, start(y, box)))
    let edge = PhoneLabel.Point(x: screen.width + 6, y: y)
    if y == box.middle.y { return [PhoneLabel.Point(x: box.right + 2, y: y), edge] }
    return [
      PhoneLabel.Point(x: box.middle.x, y: y < box.y ? box.y : box.bottom),
      PhoneLabel.Point(x: box.middle.x, y: y), edge,
    ]
  }

  /// How far from a part lines may turn to the side.
  private static let reaches = stride(from: 3.0, through: 36, by: 3).map(\.self)

  /// Where a line begins to go across.
  private func start(_ y: Double, _ box: Box) -> Double {
    y == box.middle.y ? box.right : box.middle.x
  }

  private func cost(of y: Double, _ box: Box) -> Double {
    let others = obstacles.filter { other in
      !box.contains(other.middle) && !other.contains(box.middle)
    }
    let from = start(y, box)
    let across = others.count { $0.right > from && y > $0.y + 2 && y < $0.bottom - 2 }
    let near = taken.count { abs($0.y - y) < 4 }
    let length = (screen.width - from) / 10
    guard y != box.middle.y else { return Double(1000 * across + 400 * near) + length }
    let (top, bottom) = y < box.y ? (y, box.y) : (box.bottom, y)
    let along = others.count { other in
      other.x < box.middle.x && other.right > box.middle.x && other.y + 2 < bottom
        && other.bottom - 2 > top
    }
    let crossed = taken.count { $0.y > top && $0.y < bottom && $0.from < box.middle.x }
    return Double(1000 * (across + along) + 400 * near + 200 * crossed) + length + 10 + bottom - top
  }
}

extension Box {
  fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }
}
