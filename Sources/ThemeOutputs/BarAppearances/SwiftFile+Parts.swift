import ColorScience
import OutputText
import ThemeModel

extension SwiftFile {
  /// A statement about the bar-appearance object `value`.
  mutating func write(_ part: BarPart) {
    switch part {
    case .configure(.default): writer.line("value.configureWithDefaultBackground()")
    case .configure(.opaque): writer.line("value.configureWithOpaqueBackground()")
    case .configure: writer.line("value.configureWithTransparentBackground()")
    case .background(let color): assign(color, to: "value.backgroundColor")
    case .shadow(let color?): assign(color, to: "value.shadowColor")
    case .shadow: writer.line("value.shadowColor = nil")
    case .text(let attributes, let color):
      assign(color, to: "value.\(attributes)[.foregroundColor]", type: "UIColor")
    case .button(let button, let color):
      let target = "value.\(buttons(button)).normal.titleTextAttributes"
      assign(color, to: "\(target)[.foregroundColor]", type: "UIColor")
    case .titleFont(let font):
      assign(font, to: "value.titleTextAttributes[.font]")
    case .tabs(let isSelected, let color):
      writer.write(isSelected ? "value.colorSelectedTab(" : "value.colorOtherTabs(")
      colors.writeArgument(color, to: &writer)
      writer.endLine()
    }
  }

  /// Assigns a color; `type` stands in front of UIKit's names where the target does not say it.
  mutating func assign(_ color: ColorID, to target: String, type: StaticString = "") {
    writer.write(text: "\(target) = ")
    colors.write(color, to: &writer, type: type)
    writer.endLine()
  }

  /// Assigns a font, nil where no font of that name is there.
  mutating func assign(_ font: TitleFont, to target: String) {
    writer.write(text: "\(target) = ")
    switch font {
    case .system(let size, let weight):
      writer.write(text: "UIFont.systemFont(ofSize: \(points(size)), weight: .\(weight))")
    case .textStyle(let style):
      writer.write(text: "UIFont.preferredFont(forTextStyle: .\(style))")
    case .named(let name, let size):
      let arguments = ["name: \(SwiftText.literal(name))", "size: \(points(size))"]
      writer.call("UIFont", count: arguments.count) { $1.append(text: arguments[$0]) }
    }
    writer.endLine()
  }

  /// The property of a bar-appearance object for a kind of button; iOS 26 renamed one.
  private func buttons(_ button: DrawnPart) -> String {
    switch button {
    case .backButton: "backButtonAppearance"
    case .doneButton: doneButtons
    default: "buttonAppearance"
    }
  }

  /// The property for buttons that are done, which iOS 26 calls prominent.
  var doneButtons: String {
    runsBefore(26) ? "doneButtonAppearance" : "prominentButtonAppearance"
  }

  private func points(_ size: Double) -> String {
    NumberText.shortest(size)
  }
}
