import OutputText
import ThemeModel

extension SwiftFile {
  /// The function that fills every slot of a bar or an item, as far as the theme's bars need it.
  mutating func writeSlots(_ kind: BarKind, of owner: String) {
    let bars = context.theme.appearances.map { context.drawn($0, kind) }
    guard bars.contains(where: { !$0.parts.isEmpty }) else { return }
    let states = kind.states.filter { state in
      bars.contains { $0.passes(state) && !$0.parts.isEmpty }
    }
    writer.line()
    writeIntroduction()
    writer.line(text: "extension \(owner) {")
    indented { file in
      file.writer.function(
        "fileprivate func setAppearances",
        ["_ standard: \(kind.appearanceClass)"]
          + states.map { "\($0.name): \(kind.appearanceClass)? = nil" })
      file.indented { $0.writeSlots(kind, states, isItem: owner == "UINavigationItem") }
      file.writer.line("}")
    }
    writer.line("}")
  }

  private mutating func writeSlots(_ kind: BarKind, _ states: [BarProperty], isItem: Bool) {
    let compact = states.contains(.compact) ? "compact ?? standard" : "standard"
    let edge = states.contains(.scrollEdge) ? "scrollEdge ?? standard" : "standard"
    let compactEdge = states.contains(.scrollEdge) ? "scrollEdge ?? \(compact)" : compact
    writer.line("standardAppearance = standard")
    if kind != .tabBar { writer.line(text: "compactAppearance = \(compact)") }
    if kind == .navigationBar { writer.line(text: "scrollEdgeAppearance = \(edge)") }
    let isGuarded = runsBefore(15)
    if isGuarded {
      writer.line("if #available(iOS 15.0, *) {")
      writer.indent()
    }
    if kind != .navigationBar { writer.line(text: "scrollEdgeAppearance = \(edge)") }
    if kind != .tabBar { writer.line(text: "compactScrollEdgeAppearance = \(compactEdge)") }
    if isGuarded {
      writer.outdent()
      writer.line("}")
    }
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
    let arguments = [".\(factories.name(appearance))()"] + states
    writer.write(text: receiver)
    writer.call("setAppearances", count: arguments.count) { $1.append(text: arguments[$0]) }
    writer.endLine()
  }
}

extension DrawnBar {
  /// Whether a state has an object of its own, or has to have that of the bar in the way of another
  /// state's: at compact height the scroll edge counts first.
  fileprivate func passes(_ state: BarProperty) -> Bool {
    parts(of: state) != nil
      || state == .scrollEdge && own(state) != nil && parts(of: .compact) != nil
  }
}
