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
  case titleFont(TitleFont)
  /// The color of tabs, by the function that sets it.
  case tabs(isSelected: Bool, ColorID)

  /// Whether the statement is about what lies under the content, which the system's glass replaces.
  var isBackground: Bool {
    switch self {
    case .configure, .background, .shadow: true
    case .text, .button, .titleFont, .tabs: false
    }
  }

  /// Whether `configureWith…` takes the statement back.
  fileprivate var isReset: Bool {
    switch self {
    case .background, .shadow: true
    default: false
    }
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
    switch shadow {
    case .color(let color): parts.append(.shadow(color))
    case .hidden where !isTransparent: parts.append(.shadow(nil))
    default: break
    }
    if let ink = ink(.title) { parts.append(.text(attributes: "titleTextAttributes", ink.color)) }
    if let titleFont { parts.append(.titleFont(titleFont)) }
    if let ink = ink(.largeTitle) {
      parts.append(.text(attributes: "largeTitleTextAttributes", ink.color))
    }
    for button in [DrawnPart.plainButton, .doneButton, .backButton] {
      if let ink = buttonInk(button) { parts.append(.button(button, ink.color)) }
    }
    if let ink = ink(.selectedTab) { parts.append(.tabs(isSelected: true, ink.color)) }
    if let ink = ink(.otherTabs) { parts.append(.tabs(isSelected: false, ink.color)) }
    return parts
  }
}

extension DrawnBar {
  /// What the bar-appearance object of the bar needs.
  var parts: [BarPart] { standard.parts }

  /// What the object of a state needs beside that of the bar, nil where it is the same.
  func parts(of state: BarProperty) -> [BarPart]? {
    guard let parts = own(state)?.parts else { return nil }
    let standard = Set(self.parts)
    let isReconfigured =
      parts.contains { $0.isBackground && !$0.isReset && !standard.contains($0) }
      || standard.contains { $0.isReset && !parts.contains($0) && !parts.replaces($0) }
    let own = parts.filter { !standard.contains($0) || isReconfigured && $0.isBackground }
    return own.isEmpty ? nil : own
  }
}

extension [BarPart] {
  /// Whether one of the statements sets anew what another one sets.
  fileprivate func replaces(_ part: BarPart) -> Bool {
    contains {
      switch ($0, part) {
      case (.background, .background), (.shadow, .shadow): true
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
    case .titleFont(let font):
      assign(font, to: "value.titleTextAttributes[.font]")
    case .tabs(let isSelected, let color):
      writer.write(isSelected ? "value.colorSelectedTab(" : "value.colorOtherTabs(")
      colors.writeArgument(color, to: &writer)
      writer.endLine()
    }
  }

  /// Assigns a color; `type` stands in front of UIKit's names where the target does not say it.
  mutating func assign(_ color: ColorID, to target: String, type: StaticString = "") {
    writer.write(text: "\(target) = ")
    colors.write(color, to: &writer, type: type)
    writer.endLine()
  }

  /// Assigns a font, nil where no font of that name is there.
  mutating func assign(_ font: TitleFont, to target: String) {
    writer.write(text: "\(target) = ")
    switch font {
    case .system(let size, let weight):
      writer.write(text: "UIFont.systemFont(ofSize: \(points(size)), weight: .\(weight))")
    case .textStyle(let style):
      writer.write(text: "UIFont.preferredFont(forTextStyle: .\(style))")
    case .named(let name, let size):
      let arguments = ["name: \(SwiftText.literal(name))", "size: \(points(size))"]
      writer.call("UIFont", count: arguments.count) { $1.append(text: arguments[$0]) }
    }
    writer.endLine()
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
    writeByGlass {
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
    writeBeforeGlass { $0.write(background) }
    write(parts.filter { !$0.isBackground })
  }

  private mutating func write(_ parts: [BarPart]) {
    for part in parts { write(part) }
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
    guard !used.isEmpty else { return }
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
