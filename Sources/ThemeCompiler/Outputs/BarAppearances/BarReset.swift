import OutputText

extension SwiftFile {
  /// Writes an applier's first call; `properties` are those it sets that are not on the bar itself.
  mutating func writeResetCall(applying properties: [BarProperty]) {
    let arguments = properties.enumerated().map {
      ($0 == 0 ? "applying: " : "") + SwiftText.literal($1.name)
    }
    call("resetAppearance", arguments)
  }

  mutating func writeReset(of kind: BarKind) {
    writeReset(isRemembering: kind != .tabBar) { file in
      for property in BarProperty.ofBars
      where property.applies(to: kind) && property != .prefersLargeTitles {
        file.line("\(property.pathOfBar) = \(property.unset)")
      }
      file.line("overrideUserInterfaceStyle = .unspecified")
      file.line("standardAppearance = \(kind.appearanceClass)()")
      file.writeSlots(kind, compact: "nil", edge: "nil", compactEdge: "nil")
    } remembered: { file in
      if kind == .toolbar {
        file.writeButtons("items ?? []", kind.itemResets, kind)
      } else {
        file.assign(nil, of: .prefersLargeTitles, to: "prefersLargeTitles")
      }
    }
  }

  /// Keeps button tints that the app set.
  mutating func writeItemReset() {
    writeReset(isRemembering: true) { file in
      file.line("standardAppearance = nil")
      file.writeSlots(.navigationBar, compact: "nil", edge: "nil", compactEdge: "nil")
      file.line(
        "for button in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { button.wear(nil) }"
      )
    } remembered: {
      $0.writeItemSettings(BarKind.navigationBar.itemResets)
    }
  }

  private mutating func writeReset(
    isRemembering: Bool, _ body: (inout SwiftFile) -> Void,
    remembered: (inout SwiftFile) -> Void
  ) {
    line("/// Takes back what appliers set, those of other themes among them.")
    function(
      "private func resetAppearance", isRemembering ? ["applying properties: String..."] : []
    ) { file in
      body(&file)
      guard isRemembering else { return }
      file.line("let applied = replaceAppliedProperties(of: self, with: properties)")
      file.isRemembering = true
      remembered(&file)
      file.isRemembering = false
    }
  }

  /// In an applier, only if the previous one set the property.
  mutating func writeReset(of property: BarProperty, at target: String, to value: String) {
    guard isRemembering else { return writer.statement("\(target) = ", value) }
    shortBlock(
      "if applied.contains(\(SwiftText.literal(property.name))) {", "\(target) = ", value)
  }

  /// Appliers of several files share their applied properties by this function.
  mutating func writeAppliedPropertiesFunction() {
    lines(
      """
      /// Remembers what an applier sets on a bar or an item. Returns what the applier before it set,
      /// which may be another theme's.
      @MainActor
      private func replaceAppliedProperties(
        of object: AnyObject, with properties: [String]
      ) -> [String] {
        let key = unsafeBitCast(
          NSSelectorFromString("appliedProperties"), to: UnsafeRawPointer.self)
        let last = objc_getAssociatedObject(object, key) as? [String]
        objc_setAssociatedObject(object, key, properties, .OBJC_ASSOCIATION_RETAIN)
        return last ?? []
      }
      """)
  }
}

extension BarProperty {
  /// Properties that an app may set itself, so only an applier's values are reset.
  static func remembered(_ kind: BarKind) -> [BarProperty] {
    switch kind {
    case .navigationBar: [.prefersLargeTitles]
    case .toolbar: kind.itemProperties
    case .tabBar: []
    }
  }
}

extension BarKind {
  var itemProperties: [BarProperty] {
    BarProperty.allCases.filter { $0.applies(to: self) && $0.row.carrier(on: self).isOfItem }
  }

  fileprivate var itemResets: [ItemValue] { itemProperties.map { ($0, nil) } }
}
