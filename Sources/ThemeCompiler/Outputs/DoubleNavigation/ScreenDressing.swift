import ColorScience

extension SwiftFile {
  /// Writes functions that set every property of a bar, so none of the previous screen's remains.
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
    var properties: [BarProperty] = [.style, .tintColor]
    if dressing.worn.setsLargeTitles, bar.kind == .navigationBar {
      properties.insert(.prefersLargeTitles, at: 1)
    }
    for property in properties {
      if let value = bar.bar[property]?.value {
        assign(value, of: property, to: property.pathOfBar)
      } else {
        line("\(property.pathOfBar) = \(property.unset)")
      }
    }
    let (background, glass) = (bar.copiedParts, bar.onGlass.copiedParts)
    write(background.filter(glass.contains))
    if glass != background {
      write(since: 26, before: { $0.write(background.filter { !glass.contains($0) }) }) {
        $0.write(glass.filter { !background.contains($0) })
      }
    }
    guard bar.kind == .navigationBar else { return }
    writeText("title", bar.standard.ink(.title)?.color, bar.bar.font(.titleFont))
    writeText("largeTitle", bar.standard.ink(.largeTitle)?.color, bar.bar.font(.largeTitleFont))
  }

  /// Writes the bar's style and objects, default ones if the appearance has none.
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

/// A statement about the library's copies of bars, which have no objects.
private enum CopiedPart: Equatable {
  case barTint(ColorID?)
  case statement(String)
}

extension DrawnBar {
  fileprivate var copiedParts: [CopiedPart] {
    let color =
      isGlass || standard.isClear ? nil : bar.color(.barTintColor) ?? bar.color(.backgroundColor)
    // An empty image draws nothing, nil UIKit's default.
    let background = standard.isClear ? "UIImage()" : "nil"
    let shadow = standard.hidesShadow ? "UIImage()" : "nil"
    let images =
      kind == .toolbar
      ? [
        "setBackgroundImage(\(background), forToolbarPosition: .any, barMetrics: .default)",
        "setShadowImage(\(shadow), forToolbarPosition: .any)",
      ]
      : ["setBackgroundImage(\(background), for: .default)", "shadowImage = \(shadow)"]
    return [.statement("isTranslucent = \(isTranslucent ?? true)"), .barTint(color?.value)]
      + images.map { .statement($0) }
  }
}

extension SwiftFile {
  private mutating func write(_ parts: [CopiedPart]) {
    for part in parts {
      switch part {
      case .barTint(let color): assign(color, to: "barTintColor")
      case .statement(let text): line(text)
      }
    }
  }

  private mutating func writeText(_ name: String, _ color: ColorID?, _ font: TitleFont?) {
    let attributes = "\(name)TextAttributes"
    guard color != nil || font != nil else { return line("\(attributes) = nil") }
    line("var \(name): [NSAttributedString.Key: Any] = [:]")
    if let color { assign(color, to: "\(name)[.foregroundColor]", type: "UIColor") }
    if let font { assign(font, to: "\(name)[.font]") }
    line("\(attributes) = \(name)")
  }
}
