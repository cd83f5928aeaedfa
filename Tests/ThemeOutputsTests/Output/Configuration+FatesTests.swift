import Testing

@testable import ColorScience
@testable import ThemeModel
@testable import ThemeOutputs
@testable import ThemeSyntax

@Suite("What becomes of a property")
struct ConfigurationFatesTests {
  private let configuration = Configuration()

  private func fates(_ property: BarProperty, _ bar: BarKind, _ output: Output) -> [PropertyFate] {
    DrawnBar.Generation.allCases.map {
      configuration.fate(of: property, on: bar, by: output, in: $0)
    }
  }

  @Test("is what the table of systems says, for one of each kind")
  func table() {
    #expect(
      fates(.backgroundColor, .navigationBar, .presets) == [.carried, .carried, .carried, .carried])
    #expect(fates(.backgroundEffect, .toolbar, .proxy) == [.notYet, .carried, .carried, .carried])
    #expect(
      fates(.titleColor, .navigationBar, .swiftUI) == [.omitted, .omitted, .omitted, .omitted])
    #expect(fates(.backgroundColor, .tabBar, .swiftUI) == [.notYet, .notYet, .carried, .ignored])
    #expect(fates(.barTintColor, .toolbar, .presets) == [.carried, .ignored, .ignored, .ignored])
    #expect(
      fates(.barTintColor, .toolbar, .doubleNavigation) == [.carried, .carried, .carried, .carried])
    #expect(fates(.liquidGlass, .toolbar, .presets) == [.notYet, .notYet, .notYet, .carried])
  }

  @Test("an output that dresses no bar leaves nothing out, and a bar without the property neither")
  func nothing() {
    #expect(configuration.writes(.titleColor, of: .tabBar, by: .swiftUI))
    #expect(configuration.writes(.titleColor, of: .navigationBar, by: .manifest))
    #expect(configuration.firstVersion(of: .titleColor, on: .tabBar, by: .presets) == nil)
  }

  @Test("the older runtimes hold less")
  func runtimes() {
    var older = Configuration()
    older.runtime = .yalantis
    #expect(older.writes(.tintColor, of: .toolbar, by: .presets))
    #expect(!older.writes(.titleColor, of: .navigationBar, by: .presets))
    #expect(older.ignoredFrom(.barTintColor, on: .toolbar, by: .presets) == nil)
  }
}
