import ColorScience
import ThemeCompiler

/// What a drawing shows of an appearance: its bars on a device in one state, as variants that look alike see
/// them.
struct PhoneScene: Hashable, Sendable {
  /// How iOS draws bars.
  enum Look: Hashable, Sendable {
    /// Bars from edge to edge, up to iOS 18.
    case flat
    /// Buttons and tabs on glass, from iOS 26 on.
    case glass
  }

  enum Device: Hashable, Sendable {
    case phone
    /// The lower end of an iPad, where nothing but the tab bar has a look of its own.
    case pad
  }

  let device: Device
  /// Whether content is under the bars, and whether the phone lies on its side.
  let state: DrawnBar.State
  let look: Look
  /// The content between the bars.
  let content: Color
  /// What the status bar draws, nil where nobody can know.
  let statusBar: PartScene
  let navigationBar: BarScene?
  let toolbar: BarScene?
  let tabBar: BarScene?

  /// The bars that are drawn, from the top of the device down.
  var bars: [BarScene] { [navigationBar, toolbar, tabBar].compactMap(\.self) }

  /// The device and its state for people.
  ///
  /// From iPadOS 18 on tabs are at the top of an iPad, without icons.
  var caption: String {
    switch device {
    case .phone: state.caption
    case .pad: "iPad up to iPadOS 17, scrolled"
    }
  }

  /// Whether the drawing is wider than high.
  var isWide: Bool { device == .pad || state.isCompact }
}

struct BarScene: Hashable, Sendable {
  /// What is drawn under the parts of the bar.
  enum Ground: Hashable, Sendable {
    /// A color, over content where it is translucent.
    case color(Color)
    /// Colors that run into each other, over content where they are translucent.
    case gradient(ColorGradient, GradientDirection)
    /// Nothing: the content is seen.
    case clear
    /// What nobody can know: glass, an image, what the system draws of its own.
    case unknown
  }

  let kind: BarKind
  let ground: Ground
  /// What lies behind a ground that lets it be seen: the worst and the best for what is drawn on it, or
  /// the one color that there is; empty behind an opaque one.
  let behind: [Color]
  /// The line between bar and content, nil where there is none.
  let line: Color?
  let parts: [PartScene]
  /// The text of the part above the title, cut to what a phone has room for.
  var prompt = ""
  /// The contrast of what is drawn on a gradient at its positions from start to end, 1...21; empty on anything else.
  var gradientRatios: [Double] = []
  /// Whether buttons stand on what lies under the bar where others are on glass of their own.
  var hasBareButtons = false

  /// A part of the bar, nil where it has none.
  func part(_ role: PartScene.Role) -> PartScene? { parts.first { $0.role == role } }
}

/// Something that is drawn on a bar in one color.
struct PartScene: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case clock, prompt, title, largeTitle, subtitle, back, button, done, icons
    /// What iOS 26 fills a prominent button with, which then is the one that is done with.
    case prominentFill
    case searchField, searchPlaceholder, searchText, searchTint
    /// The control of scope buttons and the part of it that marks the selected one, and their titles.
    case scopeControl, scopeSegment, scope, selectedScope
    case indicator, selectedTab, selectedIcon, otherTabs, otherIcons, badge, badgeText
  }

  let role: Role
  let color: Color
  /// What became of it and its background, nil where they are no pair of the theme's.
  let mark: Mark?
}

/// The verdict on a part in a drawing.
struct Mark: Hashable, Sendable {
  /// Of its pair among those of the appearance.
  let pair: Int
  let verdict: PairVerdict
  /// The least ratio, 1...21; nil where none is measured.
  let ratio: Double?
}

extension DrawnBar.State {
  /// The state for people.
  var caption: String {
    switch self {
    case .scrollEdge: "at the top"
    case .standard: "scrolled"
    case .compact: "compact, scrolled"
    case .compactScrollEdge: "compact, at the top"
    }
  }

  /// Whether the phone lies on its side.
  var isCompact: Bool { self == .compact || self == .compactScrollEdge }

  /// Whether content is scrolled to the edge.
  var isEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }

  /// The state as themes name it.
  var path: PropertyPath.State {
    switch self {
    case .standard: .base
    case .compact: .compact
    case .scrollEdge: .scrollEdge
    case .compactScrollEdge: .compactScrollEdge
    }
  }
}

extension Variant {
  /// The variant for people.
  var caption: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, increased contrast"
    case .darkHighContrast: "dark, increased contrast"
    }
  }

  /// Some variants for people.
  static func caption(of variants: [Variant]) -> String {
    guard variants.count < allCases.count else { return "every variant" }
    return [(Variant.light, Variant.lightHighContrast), (.dark, .darkHighContrast)]
      .compactMap { plain, high in
        switch (variants.contains(plain), variants.contains(high)) {
        case (true, true): "\(plain.caption), also with increased contrast"
        case (true, false): plain.caption
        case (false, true): high.caption
        case (false, false): nil
        }
      }.joined(separator: " · ")
  }

  /// The variants with those beside each other that mostly look alike.
  static let sideBySide: [Variant] = [.light, .lightHighContrast, .dark, .darkHighContrast]
}

extension PhoneScene {
  /// What nobody can know, a line for backgrounds and one for parts of bars; none where all is known.
  var gaps: [String] {
    let grounds = bars.filter { $0.ground == .unknown }.map(\.kind.title)
    let parts = Self.unmeasured.filter { part in bars.contains { $0.part(part.role) != nil } }
      .map(\.name)
    return [
      grounds.isEmpty ? [] : ["content behind the \(grounds.joined(separator: ", "))"], parts,
    ].filter { !$0.isEmpty }.map { "not measured: \($0.joined(separator: ", "))" }
  }

  /// The parts that have a color of the system's in front of them or behind them.
  private static let unmeasured: [(role: PartScene.Role, name: String)] = [
    (.prompt, "the prompt"), (.scopeControl, "the scope buttons"),
    (.prominentFill, "the prominent button"),
  ]
}

extension PropertyPath.State {
  /// The state as themes name it, `standard` for the bar itself.
  var name: String { property?.name ?? "standard" }
}
