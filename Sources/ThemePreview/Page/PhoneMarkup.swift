import ColorScience
import OutputText
import ThemeAnalysis
import ThemeModel

/// Draws a phone as text on colors.
extension MarkupWriter {
  /// Draws what some variants of an appearance see.
  mutating func drawing(_ drawing: SceneMaker.Drawing) {
    let scene = drawing.scene
    let look: Markup = scene.look == .glass ? "gl " : ""
    let size: Markup = scene.state.isCompact ? "co" : ""
    let variants = drawing.variants.map(\.name).joined(separator: " ")
    write(#"<figure class="\#(look)\#(size)" data-s="\#(scene.state.path.name)" "#)
    write(#"data-v="\#(variants)"><figcaption>\#(drawing.caption)"#)
    for gap in drawing.gaps { write("<br>\(gap)") }
    let content: Markup = "\(front(contrastColor(scene.content))) \(back(scene.content))"
    write(#"</figcaption><div class="dev \#(content)">"#)
    navigation(scene)
    write(#"<div class="ct"></div>"#)
    if let bar = scene.toolbar { toolbar(bar) }
    if let bar = scene.tabBar { tabs(bar) }
    write("</div></figure>")
  }

  /// Opens a bar: what lies behind it, and its own ground.
  private mutating func open(_ bar: BarScene, _ name: StaticString) {
    let bare: Markup = bar.hasBareButtons ? " ba" : ""
    let behind: Markup =
      bar.behind.isEmpty ? "" : " \(halves(bar.behind[0], bar.behind.dropFirst().first))"
    write(#"<div class="\#(own: name)\#(bare)\#(behind)" data-bar="\#(bar.kind.name)">"#)
    if let line = bar.line { write(#"<i class="li \#(back(line))"></i>"#) }
    let ground: Markup =
      switch bar.ground {
      case .color(let color): back(color)
      case .gradient(let gradient, let direction): back(gradient, direction)
      case .clear: "cl"
      case .unknown: "un"
      }
    write(#"<div class="g \#(ground)">"#)
  }

  private mutating func navigation(_ scene: PhoneScene) {
    guard let bar = scene.navigationBar else {
      write(#"<div class="nb"><div class="g cl">"#)
      clock(scene.statusBar)
      return write("</div></div>")
    }
    open(bar, "nb")
    clock(scene.statusBar)
    if let prompt = bar.part(.prompt) {
      write(#"<div class="pr \#(front(prompt.color))">\#(bar.prompt)</div>"#)
    }
    write(#"<div class="row">"#)
    part(bar.part(.back), "bk", "Back")
    write(#"<i class="tt">"#)
    if let title = bar.part(.title) {
      part(title, "ti", "Title")
      part(bar.part(.subtitle), "su", "Subtitle")
    }
    write(#"</i><i class="rt">"#)
    let hasBadge = bar.part(.badge) != nil
    if hasBadge { write(#"<i class="bh">"#) }
    part(bar.part(.button), "bt", "Edit")
    if hasBadge {
      badge(of: bar)
      write("</i>")
    }
    done(of: bar)
    write("</i></div>")
    if let title = bar.part(.largeTitle) {
      write(#"<div class="lg">"#)
      part(title, "lt", "Large Title")
      part(bar.part(.subtitle), "su", "Subtitle")
      write("</div>")
    }
    searchBar(of: bar)
    write("</div></div>")
  }

  /// Draws the search bar, empty or with what is typed and a cursor in it.
  private mutating func searchBar(of bar: BarScene) {
    guard let field = bar.part(.searchField) else { return }
    write(#"<div class="sr"><i class="sf \#(back(field.color))">"#)
    if let placeholder = bar.part(.searchPlaceholder) {
      icon(.search, placeholder, showsMark: false)
      part(placeholder, "st", "Search")
    } else if let words = bar.part(.searchText), let tint = bar.part(.searchTint) {
      icon(.search, words, showsMark: false)
      part(words, "st", "Lamps")
      write(#"<i class="cu \#(back(tint.color))"></i>"#)
    }
    write("</i>")
    part(bar.part(.searchTint), "ca", "Cancel")
    write("</div>")
    scopes(of: bar)
  }

  /// Draws the scope buttons, the first of which is selected.
  private mutating func scopes(of bar: BarScene) {
    guard let control = bar.part(.scopeControl), let segment = bar.part(.scopeSegment) else {
      return
    }
    write(#"<div class="sg \#(back(control.color))">"#)
    for (index, name) in scopeTitles.enumerated() {
      guard let title = bar.part(index == 0 ? .selectedScope : .scope) else { continue }
      let selection: Markup = index == 0 ? "on \(back(segment.color)) " : ""
      write(#"<i class="\#(selection)\#(front(title.color))">\#(own: name)</i>"#)
    }
    write("</div>")
  }

  /// Draws the button that is done with, filled where it is a prominent one.
  private mutating func done(of bar: BarScene) {
    guard let fill = bar.part(.prominentFill), let title = bar.part(.done) else {
      return part(bar.part(.done), "dn", "Done")
    }
    write(#"<i class="pf \#(back(fill.color)) \#(front(title.color))">Done</i>"#)
  }

  /// Draws the badge that a button or a tab has.
  private mutating func badge(of bar: BarScene) {
    guard let badge = bar.part(.badge), let number = bar.part(.badgeText) else { return }
    write(#"<em class="bd \#(front(number.color)) \#(back(badge.color))">3</em>"#)
    mark(number.mark)
  }

  private mutating func clock(_ part: PartScene) {
    write(#"<div class="sb \#(front(part.color))"><b>9:41</b>"#)
    mark(part.mark)
    write(#"<i class="sig"></i><i class="bat"></i></div>"#)
  }

  private mutating func toolbar(_ bar: BarScene) {
    open(bar, "tl")
    write(#"<div class="row">"#)
    part(bar.part(.button), "bt", "Select")
    if let icons = bar.part(.icons) {
      for (index, name) in Icon.toolbar.enumerated() {
        icon(name, icons, showsMark: index == 0)
      }
    }
    done(of: bar)
    write("</div></div></div>")
  }

  private mutating func tabs(_ bar: BarScene) {
    open(bar, "tb")
    write(#"<div class="row">"#)
    for (index, tab) in Icon.tabs.enumerated() {
      let indicator = index == 0 ? bar.part(.indicator) : nil
      let selection: Markup = indicator.map { " in \(back($0.color))" } ?? ""
      write(#"<i class="tab\#(selection)">"#)
      if let color = bar.part(index == 0 ? .selectedIcon : .otherIcons) {
        icon(tab.icon, color, showsMark: false)
      }
      part(bar.part(index == 0 ? .selectedTab : .otherTabs), "la", tab.label, showsMark: index < 2)
      if index == 1 { badge(of: bar) }
      write("</i>")
    }
    write("</div></div></div>")
  }

  private mutating func icon(_ icon: Icon, _ part: PartScene, showsMark: Bool) {
    write(#"<i class="ic \#(front(part.color))">"#)
    write(##"<svg><use href="#:\##(icon.rawValue)"/></svg>"##)
    if showsMark { mark(part.mark) }
    write("</i>")
  }

  /// Draws a text of a bar, nothing where the bar has none.
  private mutating func part(
    _ part: PartScene?, _ name: StaticString, _ words: StaticString, showsMark: Bool = true
  ) {
    guard let part else { return }
    write(#"<i class="\#(own: name) \#(front(part.color))">\#(own: words)"#)
    if showsMark { mark(part.mark) }
    write("</i>")
  }

  /// Puts the verdict on a part that does not pass.
  private mutating func mark(_ mark: Mark?) {
    guard let mark, mark.verdict != .pass, let ratio = mark.ratio else { return }
    let (name, shape) = (mark.verdict.rawValue, mark.verdict.shape)
    write(#"<small class="v \#(name)">\#(shape) \#(shortRatio(ratio)):1</small>"#)
  }
}

extension SceneMaker.Drawing {
  /// What the drawing shows, in a few words.
  var caption: String {
    let all = variants.count == Variant.allCases.count
    let names = all ? "every variant" : variants.map(\.caption).joined(separator: " · ")
    return "\(names) — \(scene.state.caption)" + (scene.look == .glass ? ", iOS 26" : "")
  }

  /// What nobody can know, a line for backgrounds and one for parts of bars; none where all is known.
  var gaps: [String] {
    let grounds = scene.bars.filter { $0.ground == .unknown }.map(\.kind.title)
    let parts = Self.unmeasured.filter { part in
      scene.bars.contains { $0.part(part.role) != nil }
    }.map(\.name)
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

/// The titles of the scope buttons in drawings, the selected one first.
let scopeTitles: [StaticString] = ["All", "Rooms", "Gardens"]

/// Pictures on buttons and tabs.
enum Icon: String, CaseIterable {
  case share, reply, folder, home, bell, person, search

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
