import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Gradients as images")
struct GradientImagesTests {
  private func text(_ gradient: String) throws -> String {
    let (bar, theme) = try resolvedBar(.toolbar, "backgroundGradient: \(gradient)")
    let value = try #require(bar.gradient?.value)
    return written(theme) { file in
      file.write(imports: []) { $0.assign(value, to: "value.backgroundImage") }
    }
  }

  @Test("the image lies over no color, and has those of the gradient in their order")
  func assignment() throws {
    #expect(
      try text("[.white, .black]").contains(
        """
          value.backgroundColor = .clear
          value.backgroundImage = UIImage.gradient(
            [
              .white,
              .black,
            ], isVertical: false)
        """))
    #expect(
      try text("{ colors: [.white, .black, .white], direction: vertical }")
        .contains("      .white,\n    ], isVertical: true)\n"))
  }

  @Test("the function that draws it is at the end of the file, behind what it calls")
  func helpers() throws {
    let text = try text("[.white, .black]")
    let traits = try #require(text.firstRange(of: "protocol JoinedTraits"))
    let drawing = try #require(text.firstRange(of: "fileprivate static func gradient("))
    #expect(traits.upperBound < drawing.lowerBound)
  }
}
