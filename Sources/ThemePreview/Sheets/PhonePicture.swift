import ColorScience
import ThemeAnalysis
import ThemeModel

/// Draws a phone at a place of a picture, in points.
struct PhonePicture {
  private let scene: PhoneScene
  private let x: Double
  private var y: Double
  private let width: Double
  /// Where the phone ends, below which no verdict hangs.
  private let bottom: Double

  static func width(of scene: PhoneScene) -> Double { scene.state.isCompact ? 480 : 320 }

  static func height(of scene: PhoneScene) -> Double {
    var height = navigationHeight(of: scene) + contentHeight
    if scene.toolbar != nil { height += rowHeight(of: scene) }
    if scene.tabBar != nil { height += tabHeight(of: scene) }
    return height
  }

  private static let contentHeight = 92.0

  /// The height of a part that a navigation bar may have, in a line of its own.
  private static func height(of role: PartScene.Role) -> Double {
    switch role {
    case .prompt: 30
    case .largeTitle, .searchField: 52
    case .scopeControl: 42
    default: 0
    }
  }

  /// The height of the status bar and the navigation bar below it.
  private static func navigationHeight(of scene: PhoneScene) -> Double {
    let status = statusHeight(of: scene)
    guard let bar = scene.navigationBar else { return status }
    return bar.parts.reduce(status + rowHeight(of: scene)) { $0 + height(of: $1.role) }
  }

  private static func statusHeight(of scene: PhoneScene) -> Double {
    scene.state.isCompact ? 24 : scene.look == .glass ? 54 : 44
  }

  private static func rowHeight(of scene: PhoneScene) -> Double { scene.state.isCompact ? 32 : 44 }

  private static func tabHeight(of scene: PhoneScene) -> Double {
    if scene.state.isCompact { return scene.look == .glass ? 58 : 32 }
    return scene.look == .glass ? 72 : 49
  }

  /// A phone whose upper left corner is at a place.
  init(_ scene: PhoneScene, x: Double, y: Double) {
    self.scene = scene
    self.x = x
    self.y = y
    width = Self.width(of: scene)
    bottom = y + Self.height(of: scene)
  }

  /// Draws it from the top down.
  mutating func draw(_ sheet: inout MarkupWriter) {
    sheet.box(x, y, width, Self.height(of: scene), scene.content)
    navigation(&sheet)
    content(&sheet)
    if let bar = scene.toolbar { toolbar(bar, &sheet) }
    if let bar = scene.tabBar { tabs(bar, &sheet) }
  }

  // MARK: - Bars

  private mutating func navigation(_ sheet: inout MarkupWriter) {
    let status = Self.statusHeight(of: scene)
    guard let bar = scene.navigationBar else {
      clock(status, &sheet)
      y += status
      return
    }
    let row = Self.rowHeight(of: scene)
    let height = Self.navigationHeight(of: scene)
    ground(of: bar, height, &sheet)
    if let line = bar.line { sheet.box(x, y + height - 1, width, 1, line) }
    clock(status, &sheet)
    y += status
    if let part = bar.part(.prompt) {
      sheet.words(bar.prompt, x + width / 2, y + 20, 13, part.color, .regular, .middle)
      y += Self.height(of: .prompt)
    }
    buttons(of: bar, row, &sheet)
    y += row
    if let title = bar.part(.largeTitle) {
      sheet.words("Large Title", x + 16, y + 36, 34, title.color, .bold)
      y += Self.height(of: .largeTitle)
      mark(title.mark, x + 110, y - 8, &sheet)
    }
    if let field = bar.part(.searchField) {
      searchBar(of: bar, field, &sheet)
      y += Self.height(of: .searchField)
    }
    if let control = bar.part(.scopeControl) {
      scopeButtons(of: bar, control, &sheet)
      y += Self.height(of: .scopeControl)
    }
  }

  /// Draws the scope buttons, the first of which is selected.
  private func scopeButtons(of bar: BarScene, _ control: PartScene, _ sheet: inout MarkupWriter) {
    let isGlass = scene.look == .glass
    sheet.box(x + 16, y, width - 32, 32, control.color, radius: isGlass ? 16 : 9)
    let part = (width - 36) / Double(scopeTitles.count)
    if let segment = bar.part(.scopeSegment) {
      sheet.box(x + 18, y + 2, part, 28, segment.color, radius: isGlass ? 14 : 7)
    }
    for (index, name) in scopeTitles.enumerated() {
      guard let title = bar.part(index == 0 ? .selectedScope : .scope) else { continue }
      sheet.words(
        "\(name)", x + 18 + part * (Double(index) + 0.5), y + 20.5, 13, title.color, .medium,
        .middle)
    }
  }

  /// Draws the search bar, empty or with what is typed and a cursor in it.
  private func searchBar(of bar: BarScene, _ field: PartScene, _ sheet: inout MarkupWriter) {
    let cancel = bar.part(.searchTint)
    let right = cancel == nil ? 16.0 : 82
    let radius = scene.look == .glass ? 18.0 : 10
    sheet.box(x + 16, y, width - 16 - right, 36, field.color, radius: radius)
    let base = y + 24
    for (role, words) in [(PartScene.Role.searchPlaceholder, "Search"), (.searchText, "Lamps")] {
      guard let part = bar.part(role) else { continue }
      sheet.strokes(Icon.search.path, x + 24, y + 9.5, part.color, scale: 0.7)
      sheet.words(words, x + 47, base, 17, part.color)
      mark(part.mark, x + 74, base + 8, &sheet)
    }
    guard let cancel else { return }
    sheet.box(x + 100, y + 8, 2, 20, cancel.color)
    sheet.words("Cancel", x + width - 16, base, 17, cancel.color, .regular, .end)
    mark(cancel.mark, x + width - 42, base + 8, &sheet)
  }

  /// Draws the badge that a button or a tab has, its upper left corner at a place, and its verdict at another.
  private func badge(
    _ bar: BarScene, _ left: Double, _ top: Double, size: Double = 18,
    markAt: (middle: Double, top: Double), _ sheet: inout MarkupWriter
  ) {
    guard let badge = bar.part(.badge), let number = bar.part(.badgeText) else { return }
    sheet.box(left, top, size, size, badge.color, radius: size / 2)
    sheet.words(
      "3", left + size / 2, top + size * 0.75, size * 13 / 18, number.color, .regular, .middle)
    mark(number.mark, markAt.middle, markAt.top, &sheet)
  }

  private func buttons(of bar: BarScene, _ row: Double, _ sheet: inout MarkupWriter) {
    let base = y + row / 2 + 6
    let size = scene.state.isCompact ? 15.0 : 17
    if let back = bar.part(.back) {
      // The button that leads back is none of the screen's items.
      glass(x + 12, base, 74, &sheet)
      chevron(x + 20, base - 6, back.color, &sheet)
      sheet.words("Back", x + 36, base, size, back.color)
      mark(back.mark, x + 52, base + 8, &sheet)
    }
    if let title = bar.part(.title) {
      let subtitle = bar.part(.subtitle)
      let lift = subtitle == nil ? 0.0 : 7
      sheet.words("Title", x + width / 2, base - lift, size, title.color, .semibold, .middle)
      if let subtitle {
        sheet.words("Subtitle", x + width / 2, base + 8, 12, subtitle.color, .regular, .middle)
      }
      mark(title.mark, x + width / 2, base + 8, &sheet)
    }
    if let done = bar.part(.done) {
      capsule(x + width - 74, base, 62, of: bar, filled: bar.part(.prominentFill), &sheet)
      sheet.words("Done", x + width - 20, base, size, done.color, .semibold, .end)
      mark(done.mark, x + width - 40, base + 8, &sheet)
    }
    if let button = bar.part(.button) {
      capsule(x + width - 132, base, 52, of: bar, &sheet)
      sheet.words("Edit", x + width - 90, base, size, button.color, .regular, .end)
      mark(button.mark, x + width - 106, base + 8, &sheet)
      let left = x + width - 94
      badge(bar, left, base - 28, markAt: (left - 30, base - 28), &sheet)
    }
  }

  private func clock(_ height: Double, _ sheet: inout MarkupWriter) {
    let clock = scene.statusBar
    let base = scene.state.isCompact ? y + 17 : y + height - 16
    sheet.words("9:41", x + 28, base, scene.state.isCompact ? 13 : 16, clock.color, .semibold)
    for (index, bar) in [4.0, 6, 8, 11].enumerated() {
      sheet.box(x + width - 68 + Double(index) * 4.5, base - bar, 3, bar, clock.color, radius: 0.8)
    }
    sheet.box(
      x + width - 46, base - 11, 22, 11, clock.color.withAlpha(clock.color.alpha * 0.4), radius: 3)
    sheet.box(x + width - 44, base - 9, 18, 7, clock.color, radius: 1.5)
    mark(clock.mark, x + 46, base + 8, &sheet)
  }

  private mutating func content(_ sheet: inout MarkupWriter) {
    let ink = contrastColor(scene.content).withAlpha(0.16)
    for line in 0..<4 { sheet.box(x + 16, y + 16 + Double(line) * 20, width - 32, 8, ink) }
    y += Self.contentHeight
  }

  private mutating func toolbar(_ bar: BarScene, _ sheet: inout MarkupWriter) {
    let height = Self.rowHeight(of: scene)
    ground(of: bar, height, &sheet)
    if let line = bar.line { sheet.box(x, y, width, 1, line) }
    let base = y + height / 2 + 6
    if let button = bar.part(.button) {
      capsule(x + 10, base, 66, of: bar, &sheet)
      sheet.words("Select", x + 16, base, 17, button.color)
      mark(button.mark, x + 42, markTop(base), &sheet)
    }
    if let icons = bar.part(.icons) {
      for (index, icon) in Icon.toolbar.enumerated() {
        let left = x + width * (0.36 + 0.14 * Double(index)) - 12
        capsule(left - 8, base, 40, of: bar, &sheet)
        sheet.strokes(icon.path, left, y + height / 2 - 12, icons.color)
        if index == 0 { mark(icons.mark, left + 12, markTop(base), &sheet) }
      }
    }
    if let done = bar.part(.done) {
      capsule(x + width - 70, base, 60, of: bar, filled: bar.part(.prominentFill), &sheet)
      sheet.words("Done", x + width - 18, base, 17, done.color, .semibold, .end)
      mark(done.mark, x + width - 40, markTop(base), &sheet)
    }
    y += height
  }

  private mutating func tabs(_ bar: BarScene, _ sheet: inout MarkupWriter) {
    let height = Self.tabHeight(of: scene)
    let isGlass = scene.look == .glass
    let isCompact = scene.state.isCompact
    if isGlass {
      sheet.box(x + 21, y + 4, width - 42, height - 14, Self.glass, radius: (height - 14) / 2)
    } else {
      ground(of: bar, height, &sheet)
      if let line = bar.line { sheet.box(x, y, width, 1, line) }
    }
    let top = isGlass ? y + 12 : y + 5
    for (index, tab) in Icon.tabs.enumerated() {
      let inset = isGlass ? 21.0 : 0
      let middle = x + inset + (width - 2 * inset) * (Double(index) + 0.5) / 3
      if index == 0, let indicator = bar.part(.indicator) {
        sheet.box(middle - 32, y + 2, 64, height - 4, indicator.color, radius: 10)
      }
      if isGlass, index == 0 {
        let half = isCompact ? 58.0 : 40
        sheet.box(
          middle - half, y + 8, 2 * half, height - 22, Self.glass, radius: (height - 22) / 2)
      }
      let icon = bar.part(index == 0 ? .selectedIcon : .otherIcons)
      let label = bar.part(index == 0 ? .selectedTab : .otherTabs)
      if isCompact {
        // The title is beside the icon, and the verdict beside both.
        let line = isGlass ? y + 26 : y + 16
        if let icon {
          sheet.strokes(tab.icon.path, middle - 34, line - 10, icon.color, scale: 20 / 24)
        }
        if let label {
          sheet.words("\(tab.label)", middle - 8, line + 4.5, 13, label.color, .medium)
          if index < 2 { mark(label.mark, middle + 62, line - 3, &sheet) }
        }
        if index == 1 {
          badge(bar, middle - 24, line - 15, size: 14, markAt: (middle - 54, line - 3), &sheet)
        }
        continue
      }
      if let icon { sheet.strokes(tab.icon.path, middle - 12, top, icon.color) }
      if let label {
        sheet.words("\(tab.label)", middle, top + 35, 10, label.color, .medium, .middle)
        // Below the label there is room on glass alone, elsewhere beside it.
        let place = isGlass ? (middle, top + 41) : (middle + 46, top + 28.5)
        if index < 2 { mark(label.mark, place.0, place.1, &sheet) }
      }
      if index == 1 {
        badge(bar, middle + 3, top - 4, markAt: (middle + 46, top + 6), &sheet)
      }
    }
    y += height
  }

  // MARK: - Pieces

  /// What stands for glass: lighter or darker than what lies below.
  private static let glass = Color(red: 0.55, green: 0.55, blue: 0.6, alpha: 0.18)

  private func ground(of bar: BarScene, _ height: Double, _ sheet: inout MarkupWriter) {
    for (index, color) in bar.behind.enumerated() {
      let part = width / Double(bar.behind.count)
      sheet.box(x + part * Double(index), y, part, height, color)
    }
    switch bar.ground {
    case .color(let color): sheet.box(x, y, width, height, color)
    case .gradient(let gradient, let direction):
      sheet.box(x, y, width, height, gradient, direction)
    case .clear: break
    case .unknown: sheet.box(x, y, width, height, Self.glass)
    }
  }

  /// Draws what a button of a bar's stands on: its fill, or glass where there is some.
  private func capsule(
    _ left: Double, _ base: Double, _ width: Double, of bar: BarScene,
    filled fill: PartScene? = nil, _ sheet: inout MarkupWriter
  ) {
    if let fill {
      sheet.box(left, base - 24, width, 36, fill.color, radius: 18)
    } else if !bar.hasBareButtons {
      glass(left, base, width, &sheet)
    }
  }

  private func glass(_ left: Double, _ base: Double, _ width: Double, _ sheet: inout MarkupWriter) {
    guard scene.look == .glass else { return }
    sheet.box(left, base - 24, width, 36, Self.glass, radius: 18)
  }

  private func chevron(
    _ left: Double, _ middle: Double, _ color: Color, _ sheet: inout MarkupWriter
  ) {
    sheet.strokes("M13 5 6 12l7 7", left - 6, middle - 12, color)
  }

  /// Where the verdict on a text of a toolbar goes by the text's base: below it, or above it where the phone
  /// ends.
  private func markTop(_ base: Double) -> Double {
    base + 8 + Self.markReach <= bottom ? base + 8 : base - 28
  }

  /// How far a verdict reaches below its place.
  private static let markReach = 11.0

  /// Puts the verdict on a part that does not pass, centered below a place.
  private func mark(_ mark: Mark?, _ middle: Double, _ top: Double, _ sheet: inout MarkupWriter) {
    guard let mark, mark.verdict != .pass, let ratio = mark.ratio else { return }
    let words = "\(mark.verdict.shape) \(shortRatio(ratio)):1"
    let width = 14 + 5.6 * Double(words.count)
    sheet.box(middle - width / 2 - 1, top - 5, width + 2, 16, .white, radius: 8)
    sheet.box(middle - width / 2, top - 4, width, 14, mark.verdict.color, radius: 7)
    sheet.words(words, middle, top + 6.5, 10, .white, .semibold, .middle)
  }
}

extension PairVerdict {
  /// The color of a verdict, dark enough for white text.
  fileprivate var color: Color {
    switch self {
    case .pass: Color(hex8: 0x1B, 0x6B, 0x2F)
    case .fail: Color(hex8: 0xB3, 0x26, 0x1E)
    case .depends: Color(hex8: 0x7A, 0x4D, 0x00)
    case .waived, .unknown: Color(hex8: 0x5A, 0x5A, 0x64)
    }
  }
}
