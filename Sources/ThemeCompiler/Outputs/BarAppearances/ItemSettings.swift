import OutputText

extension DrawnBar {
  /// Settings of a screen's items, search bar and scope buttons, sorted by property.
  var itemValues: [ItemValue] {
    bar.settings.filter { $0.property.row.carrier(on: kind).isOfItem }
      .map { ($0.property, $0.value) }.sorted { $0.0 < $1.0 }
  }
}

/// A property of a screen's item; nil resets it.
typealias ItemValue = (property: BarProperty, value: ResolvedBar.Value?)

extension SwiftFile {
  mutating func writeItemSettings(_ values: [ItemValue]) {
    for (property, value) in values {
      if case .item(let path) = property.row.carrier { assign(value, of: property, to: path) }
    }
    writeSearchBar(values)
    writeButtons("(leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])", values, .navigationBar)
  }

  /// Writes settings of buttons; `buttons` is the expression of a list.
  mutating func writeButtons(_ buttons: String, _ values: [ItemValue], _ kind: BarKind) {
    let own = values.filter {
      if case .buttons = $0.property.row.carrier(on: kind) { true } else { false }
    }
    guard !own.isEmpty else { return }
    writeFrom26 { file in
      // Buttons of visionOS have neither glass nor badge.
      file.block("#if !os(visionOS)", end: "#endif") { file in
        file.block("for button in \(buttons) {") { file in
          for (property, value) in own {
            guard case .buttons(let path) = property.row.carrier(on: kind) else { continue }
            file.assign(value, of: property, to: "button.\(path)")
          }
        }
      }
    }
  }

  private mutating func writeSearchBar(_ values: [ItemValue]) {
    let own = values.filter {
      switch $0.property.row.carrier {
      case .searchBar, .scopeButtons: true
      default: false
      }
    }
    guard !own.isEmpty else { return }
    block("if let searchBar = searchController?.searchBar {") { file in
      for (property, value) in own {
        guard case .searchBar(let path) = property.row.carrier else { continue }
        file.assign(value, of: property, to: "searchBar.\(path)")
      }
      let scopeButtons = { (file: inout SwiftFile) in
        for state in ["normal", "selected"] { file.writeScopeButtons(own, in: state) }
      }
      guard file.isRemembering else { return scopeButtons(&file) }
      file.block(
        "if applied.contains(where: { $0.hasPrefix(\"searchBar.scopeButtons.\") }) {", scopeButtons)
    }
  }

  private mutating func writeScopeButtons(_ values: [ItemValue], in state: String) {
    let own = values.filter { property, _ in
      guard case .scopeButtons(_, let states) = property.row.carrier else { return false }
      return states.contains(state)
    }
    guard !own.isEmpty else { return }
    line(
      "var \(state) = searchBar.scopeBarButtonTitleTextAttributes(for: .\(state)) ?? [:]")
    for (property, value) in own {
      guard case .scopeButtons(let attribute, _) = property.row.carrier else { continue }
      assign(value, of: property, to: "\(state)[.\(attribute)]")
    }
    let isReset = own.contains { $0.value == nil }
    let arguments = [isReset ? "\(state).isEmpty ? nil : \(state)" : state, "for: .\(state)"]
    call("searchBar.setScopeBarButtonTitleTextAttributes", arguments)
  }
}
