import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Modifiers of bars")
struct BarModifiersTests {
  @Test("SwiftUI's newer names are used where every iOS has them")
  func swiftUINames() throws {
    let old = try generatedForSystems("swiftUI", target: 17)
    #expect(old.contains("toolbarBackground(.visible, for: .tabBar)"))
    #expect(old.contains("toolbar(bars.tabBarVisibility(), for: .tabBar)"))
    let new = try generatedForSystems("swiftUI", target: 18)
    #expect(new.contains("toolbarBackgroundVisibility(.visible, for: .tabBar)"))
    #expect(new.contains("toolbarVisibility(bars.tabBarVisibility(), for: .tabBar)"))
    #expect(!new.contains("toolbarBackground(.") && !new.contains("toolbar(bars"))
  }

  @Test("a tab bar of SwiftUI has no background on iOS 26")
  func tabBar() throws {
    let text = try generatedForSystems("swiftUI", target: 16)
    let isBackground = { (line: Substring) in
      line.contains("toolbarBackground(") && line.contains(".tabBar")
    }
    #expect(CodeOnSystem(text, on: 25).lines.contains(where: isBackground))
    #expect(!CodeOnSystem(text, on: 26).lines.contains(where: isBackground))
    let newest = try generatedForSystems("swiftUI", target: 26)
    #expect(!newest.contains("tabBarBackground"))
    #expect(newest.contains("toolbarBackground(Color(uiColor: bars.navigationBarBackground())"))
  }
}
