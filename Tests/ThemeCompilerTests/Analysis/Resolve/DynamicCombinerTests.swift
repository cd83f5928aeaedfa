import ColorScience
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("An appearance that follows the traits")
struct DynamicCombinerTests {
  private let range = SourceRange(file: 0, lower: 10, upper: 12)

  @Test("takes each color from the member of its variant, and one that all share as it is")
  func colors() throws {
    var table = ColorTable()
    let shared = table.add(plain: Color(hex8: 9, 9, 9))
    let own = [Color.white, .black, Color(hex8: 1, 1, 1), Color(hex8: 2, 2, 2)]
    let bars = own.map {
      [(BarProperty.tintColor, value(table.add(plain: $0))), (.titleColor, value(shared))]
    }
    var combiner = DynamicCombiner(members: members(bars), name: "auto", range: range)
    let bar = combiner.bars(&table).navigationBar
    #expect(combiner.diagnostics.isEmpty)
    #expect(bar.color(.titleColor)?.value == shared)
    let combined = try #require(bar.color(.tintColor)?.value)
    #expect(Variant.allCases.map { table[combined].variants[$0] } == own)
  }

  @Test("leaves out what a member lacks and says so; a bar style follows the traits by itself")
  func missing() {
    var table = ColorTable()
    let tint = value(table.add(plain: .black))
    var bars = [[(BarProperty, ResolvedBar.Value)]](
      repeating: [(.style, .word(BarStyle.black)), (.tintColor, tint)], count: 4)
    bars[2] = [(.style, .word(BarStyle.default))]
    var combiner = DynamicCombiner(members: members(bars), name: "auto", range: range)
    let bar = combiner.bars(&table).navigationBar
    #expect(bar.settings.map(\.property) == [.style])
    #expect(bar.word(.style) == BarStyle.default)
    #expect(combiner.diagnostics.map(\.id) == ["missing-counterpart"])
    #expect(
      combiner.diagnostics.map(\.message) == [
        "'navigationBar.tintColor' is set in 'm0' but not in 'm2', its counterpart in 'auto'"
      ])
  }

  @Test("refuses what differs and is no color, in states of the bar too")
  func conflicts() {
    var table = ColorTable()
    let bars = (0..<4).map { index in
      [
        (BarProperty.isHidden, ResolvedBar.Value.flag(index == 3)), (.isTranslucent, .flag(true)),
        (.scrollEdge, .state(bar([(.background, .word(index == 0 ? "opaque" : "none"))]))),
      ]
    }
    var combiner = DynamicCombiner(members: members(bars), name: "auto", range: range)
    let combined = combiner.bars(&table).navigationBar
    #expect(combined.settings.map(\.property) == [.isTranslucent, .scrollEdge])
    #expect(
      combiner.diagnostics.map(\.message) == [
        "'navigationBar.isHidden' differs between the members of 'auto'; only colors follow the traits",
        "'navigationBar.scrollEdge.background' differs between the members of 'auto'; only colors "
          + "follow the traits",
      ])
    #expect(combiner.diagnostics.allSatisfy { $0.id == "conflicting-members" && $0.range == range })
  }

  @Test(
    "has the status bar's style that is right for all of its members",
    arguments: [
      ([.darkContent, .darkContent, .darkContent, .darkContent], .darkContent, 0),
      ([.darkContent, .lightContent, .darkContent, .lightContent], .default, 0),
      ([.darkContent, .default, .darkContent, .default], .default, 0),
      ([.lightContent, .default, .lightContent, .lightContent], .lightContent, 0),
      ([.default, .darkContent, .default, .darkContent], .darkContent, 0),
      ([.lightContent, .darkContent, .lightContent, .darkContent], .lightContent, 0),
      ([.darkContent, .lightContent, .lightContent, .lightContent], .default, 1),
    ] as [([StatusBarStyle], StatusBarStyle, Int)])
  func statusBar(styles: [StatusBarStyle], expected: StatusBarStyle, findings: Int) {
    var members = members([[], [], [], []])
    for index in members.indices { members[index].statusBarStyle.value = styles[index] }
    var combiner = DynamicCombiner(members: members, name: "auto", range: range)
    let (style, dark) = combiner.statusBarStyles()
    #expect(style.value == expected)
    #expect(
      dark?.value == (expected == .lightContent && styles[1] == .darkContent ? .darkContent : nil))
    #expect(combiner.diagnostics.count == findings)
    #expect(combiner.diagnostics.allSatisfy { $0.id == "conflicting-members" })
  }

  private func value(_ color: ColorID) -> ResolvedBar.Value { .color(color) }

  private func bar(_ settings: [(BarProperty, ResolvedBar.Value)]) -> ResolvedBar {
    ResolvedBar(
      settings: settings.map {
        ResolvedBar.Setting(
          property: $0, value: $1, range: SourceRange(file: 0, lower: 0, upper: 1))
      })
  }

  /// Members `m0` and so on, in the order of `Variant`, each with a navigation bar.
  private func members(_ bars: [[(BarProperty, ResolvedBar.Value)]]) -> [ResolvedAppearance] {
    let start = SourceRange(file: 0, lower: 0, upper: 1)
    return bars.enumerated().map { index, settings in
      var all = Bars(all: ResolvedBar())
      all.navigationBar = bar(settings)
      return ResolvedAppearance(
        name: "m\(index)", stem: "m\(index)", symbol: "m\(index)",
        statusBarStyle: Located(.default, at: start), interfaceStyle: .unspecified, bars: all,
        range: start)
    }
  }
}
