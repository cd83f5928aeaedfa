import OutputText
import ThemeModel

/// Who sees an output's factories of bar-appearance objects, and how they are named, so that the
/// outputs of one theme can be in one module.
struct BarFactories {
  /// The modifier with the blank behind it.
  let modifier: String
  /// What is behind an appearance's stem.
  let suffix: String
  /// Whether the objects have the interface style of their appearance; an appearance proxy is for one.
  var pins = true

  /// Whether others than the file itself see the factories, so that deprecated ones must warn.
  var isShared: Bool { modifier != "fileprivate " }

  /// The factory of a state of a bar, the standard one where no state is named.
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
  /// The factories of a kind of bar in an extension, and whether there are any; `isUsed` leaves
  /// appearances out.
  @discardableResult
  mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories,
    where isUsed: (ResolvedAppearance) -> Bool = { _ in true }
  ) -> Bool {
    let dressed = context.theme.appearances.filter {
      isUsed($0) && !context.drawn($0, kind).parts.isEmpty
    }
    guard !dressed.isEmpty else { return false }
    block("extension \(kind.appearanceClass) {") { file in
      var known: [Twin: ResolvedAppearance] = [:]
      file.each(dressed) { file, appearance in
        let twin = Twin(
          bar: appearance.bars[kind],
          interfaceStyle: factories.pins ? appearance.interfaceStyle : .unspecified)
        file.writeFactories(kind, factories, appearance, twin: known[twin])
        // A deprecated one warns whoever calls it.
        if known[twin] == nil, appearance.deprecation.isEmpty { known[twin] = appearance }
      }
    }
    if kind == .tabBar { writeTabColoring(dressed) }
    return true
  }

  /// The attribute of what belongs to a deprecated appearance.
  mutating func writeDeprecation(_ appearance: ResolvedAppearance) {
    for deprecation in appearance.deprecation { line(attribute(deprecation)) }
  }

  /// The factories of an appearance; they call those of an earlier one whose bar is equal.
  private mutating func writeFactories(
    _ kind: BarKind, _ factories: BarFactories, _ appearance: ResolvedAppearance,
    twin: ResolvedAppearance?
  ) {
    let bar = context.drawn(appearance, kind)
    let standard = factories.name(appearance)
    if appearance.description.isEmpty {
      line("/// The \(kind.title) of `\(appearance.symbol)`.")
    } else {
      writeDescription(appearance)
    }
    if factories.isShared { writeDeprecation(appearance) }
    writeFactory(
      factories.modifier + "static func \(standard)", kind,
      calling: twin.map { factories.name($0) }
    ) { file in
      file.line("let value = \(kind.appearanceClass)()")
      file.writeParts(of: bar)
      if factories.pins { file.writePin(appearance.interfaceStyle) }
    }
    for property in kind.states where bar.parts(of: property) != nil {
      line()
      line("/// As `\(standard)`, but \(property.place).")
      let head = factories.modifier + "static func \(factories.name(appearance, property))"
      if factories.isShared { writeDeprecation(appearance) }
      writeFactory(head, kind, calling: twin.map { factories.name($0, property) }) { file in
        guard !bar.beginsAnew(in: property) else {
          file.line("let value = \(kind.appearanceClass)()")
          file.writeParts(of: bar, in: property)
          if factories.pins { file.writePin(appearance.interfaceStyle) }
          return
        }
        file.line("let value = \(standard)()")
        file.writeState(property, of: bar)
      }
    }
  }

  /// Gives an object the interface style of its appearance, which came with iOS 27; before, the bar
  /// has it.
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

  private mutating func writeFactory(
    _ head: String, _ kind: BarKind, calling twin: String?, _ body: (inout SwiftFile) -> Void
  ) {
    function(head, result: " -> \(kind.appearanceClass)") { file in
      if let twin { return file.line("\(twin)()") }
      body(&file)
      file.line("return value")
    }
  }
}

/// What factories of equal objects have in common.
private struct Twin: Hashable {
  let bar: ResolvedBar
  let interfaceStyle: InterfaceStyle
}

extension SwiftFile {
  /// The function that fills every slot of a bar or an item, as far as the theme's bars need it.
  mutating func writeSlots(_ kind: BarKind, of owner: String) {
    let dressed = context.theme.appearances.map { context.drawn($0, kind) }
      .filter { !$0.parts.isEmpty }
    guard !dressed.isEmpty else { return }
    let states = kind.states.filter { state in dressed.contains { $0.passes(state) } }
    let leavesEdge = dressed.contains(where: \.leavesEdge)
    line()
    block("extension \(owner) {") { file in
      file.function(
        "fileprivate func setAppearances",
        ["_ standard: \(kind.appearanceClass)"]
          + states.map { "\($0.name): \(kind.appearanceClass)? = nil" }
          + (leavesEdge ? ["leavesEdge: Bool = false"] : [])
      ) { file in
        file.line("standardAppearance = standard")
        file.writeSlots(kind, states, leavesEdge: leavesEdge)
      }
    }
  }

  private mutating func writeSlots(_ kind: BarKind, _ states: [BarProperty], leavesEdge: Bool) {
    // Where the edge is left to UIKit, a compact slot that only repeats the standard one would show there.
    let unset = leavesEdge ? "leavesEdge ? nil : " : ""
    let given = { (state: BarProperty) in states.contains(state) ? "\(state.name) ?? " : "" }
    let inFront = { (state: BarProperty, rest: String) in
      given(state) + (leavesEdge && states.contains(state) ? "(\(rest))" : rest)
    }
    let edge = unset + given(.scrollEdge)
    writeSlots(
      kind, compact: inFront(.compact, unset + "standard"), edge: edge + "standard",
      compactEdge: inFront(.compactScrollEdge, edge + given(.compact) + "standard"))
  }

  /// Fills the slots beside the standard one, each with an expression.
  mutating func writeSlots(_ kind: BarKind, compact: String, edge: String, compactEdge: String) {
    if kind != .tabBar { line("compactAppearance = \(compact)") }
    line("scrollEdgeAppearance = \(edge)")
    if kind != .tabBar { write("compactScrollEdgeAppearance =", compactEdge) }
  }

  /// A statement, its value on a line of its own where it does not fit.
  mutating func write(_ target: String, _ value: String) {
    guard target.utf8.count + 1 + value.utf8.count > writer.room else {
      return line("\(target) \(value)")
    }
    line(target)
    indented { $0.line(value) }
  }

  /// The call that puts an appearance's objects on a bar or an item.
  mutating func writeSlotCall(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ factories: BarFactories,
    on receiver: String
  ) {
    let bar = context.drawn(appearance, kind)
    let states = kind.states.filter(bar.passes).map { state in
      let own = bar.parts(of: state) == nil ? nil : state
      return "\(state.name): .\(factories.name(appearance, own))()"
    }
    let arguments =
      [".\(factories.name(appearance))()"] + states + (bar.leavesEdge ? ["leavesEdge: true"] : [])
    writer.write(receiver)
    call("setAppearances", arguments)
  }
}

extension DrawnBar {
  /// Whether a state has an object of its own, or has to have that of the bar in the way of another
  /// state's: at compact height the scroll edge counts first.
  fileprivate func passes(_ state: BarProperty) -> Bool {
    if parts(of: state) != nil { return true }
    guard let own = own(state), !own.isLeftToUIKit else { return false }
    return switch state {
    case .scrollEdge: parts(of: .compact) != nil
    case .compactScrollEdge:
      parts(of: .compact) != nil || parts(of: .scrollEdge) != nil || leavesEdge
    default: false
    }
  }
}

extension BarProperty {
  /// Where a state of a bar is seen.
  fileprivate var place: String {
    switch self {
    case .compact: "at compact height"
    case .compactScrollEdge: "at the edge of the content at compact height"
    default: "at the edge of the content"
    }
  }
}
