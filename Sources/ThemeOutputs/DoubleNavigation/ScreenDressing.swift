import ColorScience
import ThemeModel

extension SwiftFile {
  /// Writes each appearance's function that sets every property of a bar, so none is left of the
  /// previous screen.
  mutating func writeDressing(_ dressing: ScreenDressing, _ kind: BarKind) {
    line("/// Sets every property, since the next screen keeps what this one leaves unset.")
    block("extension \(kind.className) {") { file in
      file.each(dressing.appearances) { file, appearance in
        file.function("fileprivate func \(dressing.name(appearance))") { file in
          file.writeCopiedProperties(file.context.drawn(appearance, kind), dressing)
          file.writeObjects(appearance, kind, dressing)
        }
      }
    }
  }

  private mutating func writeCopiedProperties(_ bar: DrawnBar, _ dressing: ScreenDressing) {
    let kind = bar.kind
    line("barStyle = .\((bar.style ?? .default).rawValue)")
    if kind == .navigationBar, dressing.worn.setsLargeTitles {
      line("prefersLargeTitles = \(bar.bar.flag(.prefersLargeTitles) ?? false)")
    }
    assign(bar.tint?.color, to: "tintColor")
    let (background, glass) = (bar.copiedBackground, bar.onGlass.copiedBackground)
    write(background.filter(glass.contains), kind)
    if glass != background {
      write(
        since: 26, before: { $0.write(background.filter { !glass.contains($0) }, kind) }
      ) { $0.write(glass.filter { !background.contains($0) }, kind) }
    }
    guard kind == .navigationBar else { return }
    for (attributes, color, font) in bar.standard.titles { writeText(attributes, color, font) }
  }

  /// Writes the real bar's objects, default ones if the appearance has none, and its style.
  private mutating func writeObjects(
    _ appearance: ResolvedAppearance, _ kind: BarKind, _ dressing: ScreenDressing
  ) {
    guard dressing.hasObjects(kind) || dressing.isPinned else { return }
    if dressing.isPinned {
      line("overrideUserInterfaceStyle = .\(appearance.interfaceStyle.rawValue)")
    }
    let bar = context.drawn(appearance, kind)
    if bar.hasObjects {
      writeSlotCall(appearance, kind, ScreenDressing.factories, on: "")
    } else if dressing.hasObjects(kind) {
      let edge = bar.leavesEdge ? ", leavesEdge: true" : ""
      line("setAppearances(\(kind.appearanceClass)()\(edge))")
    }
  }
}

/// A property that shows on the library's copies of bars, which have no objects.
private enum CopiedPart: Equatable {
  case translucency(Bool)
  case barTint(ColorID?)
  /// An empty image draws nothing; otherwise UIKit's default.
  case background(isEmpty: Bool)
  /// An empty image draws no line; otherwise UIKit's default.
  case shadow(isEmpty: Bool)
}

extension DrawnBar {
  fileprivate var copiedBackground: [CopiedPart] {
    let (state, isClear) = (standard, standard.isClear)
    let color =
      isGlass || isClear ? nil : bar.color(.barTintColor) ?? bar.color(.backgroundColor)
    return [
      .translucency(isTranslucent ?? true), .barTint(color?.value),
      .background(isEmpty: isClear), .shadow(isEmpty: state.hidesShadow),
    ]
  }
}

extension SwiftFile {
  private mutating func write(_ parts: [CopiedPart], _ kind: BarKind) {
    for part in parts {
      switch part {
      case .translucency(let flag): line("isTranslucent = \(flag)")
      case .barTint(let color): assign(color, to: "barTintColor")
      case .background(let isEmpty):
        let image = isEmpty ? "UIImage()" : "nil"
        line(
          kind == .toolbar
            ? "setBackgroundImage(\(image), forToolbarPosition: .any, barMetrics: .default)"
            : "setBackgroundImage(\(image), for: .default)")
      case .shadow(let isEmpty):
        let image = isEmpty ? "UIImage()" : "nil"
        line(
          kind == .toolbar
            ? "setShadowImage(\(image), forToolbarPosition: .any)" : "shadowImage = \(image)")
      }
    }
  }

  private mutating func writeText(_ attributes: String, _ color: ColorID?, _ font: TitleFont?) {
    guard color != nil || font != nil else { return line("\(attributes) = nil") }
    let name = attributes.hasPrefix("large") ? "largeTitle" : "title"
    line("var \(name): [NSAttributedString.Key: Any] = [:]")
    if let color { assign(color, to: "\(name)[.foregroundColor]", type: "UIColor") }
    if let font { assign(font, to: "\(name)[.font]") }
    line("\(attributes) = \(name)")
  }
}
