import ThemeModel
import ThemeSyntax

extension ColorResolver {
  /// A bar with every color looked up, its properties in the order of outputs.
  mutating func resolve(_ bar: BarDocument) -> ResolvedBar {
    var resolved = ResolvedBar()
    resolved.settings.reserveCapacity(bar.fields.count)
    for field in bar.fields {
      guard let value = value(field) else { continue }
      resolved.settings.append(
        ResolvedBar.Setting(property: field.property, value: value, range: field.range))
    }
    resolved.sort()
    resolved.completeSlots()
    return resolved
  }

  private mutating func value(_ field: BarDocument.Field) -> ResolvedBar.Value? {
    switch field.value {
    case .color(let source): resolve(source, at: field.range).map { .color($0) }
    case .noColor: .noColor
    case .style(let style): .style(style)
    case .background(let background): .background(background)
    case .liquidGlass(let policy): .liquidGlass(policy)
    case .flag(let flag): .flag(flag)
    case .font(let font): .font(font)
    case .word(let word): .word(word)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .slot(.same): .slot(.same)
    case .slot(.transparent): .slot(.transparent)
    case .slot(.overlay(let overlay)): .slot(.bar(resolve(overlay)))
    }
  }
}
