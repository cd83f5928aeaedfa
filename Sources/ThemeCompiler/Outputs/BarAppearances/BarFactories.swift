import OutputText

/// The access and names of factories of bar-appearance objects, unique within a module.
struct BarFactories {
  /// With a trailing space.
  let modifier: String
  let suffix: String
  /// True if objects fix their appearance's interface style; an appearance proxy is for one style.
  var pins = true

  /// True if other files use the factories, so deprecated ones must warn.
  var isShared: Bool { modifier != "fileprivate " }

  func name(_ appearance: ResolvedAppearance, _ state: BarProperty? = nil) -> String {
    appearance.stem + suffix + (state.map { SwiftName.capitalized($0.name) } ?? "")
  }
}

extension BarKind {
  var className: String {
    switch self {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  var appearanceClass: String { className + "Appearance" }
}

extension SwiftFile {
  /// Writes factories in an extension; returns whether there are any.
  @discardableResult
  mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories,
    where isUsed: (ResolvedAppearance) -> Bool = { _ in true }
  ) -> Bool {
    let dressed = context.theme.appearances.filter {
      isUsed($0) && context.drawn($0, kind).hasObjects
    }
    guard !dressed.isEmpty else { return false }
    block("extension \(kind.appearanceClass) {") { file in
      var known: [Twin: ResolvedAppearance] = [:]
      file.each(dressed) { file, appearance in
        let twin = Twin(
          bar: appearance.bars[kind],
          interfaceStyle: factories.pins ? appearance.interfaceStyle : .unspecified)
        file.writeFactories(kind, factories, appearance, twin: known[twin])
        // Calls of a deprecated factory warn.
        if known[twin] == nil, appearance.deprecation.isEmpty { known[twin] = appearance }
      }
    }
    if kind == .tabBar { writeTabColoring(dressed) }
    return true
  }

  mutating func writeDeprecation(_ appearance: ResolvedAppearance) {
    for deprecation in appearance.deprecation { line(attribute(deprecation)) }
  }

  private mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories, _ appearance: ResolvedAppearance,
    twin: ResolvedAppearance?
  ) {
    let bar = context.drawn(appearance, kind)
    if appearance.description.isEmpty {
      line("/// The \(kind.title) of `\(appearance.symbol)`.")
    } else {
      writeDescription(appearance)
    }
    writeFactory(nil, of: bar, factories, appearance, twin)
    for state in kind.states where bar.statements(of: state) != nil {
      line()
      line("/// As `\(factories.name(appearance))`, but \(state.place).")
      writeFactory(state, of: bar, factories, appearance, twin)
    }
  }

  private mutating func writeFactory(
    _ state: BarProperty?, of bar: DrawnBar, _ factories: BarFactories,
    _ appearance: ResolvedAppearance, _ twin: ResolvedAppearance?
  ) {
    if factories.isShared { writeDeprecation(appearance) }
    let type = bar.kind.appearanceClass
    function(
      "\(factories.modifier)static func \(factories.name(appearance, state))",
      result: " -> \(type)"
    ) { file in
      if let twin { return file.line("\(factories.name(twin, state))()") }
      let isNew = state.map(bar.beginsAnew) ?? true
      file.line("let value = \(isNew ? type : factories.name(appearance))()")
      file.writeObject(of: bar, in: state, isNew: isNew)
      if isNew, factories.pins { file.writePin(appearance.interfaceStyle) }
      file.line("return value")
    }
  }

  /// Fixes an object's interface style, which needs iOS 27; before, the bar has it.
  private mutating func writePin(_ style: InterfaceStyle) {
    guard style != .unspecified else { return }
    lines(
      """
      #if compiler(>=6.4) && !os(visionOS)
        if #available(iOS 27.0, *) {
          value.overrideUserInterfaceStyle = .\(style.rawValue)
        }
      #endif
      """)
  }
}

private struct Twin: Hashable {
  let bar: ResolvedBar
  let interfaceStyle: InterfaceStyle
}

extension SwiftFile {
  mutating func writeSlots(_ kind: BarKind, of owner: String) {
    let bars = context.theme.appearances.map { context.drawn($0, kind) }
    let dressed = bars.filter(\.hasObjects)
    guard !dressed.isEmpty else { return }
    let states = kind.states.filter { state in dressed.contains { $0.passes(state) } }
    let leavesEdge = bars.contains(where: \.leavesEdge)
    line()
    block("extension \(owner) {") { file in
      file.function(
        "fileprivate func setAppearances",
        ["_ standard: \(kind.appearanceClass)"]
          + states.map { "\($0.name): \(kind.appearanceClass)? = nil" }
          + (leavesEdge ? ["leavesEdge: Bool = false"] : [])
      ) { file in
        // If UIKit draws the edge, a compact slot that repeats the standard one would show there.
        let unset = leavesEdge ? "leavesEdge ? nil : " : ""
        let given = { (state: BarProperty) in states.contains(state) ? "\(state.name) ?? " : "" }
        let inFront = { (state: BarProperty, rest: String) in
          given(state) + (leavesEdge && states.contains(state) ? "(\(rest))" : rest)
        }
        let edge = unset + given(.scrollEdge)
        file.line("standardAppearance = standard")
        file.writeSlots(
          kind, compact: inFront(.compact, unset + "standard"), edge: edge + "standard",
          compactEdge: inFront(.compactScrollEdge, edge + given(.compact) + "standard"))
      }
    }
  }

  mutating func writeSlots(_ kind: BarKind, compact: String, edge: String, compactEdge: String) {
    if kind != .tabBar { line("compactAppearance = \(compact)") }
    line("scrollEdgeAppearance = \(edge)")
    if kind != .tabBar { writer.statement("compactScrollEdgeAppearance = ", compactEdge) }
  }

  mutating func writeSlotCall(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ factories: BarFactories,
    on receiver: String
  ) {
    let bar = context.drawn(appearance, kind)
    let states = kind.states.filter(bar.passes).map { state in
      let own = bar.statements(of: state) == nil ? nil : state
      return "\(state.name): .\(factories.name(appearance, own))()"
    }
    let arguments =
      [".\(factories.name(appearance))()"] + states + (bar.leavesEdge ? ["leavesEdge: true"] : [])
    writer.write(receiver)
    call("setAppearances", arguments)
  }
}

extension DrawnBar {
  /// True if a state has an object or needs the bar's; UIKit prefers the edge to compact height.
  fileprivate func passes(_ state: BarProperty) -> Bool {
    if statements(of: state) != nil { return true }
    guard let own = own(state), !own.isLeftToUIKit else { return false }
    return switch state {
    case .scrollEdge: statements(of: .compact) != nil
    case .compactScrollEdge:
      statements(of: .compact) != nil || statements(of: .scrollEdge) != nil || leavesEdge
    default: false
    }
  }
}

extension BarProperty {
  /// Follows the name of a bar in a sentence.
  var place: String {
    switch self {
    case .compact: "at compact height"
    case .compactScrollEdge: "at the edge of the content at compact height"
    default: "at the edge of the content"
    }
  }
}
