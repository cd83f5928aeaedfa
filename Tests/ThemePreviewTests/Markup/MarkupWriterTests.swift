import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Classes of what is drawn")
struct MarkupWriterTests {
  @Test("a color has one class as a text's color and one as a background, however often it comes")
  func colors() {
    var writer = MarkupWriter()
    #expect(writer.front(.black).text == "f0" && writer.front(.white).text == "f1")
    #expect(writer.back(.white).text == "b0" && writer.front(.black).text == "f0")
    #expect(writer.palette.fronts.all == [.black, .white] && writer.palette.backs.all == [.white])
  }

  @Test("places are told apart by their box, their corners and their texts")
  func places() {
    var writer = MarkupWriter()
    let box = Box(1, 2, 3, 4)
    let style = TextStyle(size: 17)
    #expect(writer.place(box, 0, nil).text == "p0" && writer.place(box, 9, nil).text == "p1")
    #expect(writer.place(box, 0, style).text == "p2")
    #expect(writer.place(Box(1, 2, 3, 5), 0, nil).text == "p3")
    #expect(writer.place(Box(1, 2, 3, 4), 0, TextStyle(size: 17)).text == "p2")
  }

  @Test("a gradient is another one in the other direction")
  func gradients() {
    var writer = MarkupWriter()
    let gradient = ColorGradient([.black, .white])
    #expect(writer.back(gradient, .vertical).text == "r0")
    #expect(writer.back(gradient, .horizontal).text == "r1")
    #expect(writer.back(gradient, .vertical).text == "r0")
  }
}
