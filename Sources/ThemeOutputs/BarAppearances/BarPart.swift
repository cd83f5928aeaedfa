import ColorScience
import OutputText
import ThemeModel

/// A statement about a bar-appearance object.
enum BarPart: Hashable {
  case configure(BarBackground)
  case background(ColorID)
  case shadow(ColorID?)
  /// A color of the text of `titleTextAttributes` or the like.
  case text(attributes: String, ColorID)
  /// The color of the text of a kind of button.
  case button(DrawnPart, ColorID)
  case font(attributes: String, TitleFont)
  /// The color of tabs, by the function that sets it.
  case tabs(isSelected: Bool, ColorID)
  /// A property that the table of properties has a place for.
  case setting(BarProperty, ResolvedBar.Value)

  /// Whether the statement is about what lies under the content, which the system's glass replaces.
  var isBackground: Bool {
    switch self {
    case .configure, .background, .shadow: true
    case .text, .button, .font, .tabs: false
    case .setting(let property, _): property.isBackground
    }
  }

  /// Whether `configureWith…` takes the statement back.
  fileprivate var isReset: Bool {
    switch self {
    case .background, .shadow: true
    case .setting(let property, _): property.isBackground
    default: false
    }
  }

  /// What stands around the statement, alike ones together and in this order.
  fileprivate var frame: Frame {
    if case .tabs = self { return .tabs }
    guard case .setting(let property, _) = self else { return .object }
    if property.firstVersion >= 26 { return .from26 }
    switch property.row.carrier {
    case .layouts: return .layouts
    case .objects(let paths) where paths.contains { $0.contains("LayoutAppearance") }:
      return .oneLayout
    default: return .object
    }
  }

  /// The member of the bar-appearance object that the statement is about, empty for the object itself.
  fileprivate var member: Substring {
    switch self {
    case .configure, .background, .shadow, .tabs: ""
    case .text(let attributes, _), .font(let attributes, _): attributes[...]
    case .button(.plainButton, _): "buttonAppearance"
    case .button(.doneButton, _): "doneButtonAppearance"
    case .button: "backButtonAppearance"
    case .setting(let property, _):
      if case .objects(let paths) = property.row.carrier, !property.isBackground {
        paths[0].prefix { $0 != "." && $0 != "[" }
      } else {
        ""
      }
    }
  }

  /// What stands around statements about a bar-appearance object.
  fileprivate enum Frame: Comparable, CaseIterable {
    /// Nothing.
    case object
    /// A function that colors tabs.
    case tabs
    /// A loop over the layouts of tabs.
    case layouts
    /// Nothing, but it has to come after what is said of all layouts.
    case oneLayout
    /// A check that the system has what came with iOS 26.
    case from26
  }
}

extension DrawnState {
  /// What the bar-appearance object needs, in the order in which it is set; empty where the theme
  /// sets nothing that such an object holds.
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
    if let ink = ink(.title) { parts.append(.text(attributes: "titleTextAttributes", ink.color)) }
    if let titleFont { parts.append(.font(attributes: "titleTextAttributes", titleFont)) }
    if let ink = ink(.largeTitle) {
      parts.append(.text(attributes: "largeTitleTextAttributes", ink.color))
    }
    if let largeTitleFont {
      parts.append(.font(attributes: "largeTitleTextAttributes", largeTitleFont))
    }
    for button in [DrawnPart.plainButton, .doneButton, .backButton] {
      if let ink = buttonInk(button) { parts.append(.button(button, ink.color)) }
    }
    if let ink = ink(.selectedTab) { parts.append(.tabs(isSelected: true, ink.color)) }
    if let ink = ink(.otherTabs) { parts.append(.tabs(isSelected: false, ink.color)) }
    return (parts + settings.filter { !$0.isBackground }).byMember
  }
}

extension DrawnBar {
  /// What the bar-appearance object of the bar needs.
  var parts: [BarPart] { standard.parts }

  /// What the object of a state needs beside that of the bar, nil where it is the same.
  func parts(of state: BarProperty) -> [BarPart]? {
    guard let drawn = own(state), !drawn.isLeftToUIKit else { return nil }
    let parts = drawn.parts
    let standard = Set(self.parts)
    let isReconfigured =
      parts.contains { $0.isBackground && !$0.isReset && !standard.contains($0) }
      || standard.contains { $0.isReset && !parts.contains($0) && !parts.replaces($0) }
    let own = parts.filter { !standard.contains($0) || isReconfigured && $0.isBackground }
    guard let first = own.map(\.frame).filter({ $0 > .object }).min() else {
      return own.isEmpty ? nil : own
    }
    // What is said of all tabs takes back what was said of some, and done buttons are prominent ones.
    return parts.filter { own.contains($0) || $0.frame > first }
  }
}

extension [BarPart] {
  /// The statements with those about one member one after the other, where the first of them was.
  fileprivate var byMember: [BarPart] {
    var order: [Substring: Int] = [:]
    for (index, part) in enumerated() where !part.member.isEmpty && order[part.member] == nil {
      order[part.member] = index
    }
    return enumerated().map { (order[$1.member] ?? $0, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Whether one of the statements sets anew what another one sets.
  fileprivate func replaces(_ part: BarPart) -> Bool {
    contains {
      switch ($0, part) {
      case (.background, .background), (.shadow, .shadow): true
      case (.setting(let left, _), .setting(let right, _)): left == right
      default: false
      }
    }
  }
}

extension SwiftFile {
  /// A statement about the bar-appearance object `value`.
  mutating func write(_ part: BarPart) {
    switch part {
    case .configure(.default): writer.line("value.configureWithDefaultBackground()")
    case .configure(.opaque): writer.line("value.configureWithOpaqueBackground()")
    case .configure: writer.line("value.configureWithTransparentBackground()")
    case .background(let color): assign(color, to: "value.backgroundColor")
    case .shadow(let color?): assign(color, to: "value.shadowColor")
    case .shadow: writer.line("value.shadowColor = nil")
    case .text(let attributes, let color):
      assign(color, to: "value.\(attributes)[.foregroundColor]", type: "UIColor")
    case .button(let button, let color):
      let target = "value.\(buttons(button)).normal.titleTextAttributes"
      assign(color, to: "\(target)[.foregroundColor]", type: "UIColor")
    case .font(let attributes, let font):
      assign(font, to: "value.\(attributes)[.font]")
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

  /// Assigns a color or nil; `type` is in front of UIKit's names where the target does not say it.
  mutating func assign(_ color: ColorID?, to target: String, type: StaticString = "") {
    guard let color else { return writer.line(text: "\(target) = nil") }
    writer.write(text: "\(target) = ")
    colors.write(color, to: &writer, type: type)
    writer.endLine()
  }

  /// Assigns a font, nil where no font of that name is there.
  mutating func assign(_ font: TitleFont, to target: String) {
    writer.write(text: "\(target) = ")
    usesFontDesigns = usesFontDesigns || font.design != nil
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
      guard let style else {
        call("UIFont", arguments)
        break
      }
      callScaled(style, "UIFont(\(arguments.joined(separator: ", ")))")
    }
    writer.endLine()
  }

  private func systemFont(_ size: Double, _ weight: String, _ design: String?) -> [String] {
    ["ofSize: \(points(size))", "weight: .\(weight)"] + (design.map { ["design: .\($0)"] } ?? [])
  }

  private mutating func callScaled(_ style: String, _ font: String) {
    usesScaledFonts = true
    call("UIFont.scaledFont", ["as: .\(style)", font])
  }

  /// Writes a call, its arguments on lines of their own where they do not fit.
  private mutating func call(_ name: String, _ arguments: [String]) {
    writer.call(name, count: arguments.count) { $1.append(text: arguments[$0]) }
  }

  /// The property of a bar-appearance object for a kind of button; iOS 26 renamed one.
  private func buttons(_ button: DrawnPart) -> String {
    switch button {
    case .backButton: "backButtonAppearance"
    case .doneButton: doneButtons
    default: "buttonAppearance"
    }
  }

  /// The property for buttons that are done, which iOS 26 calls prominent.
  var doneButtons: String {
    runsBefore(26) ? "doneButtonAppearance" : "prominentButtonAppearance"
  }

  /// A key path of a bar-appearance object by the names that the oldest iOS has for it.
  private func current(_ path: String) -> String {
    let (old, new) = ("doneButtonAppearance", doneButtons)
    return path.hasPrefix(old) ? new + path.dropFirst(old.count) : path
  }

  private func points(_ size: Double) -> String {
    NumberText.shortest(size)
  }
}

extension SwiftFile {
  /// The statements about a bar in its standard state; a background that yields to the system's
  /// glass is one only before iOS 26.
  mutating func writeParts(of bar: DrawnBar) {
    let parts = bar.parts
    let background = parts.filter(\.isBackground)
    let onGlass = bar.onGlass.parts.filter(\.isBackground)
    guard background != onGlass else { return write(parts) }
    write(since: 26) {
      $0.write(onGlass)
    } before: {
      $0.write(background)
    }
    write(parts.filter { !$0.isBackground })
  }

  /// The statements about a state that differs, on an object that looks like the bar itself.
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
      switch frame {
      case .object, .tabs, .oneLayout: for part in framed { write(part) }
      case .layouts:
        writer.line("for layout in value.layouts {")
        indented { file in for part in framed { file.write(part) } }
        writer.line("}")
      case .from26:
        writeFrom26 { file in for part in framed { file.write(part) } }
      }
    }
  }
}

extension SwiftFile {
  /// The functions that color tabs in every layout, as far as the appearances need them.
  mutating func writeTabColoring(_ appearances: [ResolvedAppearance]) {
    let parts = appearances.flatMap { appearance -> [BarPart] in
      let bar = context.drawn(appearance, .tabBar)
      return bar.parts + (bar.parts(of: .scrollEdge) ?? [])
    }
    let functions: [(name: StaticString, state: StaticString, isSelected: Bool)] = [
      ("colorSelectedTab", "selected", true), ("colorOtherTabs", "normal", false),
    ]
    let used = functions.filter { function in
      parts.contains { if case .tabs(function.isSelected, _) = $0 { true } else { false } }
    }
    let usesLayouts = parts.contains { $0.frame == .layouts }
    guard !used.isEmpty || usesLayouts else { return }
    writer.line()
    writeIntroduction()
    writer.block("extension UITabBarAppearance {") { writer in
      for function in used {
        writer.write("private func ")
        writer.write(function.name)
        writer.block("(_ color: UIColor) {") { $0.writeTabLoop(function.state) }
        writer.line()
      }
      writer.block("private var layouts: [UITabBarItemAppearance] {") {
        $0.line("[stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]")
      }
    }
  }
}

extension SwiftWriter {
  /// The loop that sets icon and title of a state of the tabs.
  fileprivate mutating func writeTabLoop(_ state: StaticString) {
    block("for layout in layouts {") { writer in
      for property in ["iconColor", "titleTextAttributes[.foregroundColor]"] {
        writer.write("layout.")
        writer.write(state)
        writer.line(text: ".\(property) = color")
      }
    }
  }
}
