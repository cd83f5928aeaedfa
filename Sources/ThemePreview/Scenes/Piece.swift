import ColorScience
import ThemeCompiler

/// A rectangle on a phone's screen, in points from its upper left corner.
struct Box: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
  var right: Double { x + width }
  var bottom: Double { y + height }

  func intersects(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// Something that is drawn on a phone.
struct Piece {
  enum Kind {
    case fill(Color)
    case gradient(ColorGradient, GradientDirection)
    /// What stands for glass: what lies below is seen through it, blurred where a page draws it.
    case glass(isDark: Bool)
    /// What nobody can know.
    case unknown
    case words(String, TextStyle, Color)
    case icon(Icon, Color)
  }

  /// What the piece is called on a page.
  let name: String
  let box: Box
  /// Of its corners.
  var radius = 0.0
  /// The bar that a gradient belongs to.
  var bar: BarKind?
  let kind: Kind
}

/// How a text of a drawing looks.
struct TextStyle: Hashable {
  /// A font's weight by its number.
  enum Weight: Int {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// Where a text stands in its box.
  enum Alignment: String {
    case start, center, end
  }

  /// Of the font, in points.
  let size: Double
  var weight = Weight.regular
  var alignment = Alignment.start
}

/// Pictures on buttons, tabs and status bars.
enum Icon: String, CaseIterable {
  case share, reply, folder, home, bell, person, search, back, status

  static let toolbar: [Icon] = [.share, .reply, .folder]

  /// The tabs of a tab bar, the selected one first.
  static let tabs: [(icon: Icon, label: String)] = [
    (.home, "Home"), (.bell, "News"), (.person, "Profile"),
  ]

  /// The field of a picture.
  var size: (width: Double, height: Double) { self == .status ? (77, 12.2) : (24, 24) }

  /// Whether the path is filled, not stroked.
  var isFilled: Bool { self == .status }

  /// The strokes, as the `d` of a path; of a status bar's signal, Wi-Fi and battery the outlines.
  var path: StaticString {
    switch self {
    case .share: "M12 3v12M8 6.5 12 3l4 3.5M8 10H6v11h12V10h-2"
    case .reply: "M10 5 3 12l7 7v-4c5 0 8 1 11 5-1-6-4-11-11-11z"
    case .folder: "M3 6h6l2 2h10v11H3z"
    case .home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z"
    case .bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"
    case .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21"
    case .person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6z"
    case .back: "M15 4.5 7.5 12l7.5 7.5"
    case .status:
      """
      M0 8h3.2v4H0zM5.2 5.6h3.2V12H5.2zM10.4 3h3.2v9h-3.2zM15.6.4h3.2V12h-3.2zM34 12l-2.5-2.6a3.6 3.6 0 0 1 5 \
      0zM30.4 8.2a5.2 5.2 0 0 1 7.2 0l1.7-1.8a7.6 7.6 0 0 0-10.6 0zM27.4 5.2a9.4 9.4 0 0 1 13.2 \
      0l1.6-1.7a11.6 11.6 0 0 0-16.4 0zM52.8.2h17.4a3.6 3.6 0 0 1 3.6 3.6v4.8a3.6 3.6 0 0 1-3.6 \
      3.6H52.8a3.6 3.6 0 0 1-3.6-3.6V3.8A3.6 3.6 0 0 1 52.8.2zM52.8 1.2a2.6 2.6 0 0 0-2.6 2.6v4.8a2.6 \
      2.6 0 0 0 2.6 2.6h17.4a2.6 2.6 0 0 0 2.6-2.6V3.8a2.6 2.6 0 0 0-2.6-2.6zM53 2.2h17a1.8 1.8 0 0 1 \
      1.8 1.8v4.4a1.8 1.8 0 0 1-1.8 1.8H53a1.8 1.8 0 0 1-1.8-1.8V4A1.8 1.8 0 0 1 53 2.2zM75 4.2c1.1.3 \
      1.6 1.1 1.6 2s-.5 1.7-1.6 2z
      """
    }
  }
}

/// The titles of the scope buttons in drawings, the selected one first.
let scopeTitles = ["All", "Rooms", "Gardens"]
