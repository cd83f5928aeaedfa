import OutputText
import ThemeModel

extension DrawnBar {
  /// What the theme sets on the navigation item or the toolbar's items of a screen, and on the search bar and the
  /// buttons in it.
  var itemSettings: [ResolvedBar.Setting] {
    bar.settings.filter { $0.property.row.carrier(on: kind).isOfItem }
  }
}

extension SwiftFile {
  /// The statements about the navigation item whose method it is.
  mutating func writeItemSettings(of bar: DrawnBar) {
    for setting in bar.itemSettings {
      guard case .item(let path) = setting.property.row.carrier, let value = SettingValue(setting)
      else { continue }
      let since = setting.property.firstVersion
      if runsBefore(since), since > 13 {
        writer.line(text: "if #available(iOS \(since).0, *) {")
        indented { $0.assign(value, of: setting.property, to: path) }
        writer.line("}")
      } else {
        assign(value, of: setting.property, to: path)
      }
    }
    writeSearchBar(bar.itemSettings)
    writeButtons("(leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])", of: bar)
  }

  /// What the buttons that there are at the time have of a bar's settings; `buttons` is the expression of a
  /// list of them.
  mutating func writeButtons(_ buttons: String, of bar: DrawnBar) {
    let settings = bar.itemSettings.compactMap { setting -> (BarProperty, String, SettingValue)? in
      guard case .buttons(let path) = setting.property.row.carrier(on: bar.kind),
        let value = SettingValue(setting)
      else { return nil }
      return (setting.property, path, value)
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

  private mutating func writeSearchBar(_ settings: [ResolvedBar.Setting]) {
    let own = settings.filter {
      switch $0.property.row.carrier {
      case .searchBar, .scopeButtons: true
      default: false
      }
    }
    guard !own.isEmpty else { return }
    writer.line("if let searchBar = searchController?.searchBar {")
    indented { file in
      for setting in own {
        guard case .searchBar(let path) = setting.property.row.carrier,
          case .color(let color) = setting.value
        else { continue }
        if setting.property == .searchPlaceholderColor {
          file.writePlaceholder(color, path)
        } else {
          file.assign(color, to: "searchBar.\(path)")
        }
      }
      for state in ["normal", "selected"] { file.writeScopeButtons(own, in: state) }
    }
    writer.line("}")
  }

  /// The attributes of the titles of scope buttons in one of their states, over those of the app's own.
  private mutating func writeScopeButtons(
    _ settings: [ResolvedBar.Setting], in state: String
  ) {
    let own = settings.compactMap { setting -> (BarProperty, String, SettingValue)? in
      guard case .scopeButtons(let attribute, let states) = setting.property.row.carrier,
        states.contains(state), let value = SettingValue(setting)
      else { return nil }
      return (setting.property, attribute, value)
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
  private mutating func writePlaceholder(_ color: ColorID, _ path: String) {
    assign(color, to: "let placeholder", type: "UIColor")
    writer.line(text: "searchBar.\(path) = NSAttributedString(")
    writer.indented {
      $0.line("string: searchBar.placeholder ?? \"\",")
      $0.line("attributes: [.foregroundColor: placeholder])")
    }
  }
}
