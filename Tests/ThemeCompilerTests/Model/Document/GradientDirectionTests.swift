import Testing

@testable import ThemeCompiler

@Suite("Gradients")
struct GradientDirectionTests {
  @Test("of other colors keep their direction, and are none where a color has no other")
  func map() {
    let gradient = Gradient(colors: ["a", "bc"], direction: .vertical)
    #expect(gradient.map(\.count) == Gradient(colors: [1, 2], direction: .vertical))
    #expect(gradient.map { $0 == "a" ? nil : $0 } == nil)
  }
}
