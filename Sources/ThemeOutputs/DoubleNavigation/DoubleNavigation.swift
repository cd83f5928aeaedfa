import ThemeModel

extension Backend {
  /// What DoubleNavigationController asks of each screen.
  static let doubleNavigation = Backend(.doubleNavigation) { context, sink in
    var file = SwiftFile(context, isolation: "", sink)
    let dressing = ScreenDressing(context)
    file.write(imports: [.used("UIKit")]) { file in
      file.writeScreens(dressing)
      for kind in dressing.kinds {
        file.writer.line()
        file.writeDressing(dressing, kind)
        guard dressing.hasObjects(kind) else { continue }
        file.writer.line()
        file.writeFactories(kind, ScreenDressing.factories, where: dressing.isWorn)
        file.writeSlots(kind, of: kind.className)
      }
    }
  }
}

/// The bars of all screens: the next screen inherits what one of them leaves unset, so each sets
/// everything that any of them sets.
struct ScreenDressing {
  private let context: EmitContext
  /// The appearances that screens wear.
  let appearances: [ResolvedAppearance]
  /// The bars that are dressed; a toolbar only where an appearance has one.
  let kinds: [BarKind]

  static let factories = BarFactories(modifier: "fileprivate ", suffix: "Screen")

  init(_ context: EmitContext) {
    self.context = context
    let appearances = context.theme.wornAppearances
    self.appearances = appearances
    let hasToolbar = appearances.contains { !$0.bars.toolbar.settings.isEmpty }
    kinds = appearances.isEmpty ? [] : hasToolbar ? [.navigationBar, .toolbar] : [.navigationBar]
  }

  /// Whether a screen pins its bars to an interface style.
  var isPinned: Bool { appearances.contains { $0.interfaceStyle != .unspecified } }

  /// Whether a kind of bar has a bar-appearance object that is not the system's.
  func hasObjects(_ kind: BarKind) -> Bool {
    appearances.contains { !context.drawn($0, kind).parts.isEmpty }
  }

  /// Whether a screen wears an appearance.
  func isWorn(_ appearance: ResolvedAppearance) -> Bool {
    appearances.contains { $0.symbol == appearance.symbol }
  }

  /// The function that dresses a bar in an appearance.
  func name(_ appearance: ResolvedAppearance) -> String {
    "dressAs" + SwiftName.capitalized(Self.factories.name(appearance))
  }
}
