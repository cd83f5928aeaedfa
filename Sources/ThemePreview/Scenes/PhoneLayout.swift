import ColorScience
import ThemeCompiler

/// Where everything on a phone is: what pages, pictures and differences draw.
///
/// The screen is 393 by 852 points with the safe areas that Apple's Human Interface Guidelines name for it under
/// "Layout": 59 points above, 34 below. Bars have the heights that UIKit gives them: a navigation bar 44, 96 with a
/// large title, a toolbar 44, a tab bar 49, and 32 each at compact height; margins are 16.
///
/// An iPad is as wide as the guidelines' one of 820 by 1,180 points, of which the lowest 200 are drawn, with a safe
/// area of 20 below and margins of 20. Its tab bar is 50 high, as UIKit's are there, with icons of the 25
/// points that the guidelines name under "Tab bars" for regular ones. As the documentation of UIKit says, titles are
/// beside icons at regular width (`UITabBarItemAppearance.Style.inline`), and tabs in the middle
/// (`UITabBar.ItemPositioning.automatic`), here with 110 points for each.
struct PhoneLayout {
  let scene: PhoneScene
  let screen: Box
  /// What is drawn over the content, from the lowest to the uppermost.
  private(set) var pieces: [Piece] = []
  /// The parts that have a verdict to be shown.
  private(set) var marked: [MarkedPart] = []

  /// Whether the content is dark.
  let isDark: Bool

  private let isGlass: Bool
  private let isCompact: Bool
  private let isPad: Bool
  /// How far the parts of bars are from the sides.
  private let margin: Double
  /// What is kept free below, for the indicator.
  private let safeBottom: Double

  init(_ scene: PhoneScene) {
    self.scene = scene
    isGlass = scene.look == .glass
    isCompact = scene.state.isCompact
    isPad = scene.device == .pad
    isDark = contrastColor(scene.content) == .white
    screen = Box(0, 0, isPad ? 820 : isCompact ? 852 : 393, isPad ? 200 : isCompact ? 393 : 852)
    margin = isPad ? 20 : isCompact ? 75 : 16
    safeBottom = isPad ? 20 : isCompact ? 21 : 34
    drawNavigation()
    drawLowerBars()
    drawDevice()
  }

  // MARK: - Pieces

  private mutating func fill(_ name: String, _ box: Box, _ color: Color, radius: Double = 0) {
    pieces.append(Piece(name: name, box: box, radius: radius, kind: .fill(color)))
  }

  /// Draws glass, which is light or dark as what it lies on.
  private mutating func glass(_ box: Box, on bar: BarScene) {
    var isDark = isDark
    if case .color(let color) = bar.ground {
      isDark = contrastColor(color.composited(over: scene.content)) == .white
    }
    pieces.append(
      Piece(
        name: isDark ? "gs dg" : "gs", box: box, radius: min(box.width, box.height) / 2,
        kind: .glass(isDark: isDark)))
  }

  private mutating func text(
    _ part: PartScene?, _ name: String, _ words: String, _ box: Box, _ style: TextStyle
  ) {
    guard let part else { return }
    pieces.append(Piece(name: name, box: box, kind: .words(words, style, part.color)))
    mark(part, box)
  }

  private mutating func icon(_ icon: Icon, _ box: Box, _ part: PartScene) {
    pieces.append(Piece(name: "", box: box, kind: .icon(icon, part.color)))
  }

  /// Notes the verdict on a part that does not pass, once for all places that show its pair.
  private mutating func mark(_ part: PartScene, _ box: Box) {
    guard let mark = part.mark, mark.verdict != .pass, let ratio = mark.ratio else { return }
    if let known = marked.firstIndex(where: { $0.pair == mark.pair }) {
      marked[known].boxes.append(box)
    } else {
      marked.append(MarkedPart(pair: mark.pair, verdict: mark.verdict, ratio: ratio, boxes: [box]))
    }
  }

  /// Draws what lies behind a bar, its ground and its line.
  private mutating func ground(of bar: BarScene, _ box: Box, line: Double) {
    for (index, color) in bar.behind.prefix(2).enumerated() {
      fill(index == 0 ? "bh" : "bh be", box, color)
    }
    switch bar.ground {
    case .color(let color): fill("g", box, color)
    case .gradient(let gradient, let direction):
      pieces.append(
        Piece(name: "g", box: box, bar: bar.kind, kind: .gradient(gradient, direction)))
    case .unknown where !isGlass: pieces.append(Piece(name: "g un", box: box, kind: .unknown))
    case .clear, .unknown: break
    }
    // Glass has no line.
    if let color = bar.line, !isGlass || bar.ground != .unknown {
      fill("li", Box(0, line, screen.width, 1), color)
    }
  }

  /// The content of the screen, which is scrolled under the bars or begins below them.
  var content: PhoneContent {
    PhoneContent(
      screen: screen, margin: margin, top: scene.state.isEdge ? navigationHeight + 16 : -40,
      color: scene.content)
  }

  /// Of the screen's corners.
  var corner: Double { isPad ? 25 : 55 }

  /// Draws what belongs to the device: a phone's island and the indicator.
  private mutating func drawDevice() {
    if !isPad {
      let island = isCompact ? Box(11, 133.5, 37, 126) : Box(133.5, 11, 126, 37)
      fill("is", island, .black, radius: 18.5)
    }
    var below = scene.content
    if !isGlass, let bar = scene.tabBar ?? scene.toolbar, case .color(let color) = bar.ground {
      below = color.composited(over: scene.content)
    }
    let width = scene.isWide ? 250.0 : 139
    fill(
      "is", Box((screen.width - width) / 2, screen.height - 13, width, 5), contrastColor(below),
      radius: 2.5)
  }

  // MARK: - Navigation bar

  private var statusHeight: Double { isCompact ? 24 : 59 }
  private var rowHeight: Double { isCompact ? (isGlass ? 44 : 32) : 44 }

  /// The height of a part that a navigation bar may have in a line of its own.
  private static func height(of role: PartScene.Role) -> Double {
    switch role {
    case .prompt: 30
    case .largeTitle, .searchField: 52
    case .scopeControl: 44
    default: 0
    }
  }

  /// The height of the status bar and the navigation bar below it.
  private var navigationHeight: Double {
    guard let bar = scene.navigationBar else { return statusHeight }
    return bar.parts.reduce(statusHeight + rowHeight) { $0 + Self.height(of: $1.role) }
  }

  private mutating func drawNavigation() {
    if isPad { return }
    let height = navigationHeight
    if let bar = scene.navigationBar {
      if isGlass, !scene.state.isEdge, [.clear, .unknown].contains(bar.ground) {
        // Content fades out below glass.
        let fade = [0.9, 0.6, 0].map { scene.content.withAlpha($0) }
        pieces.append(
          Piece(
            name: "ee", box: Box(0, 0, screen.width, height + 12),
            kind: .gradient(ColorGradient(fade), .vertical)))
      }
      ground(of: bar, Box(0, 0, screen.width, height), line: height - 1)
    }
    drawStatus()
    guard let bar = scene.navigationBar else { return }
    var y = statusHeight
    if let part = bar.part(.prompt) {
      text(
        part, "pr", bar.prompt, Box(16, y + 4, screen.width - 32, 20),
        TextStyle(size: 13, alignment: .center))
      y += Self.height(of: .prompt)
    }
    drawButtons(of: bar, y)
    y += rowHeight
    if let title = bar.part(.largeTitle) {
      let lift = bar.part(.subtitle) == nil ? 0.0 : 5
      text(
        title, "lt", "Large Title", Box(16, y + 3 - lift, 186, 41),
        TextStyle(size: 34, weight: .bold))
      text(bar.part(.subtitle), "su", "Subtitle", Box(16, y + 34, 56, 15), TextStyle(size: 12))
      y += Self.height(of: .largeTitle)
    }
    drawSearchBar(of: bar, y)
  }

  private mutating func drawStatus() {
    let clock = scene.statusBar
    let box = isCompact ? Box(margin, 4, 34, 18) : Box(42, 21, 50, 22)
    text(clock, "ck", "9:41", box, TextStyle(size: isCompact ? 13 : 17, weight: .semibold))
    let status = isCompact ? Box(screen.width - margin - 77, 7, 77, 12.2) : Box(286, 26, 77, 12.2)
    icon(.status, status, clock)
    mark(clock, status)
  }

  private mutating func drawButtons(of bar: BarScene, _ top: Double) {
    let size = isCompact ? 16.0 : 17
    let line = Box(0, top + rowHeight / 2 - 11, 0, 22)
    let right = screen.width - margin
    func box(_ x: Double, _ width: Double) -> Box { Box(x, line.y, width, 22) }
    func capsule(_ x: Double, _ width: Double) -> Box { Box(x, top, width, min(rowHeight, 44)) }
    if let back = bar.part(.back) {
      if isGlass {
        // The button that leads back is none of the screen's items: its glass is never taken away.
        glass(capsule(margin, rowHeight), on: bar)
        icon(.back, Box(margin + rowHeight / 2 - 12, top + rowHeight / 2 - 12, 24, 24), back)
        mark(back, capsule(margin, rowHeight))
      } else {
        icon(.back, Box(margin - 11, line.y - 1, 24, 24), back)
        text(back, "bk", "Back", box(margin + 11, 40), TextStyle(size: size))
      }
    }
    if let title = bar.part(.title) {
      let lift = bar.part(.subtitle) == nil ? 0.0 : 7
      text(
        title, "ti", "Title", Box(screen.width / 2 - 24, line.y - lift, 48, 22),
        TextStyle(size: size, weight: .semibold, alignment: .center))
      text(
        bar.part(.subtitle), "su", "Subtitle", Box(screen.width / 2 - 26, line.y + 12, 52, 15),
        TextStyle(size: 12, alignment: .center))
    }
    let inset = isGlass ? 14.0 : 0
    let done = box(right - inset - 44, 44)
    let edit = box(done.x - inset * 2 - (isGlass ? 8 : 18) - 32, 32)
    if let part = bar.part(.done) {
      button(bar, part, "Done", "dn", done, capsule(done.x - 14, 72), size)
    }
    if let part = bar.part(.button) {
      button(bar, part, "Edit", "bt", edit, capsule(edit.x - 14, 60), size)
      badge(bar, edit.right - 4 + inset, top - 3)
    }
  }

  /// Draws a button with a text; the one that is done with is filled where it is a prominent one.
  private mutating func button(
    _ bar: BarScene, _ part: PartScene, _ words: String, _ name: String, _ box: Box, _ capsule: Box,
    _ size: Double
  ) {
    let isDone = part.role == .done
    if isDone, let filled = bar.part(.prominentFill) {
      fill("pf", capsule, filled.color, radius: capsule.height / 2)
    } else if isGlass, !bar.hasBareButtons {
      glass(capsule, on: bar)
    }
    text(
      part, name, words, box,
      TextStyle(size: size, weight: isDone ? .semibold : .regular, alignment: .center))
  }

  /// Draws the badge that a button or a tab has, its upper left corner at a place.
  private mutating func badge(_ bar: BarScene, _ x: Double, _ y: Double) {
    guard let badge = bar.part(.badge), let number = bar.part(.badgeText) else { return }
    let box = Box(x, y, 18, 18)
    fill("bg", box, badge.color, radius: 9)
    text(number, "bd", "3", box, TextStyle(size: 13, alignment: .center))
  }

  /// Draws the search bar, empty or with what is typed and a cursor in it, and the scope buttons below it.
  private mutating func drawSearchBar(of bar: BarScene, _ top: Double) {
    guard let field = bar.part(.searchField) else { return }
    let cancel = bar.part(.searchTint)
    let height = isGlass ? 44.0 : 36
    let box = Box(16, top, screen.width - 32 - (cancel == nil ? 0 : 68), height)
    fill("sf", box, field.color, radius: isGlass ? 22 : 10)
    let line = top + height / 2
    for (role, words) in [(PartScene.Role.searchPlaceholder, "Search"), (.searchText, "Lamps")] {
      guard let part = bar.part(role) else { continue }
      icon(.search, Box(26, line - 9, 18, 18), part)
      text(part, "st", words, Box(50, line - 11, 54, 22), TextStyle(size: 17))
    }
    guard let cancel else { return }
    fill("cu", Box(101, line - 10, 2, 20), cancel.color)
    text(
      cancel, "ca", "Cancel", Box(screen.width - 72, line - 11, 56, 22),
      TextStyle(size: 17, alignment: .end))
    guard let control = bar.part(.scopeControl), let segment = bar.part(.scopeSegment) else {
      return
    }
    let y = top + Self.height(of: .searchField)
    fill("so", Box(16, y, screen.width - 32, 32), control.color, radius: isGlass ? 16 : 9)
    let part = (screen.width - 36) / Double(scopeTitles.count)
    fill("on", Box(18, y + 2, part, 28), segment.color, radius: isGlass ? 14 : 7)
    for (index, name) in scopeTitles.enumerated() {
      text(
        bar.part(index == 0 ? .selectedScope : .scope), index == 0 ? "s1" : "s2", name,
        Box(18 + part * Double(index), y + 5, part, 22),
        TextStyle(size: 13, weight: .medium, alignment: .center))
    }
  }

  // MARK: - Toolbar and tab bar

  private mutating func drawLowerBars() {
    var bottom = screen.height - safeBottom
    // A point below the screen, since what is scaled may be rounded to less.
    var edge = screen.height + 1
    if let bar = scene.tabBar {
      let height = isGlass ? (isCompact ? 48.0 : 62) : isCompact ? 32 : isPad ? 50 : 49
      if isGlass { bottom = screen.height - 21 }
      ground(
        of: bar, Box(0, bottom - height, screen.width, height + edge - bottom),
        line: bottom - height)
      drawTabs(of: bar, bottom - height, height)
      bottom -= height + (isGlass ? 8 : 0)
      edge = bottom
    }
    if let bar = scene.toolbar {
      let height = isGlass ? 44 : rowHeight
      ground(
        of: bar, Box(0, bottom - height, screen.width, height + edge - bottom),
        line: bottom - height)
      drawTools(of: bar, bottom - height, height)
    }
  }

  private mutating func drawTools(of bar: BarScene, _ top: Double, _ height: Double) {
    let line = top + height / 2
    let inset = isGlass ? 14.0 : 0
    if let part = bar.part(.button) {
      let box = Box(margin + inset, line - 11, 50, 22)
      button(bar, part, "Select", "bt", box, Box(margin, top, 78, height), 17)
    }
    if let icons = bar.part(.icons) {
      let step = isGlass ? 50.0 : (screen.width - 2 * margin - 100) / 4
      let start = isGlass ? screen.width / 2 - step - 4 : margin + 50 + step
      if isGlass, !bar.hasBareButtons {
        glass(Box(start - 26, top, 2 * step + 52, height), on: bar)
      }
      for (index, name) in Icon.toolbar.enumerated() {
        let box = Box(start + step * Double(index) - 12, line - 12, 24, 24)
        icon(name, box, icons)
        mark(icons, box)
      }
    }
    if let part = bar.part(.done) {
      let box = Box(screen.width - margin - inset - 44, line - 11, 44, 22)
      button(bar, part, "Done", "dn", box, Box(box.x - 14, top, 72, height), 17)
    }
  }

  private mutating func drawTabs(of bar: BarScene, _ top: Double, _ height: Double) {
    let inset = isGlass ? (isCompact ? 226.0 : 21) : isPad ? 245 : isCompact ? 59 : 0
    let step = (screen.width - 2 * inset) / Double(Icon.tabs.count)
    // A title beside its icon needs more width.
    let indicated = scene.isWide ? 100.0 : 72
    if isGlass {
      glass(Box(inset, top, screen.width - 2 * inset, height), on: bar)
      let pill = Box(inset + 4, top + 4, step - 4, height - 8)
      fill("in gp", pill, contrastColor(scene.content).withAlpha(0.1), radius: pill.height / 2)
    } else if let indicator = bar.part(.indicator) {
      let box = Box(inset + (step - indicated) / 2, top + 2, indicated, height - 4)
      fill("in", box, indicator.color, radius: 10)
    }
    for (index, tab) in Icon.tabs.enumerated() {
      let middle = inset + step * (Double(index) + 0.5)
      let size = isPad ? 25.0 : isCompact ? 20 : 26
      let place =
        scene.isWide
        ? Box(middle - 14 - size, top + (height - size) / 2, size, size)
        : Box(middle - 13, top + (isGlass ? 8 : 4), size, size)
      if let part = bar.part(index == 0 ? .selectedIcon : .otherIcons) {
        icon(tab.icon, place, part)
      }
      let label =
        scene.isWide
        ? Box(middle - 8, top + height / 2 - 9, 50, 18) : Box(middle - 24, place.bottom + 2, 48, 12)
      text(
        bar.part(index == 0 ? .selectedTab : .otherTabs), index == 0 ? "l1" : "l2", tab.label,
        label,
        TextStyle(
          size: scene.isWide ? 13 : 10, weight: .medium,
          alignment: scene.isWide ? .start : .center))
      if index == 1 {
        badge(bar, scene.isWide ? place.right - 14 : place.x + place.width * 0.55, place.y - 3)
      }
    }
  }
}

/// What stands for an app's content: pictures and rows of text.
struct PhoneContent: Hashable {
  let screen: Box
  let margin: Double
  /// Where it begins, above the screen where it is scrolled.
  let top: Double
  let color: Color

  /// Rectangles of one size, with their corners' radius.
  struct Shapes {
    var boxes: [(box: Box, color: Color)] = []
    let radius: Double
  }

  /// Pictures, round ones and lines of text, of each at least one.
  var shapes: [Shapes] {
    let ink = contrastColor(color)
    let tile = (screen.width - 2 * margin - 12) / 2
    var (tiles, circles, lines) = (Shapes(radius: 18), Shapes(radius: 22), Shapes(radius: 5))
    var y = top
    for row in 0... {
      if row % 4 == 0 {
        for (index, hue) in Self.hues.enumerated() {
          let box = Box(margin + Double(index) * (tile + 12), y, tile, 132)
          tiles.boxes.append((box, hue.withAlpha(row == 4 ? 0.45 : 0.75)))
        }
        y += 148
      } else {
        circles.boxes.append((Box(margin, y, 44, 44), ink.withAlpha(0.12)))
        for (x, line, alpha) in [(58.0, 7.0, 0.2), (58.0, 27.0, 0.1)] {
          let box = Box(margin + x, y + line, (screen.width - 2 * margin) * 0.6, 10)
          lines.boxes.append((box, ink.withAlpha(alpha)))
        }
        y += 64
      }
      if y >= screen.height, row > 0 { break }
    }
    return [tiles, circles, lines]
  }

  private static let hues = [Color(hex8: 0x5B, 0x9B, 0xD5), Color(hex8: 0xE9, 0x9A, 0x5F)]
}
