import OutputText
import ThemeModel

extension DrawnBar {
  /// What the theme sets on the navigation item or the toolbar's items of a screen, and on the search bar and the
  /// buttons in it.
  var itemSettings: [ResolvedBar.Setting] {
    bar.settings.filter { $0.property.row.carrier(on: kind).isOfItem }
  }

  /// The same with what other appearances set there, whose value is nil.
  fileprivate func itemValues(_ others: BarPropertySet) -> [ItemValue] {
    BarProperty.ofItems[kind].filter { bar.has($0) || others.contains($0) }
      .map { ($0, bar[$0]?.value) }
  }
}

extension BarProperty {
  /// The properties of each kind of bar that an item carries, in the order of outputs.
  fileprivate static let ofItems = Bars(
    navigationBar: ofItems(.navigationBar), toolbar: ofItems(.toolbar), tabBar: ofItems(.tabBar))

  private static func ofItems(_ bar: BarKind) -> [BarProperty] {
    allCases.filter { $0.applies(to: bar) && $0.row.carrier(on: bar).isOfItem }
  }
}

/// What an item has of a property, nil where it takes back what others set.
private typealias ItemValue = (property: BarProperty, value: ResolvedBar.Value?)

extension SwiftFile {
  /// The statements about the navigation item whose method it is; what `others` hold and the bar does not is taken
  /// back.
  mutating func writeItemSettings(of bar: DrawnBar, _ others: BarPropertySet = .init()) {
    let values = bar.itemValues(others)
    for (property, value) in values {
      guard case .item(let path) = property.row.carrier else { continue }
      let since = property.firstVersion
      if runsBefore(since), since > 13 {
        writer.line(text: "if #available(iOS \(since).0, *) {")
        indented { $0.assign(value, of: property, to: path) }
        writer.line("}")
      } else {
        assign(value, of: property, to: path)
      }
    }
    writeSearchBar(values)
    writeButtons("(leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])", of: bar, others)
  }

  /// What the buttons that there are at the time have of a bar's settings; `buttons` is the expression of a
  /// list of them.
  mutating func writeButtons(
    _ buttons: String, of bar: DrawnBar, _ others: BarPropertySet = .init()
  ) {
    let settings = bar.itemValues(others).compactMap {
      property, value -> (BarProperty, String, ResolvedBar.Value?)? in
      guard case .buttons(let path) = property.row.carrier(on: bar.kind) else { return nil }
      return (property, path, value)
    }
    guard !settings.isEmpty else { return }
    writeFrom26 { file in
      // There is no glass under the buttons of visionOS, and no badge on them.
      file.writer.line("#if !os(visionOS)")
      file.indented { file in
        file.writer.line(text: "for button in \(buttons) {")
        file.indented { file in
          for (property, path, value) in settings {
            file.assign(value, of: property, to: "button.\(path)")
          }
        }
        file.writer.line("}")
      }
      file.writer.line("#endif")
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
    writer.line("if let searchBar = searchController?.searchBar {")
    indented { file in
      for (property, value) in own {
        guard case .searchBar(let path) = property.row.carrier else { continue }
        if property == .searchPlaceholderColor {
          file.writePlaceholder(value, path)
        } else {
          file.assign(value, of: property, to: "searchBar.\(path)")
        }
      }
      for state in ["normal", "selected"] { file.writeScopeButtons(own, in: state) }
    }
    writer.line("}")
  }

  /// The attributes of the titles of scope buttons in one of their states, over those of the app's own.
  private mutating func writeScopeButtons(_ values: [ItemValue], in state: String) {
    let own = values.compactMap { property, value -> (BarProperty, String, ResolvedBar.Value?)? in
      guard case .scopeButtons(let attribute, let states) = property.row.carrier,
        states.contains(state)
      else { return nil }
      return (property, attribute, value)
    }
    guard !own.isEmpty else { return }
    writer.line(
      text: "var \(state) = searchBar.scopeBarButtonTitleTextAttributes(for: .\(state)) ?? [:]")
    for (property, attribute, value) in own {
      assign(value, of: property, to: "\(state)[.\(attribute)]")
    }
    writer.line(text: "searchBar.setScopeBarButtonTitleTextAttributes(\(state), for: .\(state))")
  }

  /// The placeholder's color, which only an attributed text has.
  private mutating func writePlaceholder(_ value: ResolvedBar.Value?, _ path: String) {
    guard case .color(let color)? = value else {
      writer.line(text: "searchBar.\(path) =")
      return writer.indented {
        $0.line("searchBar.placeholder.map { NSAttributedString(string: $0) }")
      }
    }
    assign(color, to: "let placeholder", type: "UIColor")
    writer.line(text: "searchBar.\(path) = NSAttributedString(")
    writer.indented {
      $0.line("string: searchBar.placeholder ?? \"\",")
      $0.line("attributes: [.foregroundColor: placeholder])")
    }
  }
}
