import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What lies behind a bar")
struct BackdropTests {
  private typealias Names = Backdrop<String>

  @Test("is one for all variants where each has the same, and none where nobody says")
  func combined() {
    let dark = Names.content(.dark)
    #expect(Names.combined([dark, dark]) == dark)
    #expect(Names.combined([nil, nil]) == nil)
    #expect(Names.combined([dark, nil]) == .variants([dark, nil]))
  }

  @Test("has what each variant has")
  func variants() {
    let (light, dark) = (Names.content(.light), Names.colors(["a"]))
    let backdrop = Names.variants([light, dark, nil, .variants([nil, nil, nil, dark])])
    #expect(Variant.allCases.map { backdrop.backdrop(in: $0) } == [light, dark, nil, dark])
    #expect(light.backdrop(in: .dark) == light)
  }

  @Test("leaves out colors that are none at another stage")
  func map() {
    let lengths: Backdrop<Int> = Names.variants([.colors(["a", "", "bc"]), nil]).map {
      $0.isEmpty ? nil : $0.count
    }
    #expect(lengths == .variants([.colors([1, 2]), nil]))
  }
}
