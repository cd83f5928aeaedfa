import OutputText
import ThemeModel

extension ManifestFile {
  /// A bar as an object of the properties that the theme sets.
  func write(_ bar: ResolvedBar, to writer: inout JSONWriter) {
    writer.object { writer in
      var isInButtons = false
      for property in Self.order {
        for index in bar.settings.indices where bar.settings[index].property == property {
          if property.buttonName == nil {
            writer.key { Self.keys.append(.navigationBar, property, to: &$0) }
            write(bar.settings[index].value, to: &writer)
          } else if !isInButtons {
            isInButtons = true
            writer.key("buttons")
            writeButtons(of: bar, to: &writer)
          }
        }
      }
    }
  }

  /// The properties in alphabetical order of their names.
  private static let order = BarProperty.allCases.sorted { $0.name < $1.name }

  private static let keys = BarTable { _, property in "\"\(property.name)\": " }

  private func writeButtons(of bar: ResolvedBar, to writer: inout JSONWriter) {
    writer.object { writer in
      for property in Self.order {
        guard let name = property.buttonName, let setting = bar[property] else { continue }
        writer.key(text: name)
        write(setting.value, to: &writer)
      }
    }
  }

  private func write(_ value: ResolvedBar.Value, to writer: inout JSONWriter) {
    switch value {
    case .color(let color): writer.color(color, of: context.theme.colors)
    case .noColor: writer.string("none")
    case .style(let style): writer.string(style.rawValue)
    case .background(let background): writer.string(background.rawValue)
    case .liquidGlass(let policy): writer.string(policy.rawValue)
    case .flag(let flag): writer.bool(flag)
    case .font(let font): write(font, to: &writer)
    case .slot(.same): writer.string("same")
    case .slot(.transparent): writer.string("transparent")
    case .slot(.bar(let bar)): write(bar, to: &writer)
    }
  }

  private func write(_ font: TitleFont, to writer: inout JSONWriter) {
    switch font {
    case .textStyle(let style): writer.string(style)
    case .system(let size, let weight):
      writer.inlineObject { writer in
        writer.key("size")
        writer.number(size)
        writer.key("weight")
        writer.string(weight)
      }
    case .named(let name, let size):
      writer.inlineObject { writer in
        writer.key("name")
        writer.string(name)
        writer.key("size")
        writer.number(size)
      }
    }
  }
}

extension BarProperty {
  /// The property's name below `buttons`, nil for any other property.
  fileprivate var buttonName: String? {
    switch self {
    case .plainButton: "plain"
    case .doneButton: "done"
    case .backButton: "back"
    default: nil
    }
  }
}
