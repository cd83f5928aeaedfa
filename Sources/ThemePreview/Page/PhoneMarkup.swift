import ColorScience
import OutputText
import ThemeAnalysis
import ThemeModel

/// Draws a phone as text on colors.
extension PageWriter {
  /// Draws what some variants of an appearance see.
  mutating func drawing(_ drawing: SceneMaker.Drawing) {
    let scene = drawing.scene
    markup("<figure class=\"")
    if scene.look == .glass { markup("gl ") }
    if scene.state.isCompact { markup("co") }
    markup("\" data-s=\"")
    attribute(scene.state.path.name)
    markup("\" data-v=\"")
    attribute(drawing.variants.map(\.name).joined(separator: " "))
    markup("\"><figcaption>")
    text(drawing.caption)
    for gap in drawing.gaps {
      markup("<br>")
      text(gap)
    }
    markup("</figcaption><div class=\"dev ")
    front(contrastColor(scene.content))
    markup(" ")
    back(scene.content)
    markup("\">")
    navigation(scene)
    markup("<div class=\"ct\"></div>")
    if let bar = scene.toolbar { toolbar(bar) }
    if let bar = scene.tabBar { tabs(bar) }
    markup("</div></figure>")
  }

  /// Opens a bar: what lies behind it, and its own ground.
  private mutating func open(_ bar: BarScene, _ name: StaticString) {
    markup("<div class=\"")
    markup(name)
    if bar.hasBareButtons { markup(" ba") }
    if !bar.behind.isEmpty {
      markup(" ")
      halves(bar.behind)
    }
    markup("\" data-bar=\"")
    attribute(bar.kind.name)
    markup("\">")
    if let line = bar.line {
      markup("<i class=\"li ")
      back(line)
      markup("\"></i>")
    }
    markup("<div class=\"g")
    switch bar.ground {
    case .color(let color):
      markup(" ")
      back(color)
    case .gradient(let gradient, let direction):
      markup(" ")
      back(gradient, direction)
    case .clear: markup(" cl")
    case .unknown: markup(" un")
    }
    markup("\">")
  }

  private mutating func navigation(_ scene: PhoneScene) {
    guard let bar = scene.navigationBar else {
      markup("<div class=\"nb\"><div class=\"g cl\">")
      clock(scene.statusBar)
      markup("</div></div>")
      return
    }
    open(bar, "nb")
    clock(scene.statusBar)
    if let prompt = bar.part(.prompt) {
      markup("<div class=\"pr ")
      front(prompt.color)
      markup("\">")
      text(bar.prompt)
      markup("</div>")
    }
    markup("<div class=\"row\">")
    part(bar.part(.back), "bk", "Back")
    if let title = bar.part(.title) {
      markup("<i class=\"tt\">")
      part(title, "ti", "Title")
      part(bar.part(.subtitle), "su", "Subtitle")
      markup("</i>")
    } else {
      markup("<i class=\"tt\"></i>")
    }
    markup("<i class=\"rt\">")
    if bar.part(.badge) == nil {
      part(bar.part(.button), "bt", "Edit")
    } else {
      markup("<i class=\"bh\">")
      part(bar.part(.button), "bt", "Edit")
      badge(of: bar)
      markup("</i>")
    }
    done(of: bar)
    markup("</i></div>")
    if let title = bar.part(.largeTitle) {
      markup("<div class=\"lg\">")
      part(title, "lt", "Large Title")
      part(bar.part(.subtitle), "su", "Subtitle")
      markup("</div>")
    }
    searchBar(of: bar)
    markup("</div></div>")
  }

  /// Draws the search bar, empty or with what is typed and a cursor in it.
  private mutating func searchBar(of bar: BarScene) {
    guard let field = bar.part(.searchField) else { return }
    markup("<div class=\"sr\"><i class=\"sf ")
    back(field.color)
    markup("\">")
    if let placeholder = bar.part(.searchPlaceholder) {
      icon(.search, placeholder, showsMark: false)
      part(placeholder, "st", "Search")
    } else if let words = bar.part(.searchText), let tint = bar.part(.searchTint) {
      icon(.search, words, showsMark: false)
      part(words, "st", "Lamps")
      markup("<i class=\"cu ")
      back(tint.color)
      markup("\"></i>")
    }
    markup("</i>")
    part(bar.part(.searchTint), "ca", "Cancel")
    markup("</div>")
    scopes(of: bar)
  }

  /// Draws the scope buttons, the first of which is selected.
  private mutating func scopes(of bar: BarScene) {
    guard let control = bar.part(.scopeControl), let segment = bar.part(.scopeSegment) else {
      return
    }
    markup("<div class=\"sg ")
    back(control.color)
    markup("\">")
    for (index, name) in scopeTitles.enumerated() {
      guard let title = bar.part(index == 0 ? .selectedScope : .scope) else { continue }
      markup("<i class=\"")
      if index == 0 {
        markup("on ")
        back(segment.color)
        markup(" ")
      }
      front(title.color)
      markup("\">")
      markup(name)
      markup("</i>")
    }
    markup("</div>")
  }

  /// Draws the button that is done with, filled where it is a prominent one.
  private mutating func done(of bar: BarScene) {
    guard let fill = bar.part(.prominentFill), let title = bar.part(.done) else {
      return part(bar.part(.done), "dn", "Done")
    }
    markup("<i class=\"pf ")
    back(fill.color)
    markup(" ")
    front(title.color)
    markup("\">Done</i>")
  }

  /// Draws the badge that a button or a tab has.
  private mutating func badge(of bar: BarScene) {
    guard let badge = bar.part(.badge), let number = bar.part(.badgeText) else { return }
    markup("<em class=\"bd ")
    front(number.color)
    markup(" ")
    back(badge.color)
    markup("\">3</em>")
    mark(number.mark)
  }

  private mutating func clock(_ part: PartScene) {
    markup("<div class=\"sb ")
    front(part.color)
    markup("\"><b>9:41</b>")
    mark(part.mark)
    markup("<i class=\"sig\"></i><i class=\"bat\"></i></div>")
  }

  private mutating func toolbar(_ bar: BarScene) {
    open(bar, "tl")
    markup("<div class=\"row\">")
    part(bar.part(.button), "bt", "Select")
    if let icons = bar.part(.icons) {
      for (index, name) in Icon.toolbar.enumerated() {
        icon(name, icons, showsMark: index == 0)
      }
    }
    done(of: bar)
    markup("</div>")
    markup("</div></div>")
  }

  private mutating func tabs(_ bar: BarScene) {
    open(bar, "tb")
    markup("<div class=\"row\">")
    for (index, tab) in Icon.tabs.enumerated() {
      markup("<i class=\"tab")
      if index == 0, let indicator = bar.part(.indicator) {
        markup(" in ")
        back(indicator.color)
      }
      markup("\">")
      if let color = bar.part(index == 0 ? .selectedIcon : .otherIcons) {
        icon(tab.icon, color, showsMark: false)
      }
      part(bar.part(index == 0 ? .selectedTab : .otherTabs), "la", tab.label, showsMark: index < 2)
      if index == 1 { badge(of: bar) }
      markup("</i>")
    }
    markup("</div>")
    markup("</div></div>")
  }

  private mutating func icon(_ icon: Icon, _ part: PartScene, showsMark: Bool) {
    markup("<i class=\"ic ")
    front(part.color)
    markup("\"><svg><use href=\"#:")
    attribute(icon.rawValue)
    markup("\"/></svg>")
    if showsMark { mark(part.mark) }
    markup("</i>")
  }

  /// Draws a text of a bar, nothing where the bar has none.
  private mutating func part(
    _ part: PartScene?, _ name: StaticString, _ words: StaticString, showsMark: Bool = true
  ) {
    guard let part else { return }
    markup("<i class=\"")
    markup(name)
    markup(" ")
    front(part.color)
    markup("\">")
    markup(words)
    if showsMark { mark(part.mark) }
    markup("</i>")
  }

  /// Puts the verdict on a part that does not pass.
  private mutating func mark(_ mark: Mark?) {
    guard let mark, mark.verdict != .pass, let ratio = mark.ratio else { return }
    markup("<small class=\"v ")
    attribute(mark.verdict.rawValue)
    markup("\">")
    text("\(mark.verdict.shape) \(shortRatio(ratio)):1")
    markup("</small>")
  }
}

extension SceneMaker.Drawing {
  /// What the drawing shows, in a few words.
  var caption: String {
    let all = variants.count == Variant.allCases.count
    let names = all ? "every variant" : variants.map(\.caption).joined(separator: " · ")
    return "\(names) — \(scene.state.caption)" + (scene.look == .glass ? ", iOS 26" : "")
  }
}

extension SceneMaker.Drawing {
  /// What nobody can know, a line for backgrounds and one for parts of bars; none where all is known.
  var gaps: [String] {
    let grounds = scene.bars.filter { $0.ground == .unknown }.map(\.kind.title)
    let parts = Self.unmeasured.filter { part in
      scene.bars.contains { $0.part(part.role) != nil }
    }.map(\.name)
    return [
      grounds.isEmpty ? [] : ["what lies under the \(grounds.joined(separator: ", "))"], parts,
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

/// The titles of the scope buttons in drawings, the selected one first.
let scopeTitles: [StaticString] = ["All", "Rooms", "Gardens"]

/// Pictures on buttons and tabs.
enum Icon: String, CaseIterable {
  case share, reply, folder, home, bell, person, search

  /// The buttons of a toolbar.
  static let toolbar: [Icon] = [.share, .reply, .folder]

  /// The tabs of a tab bar, the selected one first.
  static let tabs: [(icon: Icon, label: StaticString)] = [
    (.home, "Home"), (.bell, "News"), (.person, "Profile"),
  ]

  /// The strokes on a field of 24 by 24, as the `d` of a path.
  var path: StaticString {
    switch self {
    case .share: "M12 3v12M8 6.5 12 3l4 3.5M8 10H6v11h12V10h-2"
    case .reply: "M10 5 3 12l7 7v-4c5 0 8 1 11 5-1-6-4-11-11-11z"
    case .folder: "M3 6h6l2 2h10v11H3z"
    case .home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z"
    case .bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"
    case .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21"
    case .person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6z"
    }
  }
}
