import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Gradients")
struct ParseGradientTests {
  @Test("run from the left to the right unless they say otherwise")
  func directions() throws {
    func direction(_ text: String) throws -> GradientDirection? {
      try resolvedBar(.toolbar, "backgroundGradient: \(text)").bar.gradient?.value.direction
    }
    #expect(try direction("[white, black]") == .horizontal)
    #expect(try direction("{ colors: [white, black], direction: vertical }") == .vertical)
  }

  @Test(
    "have two colors or more, in a list",
    arguments: [
      ("[white]", "out-of-range «[white]»"), ("white", "wrong-type «white»"),
      ("{ colors: white }", "wrong-type «white»"),
      ("{ direction: vertical }", "missing-key «backgroundGradient»"),
      ("[white, blck]", "unknown-color «blck»"),
    ])
  func mistakes(gradient: String, error: String) {
    #expect(
      errors(in: "appearances: { a: { toolbar: { backgroundGradient: \(gradient) } } }") == [error])
  }

  @Test("have eight colors at most")
  func most() {
    func gradient(_ count: Int) -> String {
      "appearances: { a: { toolbar: { backgroundGradient: ["
        + Array(repeating: "red", count: count).joined(separator: ", ") + "] } } }"
    }
    #expect(errors(in: gradient(8)) == [] && errors(in: gradient(9)).count == 1)
  }
}
