import Testing

@testable import ThemeCompiler

@Suite struct BarsTests {
  @Test("each bar has its own place, which is read and written by its kind")
  func places() {
    var bars = Bars(navigationBar: 1, toolbar: 2, tabBar: 3)
    #expect(bars[.navigationBar] == 1 && bars[.toolbar] == 2 && bars[.tabBar] == 3)
    for kind in BarKind.allCases { bars[kind] *= 10 }
    #expect(bars == Bars(navigationBar: 10, toolbar: 20, tabBar: 30))
    bars[.toolbar] = 5
    #expect(bars.toolbar == 5 && bars.navigationBar == 10 && bars.tabBar == 30)
    #expect(Bars(all: 7) == Bars(navigationBar: 7, toolbar: 7, tabBar: 7))
  }
}
