extension Output {
  package static let proxy = Output(
    id: "proxy",
    summary: "Installation by UIAppearance, for all bars or those in given containers",
    file: File(.swift, ending: "AppearanceProxy.swift"), mechanism: .proxies,
    declares: { theme, _ in [theme.declaration(in: .module, theme.name + "AppearanceProxy")] },
    writes: { property, bar, _ in
      property != .isHidden && !property.row.carrier(on: bar).isOfItem
        && (bar != .tabBar || property != .isTranslucent)
    },
    reportedApart: [.isTranslucent],
    installs: { subject in
      var carried = subject.carried
      carried.leaveEdges { !$0.hasObjects }
      return [Installation(carried, tintsItems: false)]
    },
    writer: .swift { file in
      let context = file.context
      let factories = BarFactories(modifier: "fileprivate ", suffix: "Proxy", pins: false)
      let targets = BarKind.allCases.map { BarTarget($0, isProxy: true, context) }
      let isEmpty = targets.allSatisfy(\.dressed.isEmpty)
      file.write(imports: [.exposed("UIKit", unless: isEmpty)]) { file in
        file.writeProxy(factories, targets)
        for target in targets where target.hasObjects {
          file.line()
          file.writeFactories(target.kind, factories)
          file.writeSlots(target.kind, of: target.kind.className)
        }
      }
    })
}

extension SwiftFile {
  mutating func writeProxy(_ factories: BarFactories, _ targets: [BarTarget]) {
    lines(
      """
      /// Dresses bars by `UIAppearance` in the appearances of \(context.theme.name).
      ///
      /// A bar is dressed when it enters a window; those on screen stay as they are. The tint is set
      /// too, though UIKit's headers do not offer it to proxies: nothing else colors icons.
      @MainActor
      \(access)enum \(context.theme.name)AppearanceProxy {
      """)
    var dressed = context.theme.appearances.map { (appearance: $0, targets: [BarTarget]()) }
    for target in targets {
      for index in target.dressed { dressed[index].targets.append(target) }
    }
    dressed.removeAll { $0.targets.isEmpty }
    indented { file in
      for (appearance, targets) in dressed {
        file.writeInstallation(appearance, factories, on: targets)
        file.line()
      }
      file.writeProxyLookup(dressed.map(\.appearance))
    }
    line("}")
  }

  private mutating func writeInstallation(
    _ appearance: ResolvedAppearance, _ factories: BarFactories, on targets: [BarTarget]
  ) {
    let style = appearance.interfaceStyle
    let place = style == .unspecified ? "" : ", in a \(style.rawValue) interface"
    lines(
      """
      /// Dresses the bars in `\(appearance.symbol)`\(place).
      ///
      /// - Parameter containers: what the bars are in, innermost first; empty for
      ///   all bars of the app, those of the system's own screens among them.
      """)
    writeDeprecation(appearance)
    function(
      "\(access)static func install\(SwiftName.capitalized(appearance.stem))Appearance",
      ["whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]"]
    ) { file in
      for target in targets { file.writeProxyBar(appearance, factories, target) }
    }
  }

  private mutating func writeProxyBar(
    _ appearance: ResolvedAppearance, _ factories: BarFactories, _ target: BarTarget
  ) {
    let kind = target.kind
    let call = "let \(kind.name) = proxy(of: \(kind.className).self, in: containers"
    let style = appearance.interfaceStyle
    line(style == .unspecified ? "\(call))" : "\(call), style: .\(style.rawValue))")
    if kind == .tabBar, context.drawn(appearance, .tabBar).isTranslucent != nil {
      line("// No proxy takes a tab bar's isTranslucent.")
    }
    writeBar(appearance, factories, on: target)
  }

  private mutating func writeProxyLookup(_ appearances: [ResolvedAppearance]) {
    guard !appearances.isEmpty else { return }
    let isPinned = appearances.contains { $0.interfaceStyle != .unspecified }
    function(
      "private static func proxy<Bar: UIView>",
      ["of bar: Bar.Type", "in containers: [any UIAppearanceContainer.Type]"]
        + (isPinned ? ["style: UIUserInterfaceStyle = .unspecified"] : []), result: " -> Bar"
    ) { file in
      let pinned = """
        guard style == .unspecified else {
          let traits = UITraitCollection(userInterfaceStyle: style)
          return containers.isEmpty
            ? bar.appearance(for: traits)
            : bar.appearance(for: traits, whenContainedInInstancesOf: containers)
        }
        return\u{20}
        """
      file.lines(
        """
        \(isPinned ? pinned : "")containers.isEmpty
          ? bar.appearance() : bar.appearance(whenContainedInInstancesOf: containers)
        """)
    }
  }
}
