import ColorScience
import OutputText

extension Output {
  package static let presets = Output(
    id: "presets",
    summary: "The appearances as values of the runtime's Appearance type",
    file: File(.swift, beginning: "Appearance+", ending: ".swift"), mechanism: .values,
    writes: { property, bar, runtime in
      switch runtime {
      case .appearanceKit: true
      case .yalantis: bar != .tabBar && BarProperty.nested.contains(property)
      case .yalantis2015:
        bar != .tabBar && BarProperty.flat.contains(property)
          || bar == .navigationBar && property == .shadowColor
      }
    },
    hasObjects: { $0 == .appearanceKit },
    followsStyles: { $0 == .appearanceKit },
    installs: { [Installation(ofPresets: $0)] },
    writer: .swift { file in
      if file.runtime == .appearanceKit { file.isolation = "nonisolated " }
      file.write(imports: file.runtime.imports + [.used("UIKit")]) { file in
        file.block("extension Appearance {") { $0.writePresets() }
      }
    })
}

extension Installation {
  /// AppearanceNavigationController has default colors of background and tint, and no style.
  fileprivate init(ofPresets subject: Subject) {
    guard let colors = subject.runtimeColors else {
      // The runtime sets states that differ, or have a background.
      var appearance = subject.carried
      appearance.leaveEdges { !$0.bar.configuresBackground }
      self.init(appearance)
      return
    }
    var appearance = subject.carried
    // The runtime draws the color as an image on the content.
    for kind in [BarKind.navigationBar, .toolbar]
    where !appearance.drawn(kind, on: .ios15).standard.isClear {
      _ = appearance.bars[kind].remove(.background)
    }
    appearance.bars.navigationBar.fill(with: colors, at: appearance.range)
    if !appearance.bars.toolbar.settings.isEmpty {
      appearance.bars.toolbar.fill(with: colors, at: appearance.range)
    }
    // It has one status-bar style, and does not color large titles.
    appearance.darkStatusBarStyle = nil
    appearance.bars.navigationBar.set(.prefersLargeTitles, .flag(false), at: appearance.range)
    appearance.bars.navigationBar.sort()
    self.init(appearance, FixedStyles(all: .unspecified), tintsItems: false)
  }
}

extension Configuration.Runtime {
  /// Empty if `Appearance` is the app's own type.
  var imports: [ModuleImport] { self == .appearanceKit ? [.exposed("AppearanceKit")] : [] }
}

extension SwiftFile {
  var runtime: Configuration.Runtime { context.configuration.runtime }

  /// Writes static constants, their list, and inverses if the runtime's values lack them.
  fileprivate mutating func writePresets() {
    let theme = context.theme
    let twins = theme.twins
    for (index, appearance) in theme.appearances.enumerated() {
      if appearance.description.isEmpty, let look = context.look(of: index) { comment(look) }
      writePreset(appearance, twin: twins[index].map { theme.appearances[$0] })
      line()
    }
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    let name = SwiftName.lowerCamel(theme.name) + "Appearances"
    line("/// The appearances of \(theme.name) in the order of its theme file.")
    writeIsolation()
    writer.list(
      "\(isolation)\(access)static let \(name): [Appearance] = ",
      current.map { "." + SwiftName.member($0.symbol) })
    if runtime != .appearanceKit { writeInverseLookup() }
  }

  /// Isolates declarations if `Appearance` is not Sendable, as strict concurrency requires.
  private mutating func writeIsolation() {
    guard runtime != .appearanceKit else { return }
    lines(
      """
      #if swift(>=6.0) || hasFeature(StrictConcurrency)
        @MainActor
      #endif
      """)
  }

  /// A deprecated preset is a property over a constant, which the file uses without a warning.
  private mutating func writePreset(_ appearance: ResolvedAppearance, twin: ResolvedAppearance?) {
    let value = valueName(appearance)
    writeDescription(appearance)
    writeIsolation()
    guard let deprecation = appearance.deprecation.first else {
      return writeConstant(appearance, modifiers: access, value, twin)
    }
    line(attribute(deprecation))
    shortBlock(
      "\(isolation)\(access)static var \(SwiftName.declared(appearance.symbol)): Appearance {", "",
      value)
    line()
    writeIsolation()
    writeConstant(appearance, modifiers: "private ", value, twin)
  }

  private func valueName(_ appearance: ResolvedAppearance) -> String {
    appearance.deprecation.isEmpty ? appearance.symbol : appearance.symbol + "Value"
  }

  private mutating func writeConstant(
    _ appearance: ResolvedAppearance, modifiers: String, _ name: String,
    _ twin: ResolvedAppearance?
  ) {
    let head = "\(isolation)\(modifiers)static let \(SwiftName.declared(name)): Appearance ="
    if let twin { return writer.statement(head + " ", SwiftName.declared(valueName(twin))) }
    block("\(head) {", end: "}()") { file in
      file.line("var value = Appearance()")
      file.writeStatusBarStyle(appearance.statusBarStyle.value, to: "statusBarStyle")
      if file.runtime == .appearanceKit, let dark = appearance.darkStatusBarStyle {
        file.writeStatusBarStyle(dark.value, to: "darkStatusBarStyle")
      }
      file.writeProperties(of: appearance)
      if file.runtime == .appearanceKit, let inverse = appearance.inverse.first {
        let value = file.valueName(file.context.theme.appearances[inverse])
        file.line("value.compiledInverse = { \(SwiftName.declared(value)) }")
      }
      file.line("return value")
    }
  }

  private mutating func writeStatusBarStyle(_ style: StatusBarStyle, to property: String) {
    line("value.\(property) = .\(style.rawValue)")
  }

  private mutating func writeInverseLookup() {
    let pairs = context.theme.appearances.compactMap { appearance in
      appearance.inverse.first.map { (appearance, context.theme.appearances[$0]) }
    }
    guard !pairs.isEmpty else { return }
    let theme = context.theme.name
    lines(
      """

      /// The compiled inverse of an appearance of \(theme).
      ///
      /// Any other appearance is its own inverse.
      """)
    writeIsolation()
    block("\(access)func \(SwiftName.lowerCamel(theme))Inverse() -> Appearance {") { file in
      file.line("switch self {")
      for (appearance, inverse) in pairs {
        file.writer.statement(
          "case .\(SwiftName.member(file.valueName(appearance))): ",
          "return .\(SwiftName.member(file.valueName(inverse)))")
      }
      file.line("default: return self")
      file.line("}")
    }
  }
}

extension ResolvedTheme {
  /// By appearance, the first with an equal value; nil if that is itself.
  fileprivate var twins: [Int?] {
    let looks = firstIndices(
      of: appearances.map {
        Look(
          statusBarStyle: $0.statusBarStyle.value, darkStatusBarStyle: $0.darkStatusBarStyle?.value,
          interfaceStyle: $0.interfaceStyle, bars: $0.bars)
      })
    let values = firstIndices(
      of: appearances.indices.map { index in
        [looks[index]] + appearances[index].inverse.map { looks[$0] }
      })
    return values.enumerated().map { $0.offset == $0.element ? nil : $0.element }
  }

  private func firstIndices<Element: Hashable>(of elements: [Element]) -> [Int] {
    var first: [Element: Int] = [:]
    return elements.enumerated().map { index, element in
      let known = first[element, default: index]
      first[element] = known
      return known
    }
  }
}

private struct Look: Hashable {
  let statusBarStyle: StatusBarStyle
  let darkStatusBarStyle: StatusBarStyle?
  let interfaceStyle: InterfaceStyle
  let bars: Bars<ResolvedBar>
}

extension BarProperty {
  /// Of nested bars in AppearanceNavigationController.
  static let nested: Set<BarProperty> = [
    .style, .background, .backgroundColor, .tintColor, .barTintColor,
  ]

  /// Of its earlier flat appearance.
  fileprivate static let flat: Set<BarProperty> = [.background, .backgroundColor, .tintColor]
}
