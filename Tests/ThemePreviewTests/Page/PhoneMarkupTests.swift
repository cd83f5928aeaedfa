import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeAnalysis
@testable import ThemeModel
@testable import ThemePreview

@Suite("Phones on a page")
struct PhoneMarkupTests {
  private func maker(_ look: String) throws -> SceneMaker {
    try previewed("appearances: { look: { \(look) } }").maker(of: 0)
  }

  @Test("a slider says what it moves, for whom does not see what it belongs to as well")
  func slider() {
    #expect(
      markup { $0.slider("How much", "a <b>") } == "<label class=\"gr\">How much"
        + "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
        + "aria-label=\"How much: a &lt;b&gt;\"></label>")
  }

  @Test("an aspect has all its states, and a slider where content is seen at its worst and best")
  func aspect() throws {
    func text(_ look: String) throws -> String {
      let aspect = try #require(try maker(look).aspects().first)
      return markup { $0.aspect(aspect, of: "look") }
    }
    let opaque = try text("toolbar: { backgroundColor: white, tintColor: black }")
    #expect(
      opaque.hasPrefix("<figure class=\"vw\" data-v=\"light lightHighContrast\"><figcaption>"))
    #expect(opaque.matches(of: #/ data-s="(\w+)"/#).map(\.1) == ["scrollEdge", "standard"])
    #expect(!opaque.contains("type=\"range\""))
    let translucent = try text("toolbar: { backgroundColor: \"#FFFFFF80\", tintColor: black }")
    #expect(translucent.contains("Content behind, from best to worst"))
    #expect(translucent.contains("<i class=\"bh p") && translucent.contains("<i class=\"bh be p"))
  }

  @Test("a drawing says in words which bars it shows and what is worst")
  func sentence() throws {
    func label(_ bar: String) throws -> String {
      let scene = try maker("toolbar: { backgroundColor: white, tintColor: \(bar) }")
        .scene(.standard, .flat, .light)
      let text = markup { $0.phone(scene, "look") }
      return String(try #require(text.firstMatch(of: #/role="img" aria-label="([^"]*)"/#)?.1))
    }
    #expect(try label("black") == "Drawing of look, scrolled: toolbar; nothing is marked")
    #expect(
      try label("\"#EEEEEE\"").hasPrefix(
        "Drawing of look, scrolled: toolbar; 1 pair marked, the worst fails with 1.16"))
  }

  @Test("a detail is around its part as far as the screen goes, with a ring around that")
  func crop() throws {
    let look = """
      navigationBar: { backgroundColor: white, titleColor: "#EEEEEE" },
      tabBar: { backgroundColor: white, tintColor: "#EEEEEE" }
      """
    let layout = PhoneLayout(try maker(look).scene(.standard, .flat, .light))
    // A title's middle is 22 points below a status bar of 59, that of a detail 56 below its top.
    for (name, top) in [("Title", 25.0), ("Home", 852 - 112)] {
      let part = try #require(
        layout.marked.first { part in
          layout.pieces.contains { piece in
            guard case .words(name, _, _) = piece.kind else { return false }
            return piece.box == part.boxes[0]
          }
        })
      var writer = MarkupWriter()
      writer.crop(layout, around: part, "look")
      let places = writer.palette.places.all.map(\.box)
      let box = part.boxes[0]
      #expect(places.first == Box(0, -top, 393, 852), "\(name)")
      #expect(places.last == Box(box.x - 5, box.y - 3, box.width + 10, box.height + 6))
      let text = String(decoding: writer.finish(), as: UTF8.self)
      #expect(text.contains("aria-label=\"Detail of look\"") && text.contains(">\(name)</i>"))
      // What is elsewhere on the screen is left out.
      #expect(text.contains(">9:41</i>") == (name == "Title"))
    }
  }
}
