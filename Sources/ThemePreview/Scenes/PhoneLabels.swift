import ColorScience
import ThemeAnalysis
import ThemeModel

/// A part of a drawing that does not pass.
struct MarkedPart {
  let verdict: PairVerdict
  /// The least ratio, 1...21.
  let ratio: Double
  let box: Box
  let bar: BarKind
}

/// A verdict beside a phone, and the line that leads from its part to it, in points of the screen.
struct PhoneLabel {
  let part: MarkedPart
  let line: [(x: Double, y: Double)]
  var box: Box

  var words: String { "\(part.verdict.shape) \(shortRatio(part.ratio)):1" }

  /// How much room verdicts take at a side of a phone.
  static let gutter = 96.0
  fileprivate static let size = (width: 80.0, height: 24.0)
}

extension PhoneLayout {
  /// The verdicts beside the phone, those of parts in its left half on the left.
  var labels: [PhoneLabel] { labels(onLeft: true) + labels(onLeft: false) }

  private func labels(onLeft: Bool) -> [PhoneLabel] {
    let parts = marked.filter { ($0.box.middle.x <= screen.width / 2) == onLeft }
      .sorted { ($0.box.middle.y, $0.box.x) < ($1.box.middle.y, $1.box.x) }
    var rows: [[MarkedPart]] = []
    for part in parts {
      if let first = rows.last?.first, part.box.middle.y - first.box.middle.y < 14 {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    let labels = rows.flatMap { row in
      // The outermost is reached straight, each other one by a lane of its own besides the row.
      row.sorted { onLeft ? $0.box.x < $1.box.x : $0.box.right > $1.box.right }.enumerated()
        .map { label(of: $1, lane: $0, row, onLeft) }
    }
    return apart(labels)
  }

  private func label(
    of part: MarkedPart, lane: Int, _ row: [MarkedPart], _ onLeft: Bool
  ) -> PhoneLabel {
    let edge = onLeft ? -6 : screen.width + 6
    let isUpper = part.box.middle.y < screen.height / 2
    var line: [(x: Double, y: Double)]
    if lane == 0 {
      line = [(onLeft ? part.box.x - 2 : part.box.right + 2, part.box.middle.y)]
    } else {
      let reach = 4 * Double(lane)
      let y =
        isUpper
        ? (row.map(\.box.bottom).max() ?? 0) + reach : (row.map(\.box.y).min() ?? 0) - reach
      line = [(part.box.middle.x, isUpper ? part.box.bottom : part.box.y), (part.box.middle.x, y)]
    }
    let y = line[line.count - 1].y
    line.append((edge, y))
    let x = onLeft ? -PhoneLabel.gutter : screen.width + PhoneLabel.gutter - PhoneLabel.size.width
    return PhoneLabel(
      part: part, line: line,
      box: Box(x, y - PhoneLabel.size.height / 2, PhoneLabel.size.width, PhoneLabel.size.height))
  }

  /// Moves the labels of a side apart, from the top down and, where that leads beyond the phone, back up.
  private func apart(_ labels: [PhoneLabel]) -> [PhoneLabel] {
    var labels = labels.sorted { $0.box.y < $1.box.y }
    let step = PhoneLabel.size.height + 3
    for index in labels.indices.dropFirst() {
      labels[index].box.y = max(labels[index].box.y, labels[index - 1].box.y + step)
    }
    var limit = screen.height - PhoneLabel.size.height
    for index in labels.indices.reversed() {
      labels[index].box.y = min(labels[index].box.y, limit)
      limit = labels[index].box.y - step
    }
    return labels
  }
}

extension PhoneLabel {
  /// The whole line, into the label's middle, as the `d` of a path.
  var path: String {
    let end = (x: part.box.middle.x < box.x ? box.x : box.right, y: box.middle.y)
    return (line + [end]).enumerated()
      .map { ($0 == 0 ? "M" : "L") + "\(number($1.x)) \(number($1.y))" }.joined()
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }
}
