import ColorScience

struct BarStatement: Hashable {
  let property: BarProperty
  let value: ResolvedBar.Value
  /// True for the text of done buttons in the tint, which fills them on iOS 26.
  var isTint = false

  var isBackground: Bool { property.isBackground }

  /// True if `configureWith…` resets the property.
  fileprivate var isReset: Bool { isBackground && property != .background }

  fileprivate func hasTarget(of other: BarStatement) -> Bool {
    property == other.property && isTint == other.isTint
  }

  /// The code around the statement; statements are grouped in this order.
  fileprivate var frame: Frame {
    if isTint { return .beforeIOS26 }
    if property.firstVersion >= 26 { return .ios26 }
    switch property.row.carrier {
    case .bar: return .tabs
    case .layouts: return .layouts
    case .objects(let paths) where paths.contains { $0.contains("LayoutAppearance") }:
      return .oneLayout
    default: return .object
    }
  }

  /// Empty for the object itself.
  fileprivate var member: Substring {
    guard !isBackground, case .objects(let paths) = property.row.carrier else { return "" }
    return paths[0].prefix { $0 != "." && $0 != "[" }
  }

  fileprivate var place: Int { Self.places[Int(property.rawValue)] }

  /// The first properties; others follow in the order of outputs.
  private static let first: [BarProperty] =
    BarProperty.allCases.filter { $0.isBackground && $0 != .shadowColor }
    + [
      .shadowColor, .titleColor, .titleFont, .largeTitleColor, .largeTitleFont, .plainButton,
      .doneButton, .backButton, .tintColor, .unselectedItemTintColor,
    ]
  private static let places = BarProperty.allCases.map {
    first.firstIndex(of: $0) ?? first.count + Int($0.rawValue)
  }

  fileprivate enum Frame: Comparable, CaseIterable {
    case object
    case tabs
    case layouts
    case oneLayout
    /// An availability check for iOS 26.
    case ios26
    case beforeIOS26
  }
}

extension DrawnState {
  /// Empty if the theme sets nothing that such an object holds.
  var statements: [BarStatement] {
    var all: [BarStatement] = []
    func add(_ property: BarProperty, _ value: ResolvedBar.Value, isTint: Bool = false) {
      all.append(BarStatement(property: property, value: value, isTint: isTint))
    }
    if let configuration {
      add(.background, .word(configuration.dropsColor ? .transparent : configuration))
    }
    if let backgroundColor { add(.backgroundColor, .color(backgroundColor.value)) }
    switch shadow {
    case .color(let color): add(.shadowColor, .color(color))
    case .hidden where !isTransparent: add(.shadowColor, .word("none"))
    default: break
    }
    for part in DrawnPart.allCases where part != .items {
      guard let color = part.color(in: self) else { continue }
      add(part.property, .color(color), isTint: part == .doneButton && hasDoneInTint)
    }
    for setting in settings.settings where isInObject(setting.property) {
      add(setting.property, setting.value)
    }
    return all.byMember
  }

  private func isInObject(_ property: BarProperty) -> Bool {
    switch property.row.carrier(on: kind) {
    case .objects, .layouts:
      !Self.derived.contains(property)
        && (!property.isBackground || hasOwnBackground && (!isClear || property == .shadowImage))
    case .itself, .bar, .item, .searchBar, .scopeButtons, .buttons: false
    }
  }

  /// The properties whose values depend on others.
  private static let derived = BarPropertySet(
    [.backgroundColor, .shadowColor] + DrawnPart.allCases.map(\.property))

  private var hasOwnBackground: Bool {
    if case .glass = background { return false }
    return !isLeftToUIKit && !isTransparent
  }

  var hasDoneInTint: Bool { ink(.doneButton)?.property == .tintColor }
}

extension DrawnPart {
  /// The color that an output writes for the part; nil if another part sets it.
  func color(in state: DrawnState) -> ColorID? {
    switch self {
    case .plainButton, .doneButton, .backButton: state.buttonInk(self)?.color
    default: state.ink(self)?.color
    }
  }
}

extension [BarStatement] {
  /// Sorted, with all statements about a member at its first one.
  fileprivate var byMember: [BarStatement] {
    let members = map(\.member)
    var first: [Substring: Int] = [:]
    for (member, statement) in zip(members, self) where !member.isEmpty {
      first[member] = Swift.min(first[member] ?? .max, statement.place)
    }
    return zip(members, self).map { (first[$0] ?? $1.place, $1.place, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension DrawnBar {
  var statements: [BarStatement] { standard.statements }

  var hasObjects: Bool {
    !statements.isEmpty || kind.states.contains { statements(of: $0) != nil }
  }

  /// True if the state removes something, except what configuring a background resets anyway.
  func beginsAnew(in state: BarProperty) -> Bool {
    guard let drawn = own(state), !drawn.isLeftToUIKit else { return false }
    let own = drawn.statements
    let isConfigured = own.contains { $0.property == .background }
    return statements.contains { statement in
      !(statement.isBackground && isConfigured) && !own.contains(where: statement.hasTarget)
    }
  }

  /// The statements beside the bar's, all if the object begins anew; nil if there are none.
  func statements(of state: BarProperty) -> [BarStatement]? {
    guard let drawn = own(state), !drawn.isLeftToUIKit else { return nil }
    let all = drawn.statements
    if beginsAnew(in: state) { return all }
    let standard = Set(statements)
    let isReconfigured =
      all.contains { $0.property == .background && !standard.contains($0) }
      || standard.contains { statement in
        statement.isReset && !all.contains(where: statement.hasTarget)
      }
    let own = all.filter { !standard.contains($0) || isReconfigured && $0.isBackground }
    guard !own.isEmpty else { return nil }
    // Statements about all tabs override earlier ones about some, and done buttons are prominent.
    let first = own.map(\.frame).filter { $0 > .object }.min() ?? .beforeIOS26
    let isDone = own.contains { $0.frame == .object && $0.member == "doneButtonAppearance" }
    return all.filter {
      own.contains($0) || $0.frame > first || isDone && $0.member == "prominentButtonAppearance"
    }
  }

  /// All statements of a new object, otherwise those of a state beside the bar's.
  fileprivate func statements(in state: BarProperty?, isNew: Bool) -> [BarStatement] {
    guard let state else { return statements }
    return (isNew ? own(state)?.statements : statements(of: state)) ?? []
  }
}

extension SwiftFile {
  /// Writes statements; a background that yields to glass is written for iOS before 26 only.
  mutating func writeObject(of bar: DrawnBar, in state: BarProperty? = nil, isNew: Bool = true) {
    let statements = bar.statements(in: state, isNew: isNew)
    let background = statements.filter(\.isBackground)
    let glass = bar.onGlass.statements(in: state, isNew: isNew).filter(\.isBackground)
    // An older SDK doesn't compile the color of prominent buttons.
    let hasProminent =
      context.configuration.hasNewSDK
      && (state.flatMap(bar.own) ?? bar.standard).settings.has(.prominentButton)
    guard background != glass else { return write(statements, hasProminent) }
    if isNew {
      write(since: 26, before: { $0.write(background) }) { $0.write(glass) }
    } else {
      write(before: 26) { $0.write(background) }
    }
    write(statements.filter { !$0.isBackground }, hasProminent)
  }

  private mutating func write(_ statements: [BarStatement], _ hasProminent: Bool = false) {
    for frame in BarStatement.Frame.allCases {
      let framed = statements.filter { $0.frame == frame }
      guard !framed.isEmpty else { continue }
      let write = { (file: inout SwiftFile) in for statement in framed { file.write(statement) } }
      switch frame {
      case .object, .tabs, .oneLayout: write(&self)
      case .layouts: block("for layout in value.layouts {", write)
      case .ios26: writeFrom26(write)
      case .beforeIOS26: self.write(before: 26, always: hasProminent, write)
      }
    }
  }

  private mutating func write(_ statement: BarStatement) {
    let (property, value) = (statement.property, statement.value)
    switch property.row.carrier {
    case .bar:
      guard case .color(let color) = value else { return }
      writer.write("value.\(property.tabFunction)(")
      writeArgument(color)
      writer.endLine()
    case .objects(let paths):
      for path in paths { assign(value, of: property, to: "value.\(current(path))") }
    case .layouts(let paths):
      for path in paths { assign(value, of: property, to: "layout.\(path)") }
    default: assign(value, of: property, to: "value")
    }
  }

  /// The path of iOS 26, which calls done buttons prominent.
  func current(_ path: String) -> String {
    let old = "doneButtonAppearance"
    guard !runsBefore(26), path.hasPrefix(old) else { return path }
    return "prominentButtonAppearance" + path.dropFirst(old.count)
  }
}

extension BarProperty {
  fileprivate var tabFunction: String {
    self == .tintColor ? "colorSelectedTab" : "colorOtherTabs"
  }
}

extension SwiftFile {
  mutating func writeTabColoring(_ appearances: [ResolvedAppearance]) {
    let statements = appearances.flatMap { appearance in
      let bar = context.drawn(appearance, .tabBar)
      return bar.statements + (bar.statements(of: .scrollEdge) ?? [])
    }
    let tints = [BarProperty.tintColor, .unselectedItemTintColor].filter { tint in
      statements.contains { $0.property == tint }
    }
    guard !tints.isEmpty || statements.contains(where: { $0.frame == .layouts }) else { return }
    line()
    block("extension UITabBarAppearance {") { file in
      for tint in tints {
        file.block("private func \(tint.tabFunction)(_ color: UIColor) {") { file in
          file.block("for layout in layouts {") { $0.writeTabColor("color", of: tint) }
        }
        file.line()
      }
      file.block("private var layouts: [UITabBarItemAppearance] {") {
        $0.line("[stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]")
      }
    }
  }

  mutating func writeTabColor(_ color: String, of tint: BarProperty) {
    guard case .bar(_, let tabs?) = tint.row.carrier else { return }
    line("layout.\(tabs).iconColor = \(color)")
    line("layout.\(tabs).titleTextAttributes[.foregroundColor] = \(color)")
  }
}
