import ColorScience
import OutputText
import ThemeModel

enum BarPart: Hashable {
  case configure(BarBackground)
  case background(ColorID)
  case shadow(ColorID?)
  /// A color or font at a key path of the object.
  case value(String, ResolvedBar.Value)
  /// The text of done buttons in the tint, which fills them on iOS 26.
  case doneInTint(String, ResolvedBar.Value)
  /// The color of tabs, set by a function.
  case tabs(isSelected: Bool, ColorID)
  case setting(BarProperty, ResolvedBar.Value)

  /// True for backgrounds, which the system's glass replaces.
  var isBackground: Bool {
    switch self {
    case .configure, .background, .shadow: true
    case .value, .doneInTint, .tabs: false
    case .setting(let property, _): property.isBackground
    }
  }

  /// The property of the object that the statement sets.
  fileprivate var target: String {
    switch self {
    case .configure: "configure"
    case .background: "backgroundColor"
    case .shadow: "shadowColor"
    case .value(let path, _): path
    case .doneInTint(let path, _): "tint of \(path)"
    case .tabs(let isSelected, _): isSelected ? "selected" : "normal"
    case .setting(let property, _): property.name
    }
  }

  /// True if `configureWith…` resets the statement.
  fileprivate var isReset: Bool {
    switch self {
    case .background, .shadow: true
    case .setting(let property, _): property.isBackground
    default: false
    }
  }

  /// The code around the statement; statements are grouped in this order.
  fileprivate var frame: Frame {
    if case .tabs = self { return .tabs }
    if case .doneInTint = self { return .beforeIOS26 }
    guard case .setting(let property, _) = self else { return .object }
    if property.firstVersion >= 26 { return .ios26 }
    switch property.row.carrier {
    case .layouts: return .layouts
    case .objects(let paths) where paths.contains { $0.contains("LayoutAppearance") }:
      return .oneLayout
    default: return .object
    }
  }

  /// Empty for the object itself.
  fileprivate var member: Substring {
    let path: String
    switch self {
    case .configure, .background, .shadow, .tabs: return ""
    case .value(let own, _), .doneInTint(let own, _): path = own
    case .setting(let property, _):
      guard case .objects(let paths) = property.row.carrier, !property.isBackground else {
        return ""
      }
      path = paths[0]
    }
    return path.prefix { $0 != "." && $0 != "[" }
  }

  fileprivate enum Frame: Comparable, CaseIterable {
    case object
    case tabs
    case layouts
    /// None, but after statements about all layouts.
    case oneLayout
    /// An availability check for iOS 26.
    case ios26
    case beforeIOS26
  }
}

extension DrawnState {
  /// The statements in order; empty if the theme sets nothing that such an object holds.
  var parts: [BarPart] {
    var parts: [BarPart] = []
    if let configuration {
      parts.append(.configure(configuration == BarBackground.none ? .transparent : configuration))
    }
    if let backgroundColor { parts.append(.background(backgroundColor.value)) }
    let settings = objectSettings.map { BarPart.setting($0.property, $0.value) }
    parts += settings.filter(\.isBackground)
    switch shadow {
    case .color(let color): parts.append(.shadow(color))
    case .hidden where !isTransparent: parts.append(.shadow(nil))
    default: break
    }
    for (attributes, color, font) in titles {
      if let color { parts.append(.value("\(attributes)[.foregroundColor]", .color(color))) }
      if let font { parts.append(.value("\(attributes)[.font]", .font(font))) }
    }
    for button in [DrawnPart.plainButton, .doneButton, .backButton] {
      guard let ink = buttonInk(button), let attributes = button.attributes else { continue }
      let isTint = button == .doneButton && hasDoneInTint
      let statement = isTint ? BarPart.doneInTint : BarPart.value
      parts.append(statement("\(attributes)[.foregroundColor]", .color(ink.color)))
    }
    if let ink = ink(.selectedTab) { parts.append(.tabs(isSelected: true, ink.color)) }
    if let ink = ink(.otherTabs) { parts.append(.tabs(isSelected: false, ink.color)) }
    return (parts + settings.filter { !$0.isBackground }).byMember
  }
}

extension DrawnState {
  var hasDoneInTint: Bool { ink(.doneButton)?.property == .tintColor }

  var titles: [(attributes: String, color: ColorID?, font: TitleFont?)] {
    [
      ("titleTextAttributes", ink(.title)?.color, titleFont),
      ("largeTitleTextAttributes", ink(.largeTitle)?.color, largeTitleFont),
    ]
  }
}

extension DrawnPart {
  /// The key path of the part's text attributes; nil if bars have none.
  var attributes: String? {
    switch self {
    case .title: "titleTextAttributes"
    case .largeTitle: "largeTitleTextAttributes"
    case .plainButton: "buttonAppearance.normal.titleTextAttributes"
    case .doneButton: "doneButtonAppearance.normal.titleTextAttributes"
    case .backButton: "backButtonAppearance.normal.titleTextAttributes"
    case .items, .selectedTab, .otherTabs: nil
    }
  }
}

extension DrawnBar {
  var parts: [BarPart] { standard.parts }

  /// True if the bar or one of its states has an object with settings.
  var hasObjects: Bool {
    !parts.isEmpty || kind.states.contains { parts(of: $0) != nil }
  }

  fileprivate func allParts(in state: BarProperty?) -> [BarPart] {
    state.map { own($0)?.parts ?? [] } ?? parts
  }

  /// True if the object of a state is a new one, because the state removes what the bar's object has; configuring a
  /// background resets all of it.
  func beginsAnew(in state: BarProperty) -> Bool {
    guard let drawn = own(state), !drawn.isLeftToUIKit else { return false }
    let own = drawn.parts
    let isConfigured = own.contains { if case .configure = $0 { true } else { false } }
    return parts.contains { part in
      !(part.isBackground && isConfigured) && !own.contains { $0.target == part.target }
    }
  }

  /// The statements of a state's object beside those of the bar's, all if it begins anew; nil if it is the same.
  func parts(of state: BarProperty) -> [BarPart]? {
    guard let drawn = own(state), !drawn.isLeftToUIKit else { return nil }
    let parts = drawn.parts
    if beginsAnew(in: state) { return parts }
    let standard = Set(self.parts)
    let isReconfigured =
      parts.contains { $0.isBackground && !$0.isReset && !standard.contains($0) }
      || standard.contains { part in
        part.isReset && !parts.contains { $0.target == part.target }
      }
    let own = parts.filter { !standard.contains($0) || isReconfigured && $0.isBackground }
    guard !own.isEmpty else { return nil }
    // A statement about all tabs overrides earlier ones about some, and done buttons are prominent.
    let first = own.map(\.frame).filter { $0 > .object }.min() ?? .beforeIOS26
    let isDone = own.contains { $0.frame == .object && $0.member == "doneButtonAppearance" }
    return parts.filter {
      own.contains($0) || $0.frame > first || isDone && $0.member == "prominentButtonAppearance"
    }
  }
}

extension [BarPart] {
  fileprivate var byMember: [BarPart] {
    var order: [Substring: Int] = [:]
    for (index, part) in enumerated() where !part.member.isEmpty && order[part.member] == nil {
      order[part.member] = index
    }
    return enumerated().map { (order[$1.member] ?? $0, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension SwiftFile {
  mutating func write(_ part: BarPart) {
    switch part {
    case .configure(let background): line("value.\(background.configuringMethod)()")
    case .background(let color): assign(color, to: "value.backgroundColor")
    case .shadow(let color): assign(color, to: "value.shadowColor")
    case .value(let path, let value), .doneInTint(let path, let value):
      assign(value, to: "value.\(current(path))")
    case .tabs(let isSelected, let color):
      writer.write(isSelected ? "value.colorSelectedTab(" : "value.colorOtherTabs(")
      colors.writeArgument(color, to: &writer)
      writer.endLine()
    case .setting(let property, let value):
      switch property.row.carrier {
      case .objects(let paths):
        for path in paths { assign(value, of: property, to: "value.\(current(path))") }
      case .layouts(let paths):
        for path in paths { assign(value, of: property, to: "layout.\(path)") }
      case .itself, .item, .searchBar, .scopeButtons, .buttons: break
      }
    }
  }

  /// Assigns a color or nil; `type` qualifies UIKit's names if the target does not imply it.
  mutating func assign(_ color: ColorID?, to target: String, type: String = "") {
    guard let color else { return line("\(target) = nil") }
    writer.write("\(target) = ")
    colors.write(color, to: &writer, type: type)
    writer.endLine()
  }

  mutating func assign(_ font: TitleFont, to target: String) {
    writer.write("\(target) = ")
    if font.design != nil { use(.fontDesigns) }
    switch font {
    case .system(let size, let weight, let design):
      call("UIFont.systemFont", systemFont(size, weight, design))
    case .textStyle(let style, nil, nil):
      call("UIFont.preferredFont", ["forTextStyle: .\(style)"])
    case .textStyle(let style, let weight, let design):
      let own = style == "headline" ? "semibold" : "regular"
      let font = systemFont(TitleFont.size(of: style), weight ?? own, design)
      callScaled(style, ".systemFont(\(font.joined(separator: ", ")))")
    case .named(let name, let size, let style):
      let arguments = ["name: \(SwiftText.literal(name))", "size: \(points(size))"]
      guard let style else { return call("UIFont", arguments) }
      callScaled(style, "UIFont(\(arguments.joined(separator: ", ")))")
    }
  }

  private func systemFont(_ size: Double, _ weight: String, _ design: String?) -> [String] {
    ["ofSize: \(points(size))", "weight: .\(weight)"] + (design.map { ["design: .\($0)"] } ?? [])
  }

  private mutating func callScaled(_ style: String, _ font: String) {
    use(.scaledFonts)
    call("UIFont.scaledFont", ["as: .\(style)", font])
  }

  /// The key path by its oldest name: iOS 26 calls done buttons prominent.
  func current(_ path: String) -> String {
    let old = "doneButtonAppearance"
    guard !runsBefore(26), path.hasPrefix(old) else { return path }
    return "prominentButtonAppearance" + path.dropFirst(old.count)
  }

  private func points(_ size: Double) -> String {
    NumberText.shortest(size)
  }
}

extension SwiftFile {
  /// All statements about the object of a bar, or of a state; a background that yields to the system's glass is one
  /// only before iOS 26.
  mutating func writeParts(of bar: DrawnBar, in state: BarProperty? = nil) {
    let parts = bar.allParts(in: state)
    let background = parts.filter(\.isBackground)
    let onGlass = bar.onGlass.allParts(in: state).filter(\.isBackground)
    guard background != onGlass else { return write(parts) }
    write(since: 26, before: { $0.write(background) }) { $0.write(onGlass) }
    write(parts.filter { !$0.isBackground })
  }

  /// Writes a state's differences on a copy of the bar's object.
  mutating func writeState(_ state: BarProperty, of bar: DrawnBar) {
    let parts = bar.parts(of: state) ?? []
    let background = parts.filter(\.isBackground)
    let onGlass = bar.onGlass.parts(of: state) ?? []
    guard background != onGlass.filter(\.isBackground) else { return write(parts) }
    write(before: 26) { $0.write(background) }
    write(parts.filter { !$0.isBackground })
  }

  private mutating func write(_ parts: [BarPart]) {
    for frame in BarPart.Frame.allCases {
      let framed = parts.filter { $0.frame == frame }
      guard !framed.isEmpty else { continue }
      let write = { (file: inout SwiftFile) in for part in framed { file.write(part) } }
      switch frame {
      case .object, .tabs, .oneLayout: write(&self)
      case .layouts: block("for layout in value.layouts {", write)
      case .ios26: writeFrom26(write)
      case .beforeIOS26: self.write(before: 26, write)
      }
    }
  }
}

extension SwiftFile {
  mutating func writeTabColoring(_ appearances: [ResolvedAppearance]) {
    let parts = appearances.flatMap { appearance -> [BarPart] in
      let bar = context.drawn(appearance, .tabBar)
      return bar.parts + (bar.parts(of: .scrollEdge) ?? [])
    }
    let functions: [(name: String, state: String, isSelected: Bool)] = [
      ("colorSelectedTab", "selected", true), ("colorOtherTabs", "normal", false),
    ]
    let used = functions.filter { function in
      parts.contains { if case .tabs(function.isSelected, _) = $0 { true } else { false } }
    }
    let usesLayouts = parts.contains { $0.frame == .layouts }
    guard !used.isEmpty || usesLayouts else { return }
    line()
    block("extension UITabBarAppearance {") { file in
      for (name, state, _) in used {
        file.lines(
          """
          private func \(name)(_ color: UIColor) {
            for layout in layouts {
              layout.\(state).iconColor = color
              layout.\(state).titleTextAttributes[.foregroundColor] = color
            }
          }

          """)
      }
      file.block("private var layouts: [UITabBarItemAppearance] {") {
        $0.line("[stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]")
      }
    }
  }
}
