import ColorScience
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The inverse of a bar")
struct InverseMakerTests {
  private let range = SourceRange(file: 0, lower: 0, upper: 1)

  @Test("by no rule is the bar itself")
  func none() {
    #expect(inverse(by: .none, ["backgroundColor": "#FFFFFF"]) == ["backgroundColor": "#FFFFFF"])
  }

  @Test("by swapping, ink and background change places, but for unselected items")
  func swap() {
    let colors = [
      "backgroundColor": "#FFFFFF", "tintColor": "#112233", "titleColor": "#445566",
      "unselectedItemTintColor": "#777777", "shadowColor": "#888888",
    ]
    #expect(
      inverse(by: .swap, colors) == [
        "backgroundColor": "#112233", "tintColor": "#FFFFFF", "titleColor": "#FFFFFF",
        "unselectedItemTintColor": "#777777", "shadowColor": "#888888",
      ])
  }

  @Test("by swapping takes the title where there is no tint, and nothing without a background")
  func swapPartly() {
    #expect(
      inverse(by: .swap, ["backgroundColor": "#FFFFFF", "titleColor": "#445566"])
        == ["backgroundColor": "#445566", "titleColor": "#FFFFFF"])
    #expect(inverse(by: .swap, ["tintColor": "#445566"]) == ["tintColor": "#445566"])
  }

  @Test("keeps the text of prominent buttons apart from the tint, which fills them")
  func prominent() {
    let colors = [
      "backgroundColor": "#FFFFFF", "tintColor": "#000000", "buttons.prominent": "#FFFFFF",
    ]
    for rule in [InverseRule.swap, .rgb, .mirror] {
      #expect(
        inverse(by: rule, colors, .toolbar) == [
          "backgroundColor": "#000000", "tintColor": "#FFFFFF", "buttons.prominent": "#000000",
        ])
    }
  }

  @Test(
    "by a map of colors changes ink and what it stands on alone",
    arguments: [InverseRule.rgb, .mirror])
  func mapped(rule: InverseRule) {
    let colors = [
      "backgroundColor": "#FFFFFF", "tintColor": "#000000", "barTintColor": "#FFFFFF",
      "shadowColor": "#FFFFFF", "selectionIndicatorColor": "#FFFFFF",
    ]
    #expect(
      inverse(by: rule, colors) == [
        "backgroundColor": "#000000", "tintColor": "#FFFFFF", "barTintColor": "#FFFFFF",
        "shadowColor": "#FFFFFF", "selectionIndicatorColor": "#000000",
      ])
  }

  @Test("changes the bar of a state likewise and makes each color once")
  func states() throws {
    var table = ColorTable()
    let white = table.add(plain: .white)
    let state = ResolvedBar(settings: [setting(.tintColor, .color(white))])
    let bar = ResolvedBar(
      settings: [setting(.tintColor, .color(white)), setting(.scrollEdge, .state(state))])
    var maker = InverseMaker(Configuration())
    let made = maker.inverse(of: bar, .navigationBar, by: .rgb, colors: &table)
    let again = maker.inverse(of: bar, .navigationBar, by: .rgb, colors: &table)
    let color = try #require(made.color(.tintColor)?.value)
    #expect(table[color].variants.light == .black && table.count == 2)
    #expect(again.color(.tintColor)?.value == color)
    guard case .state(let madeState)? = made[.scrollEdge]?.value else {
      Issue.record("the state is gone")
      return
    }
    #expect(madeState.color(.tintColor)?.value == color)
  }

  @Test("by the mirror is not rounded where that would turn a verdict")
  func verdicts() throws {
    var turned = 0
    for level in 0..<256 {
      var table = ColorTable()
      let background = table.add(plain: .white)
      let ink = table.add(plain: Color(hex8: UInt8(level), 100, 100))
      let bar = ResolvedBar(
        settings: [setting(.backgroundColor, .color(background)), setting(.tintColor, .color(ink))])
      var maker = InverseMaker(Configuration())
      let made = maker.inverse(of: bar, .navigationBar, by: .mirror, colors: &table)
      let mapped = try #require(made.color(.tintColor)?.value)
      let back = try #require(made.color(.backgroundColor)?.value)
      let was = contrastRatio(table.luminances(ink)[0], table.luminances(background)[0])
      let now = contrastRatio(table.luminances(mapped)[0], table.luminances(back)[0])
      for threshold in [3.0, 4.5] { #expect((was >= threshold) == (now >= threshold)) }
      let color = table[mapped].variants.light
      if color != color.roundedTo8Bits { turned += 1 }
    }
    #expect(turned < 16)
  }

  /// The colors of a navigation bar's inverse, by property.
  private func inverse(
    by rule: InverseRule, _ colors: [String: String], _ kind: BarKind = .tabBar
  ) -> [String: String] {
    var table = ColorTable()
    let settings = BarProperty.allCases.compactMap { property -> ResolvedBar.Setting? in
      guard let hex = colors[property.name], let color = Color(hexDigits: Array(hex.utf8)[...])
      else { return nil }
      return setting(property, .color(table.add(plain: color)))
    }
    var maker = InverseMaker(Configuration())
    let made = maker.inverse(
      of: ResolvedBar(settings: settings), kind, by: rule, colors: &table)
    return made.settings.reduce(into: [:]) { result, setting in
      if case .color(let id) = setting.value {
        result[setting.property.name] = table[id].variants.light.hex
      }
    }
  }

  private func setting(
    _ property: BarProperty, _ value: ResolvedBar.Value
  ) -> ResolvedBar.Setting {
    ResolvedBar.Setting(property: property, value: value, range: range)
  }
}
