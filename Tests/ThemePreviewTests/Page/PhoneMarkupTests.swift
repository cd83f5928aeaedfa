import TestSupport
import Foundation
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

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
    #expect(try label("black") == "look, scrolled: toolbar")
    #expect(
      try label("\"#EEEEEE\"").hasPrefix(
        "look, scrolled: toolbar; 1 pair marked, the worst fails with 1.16"))
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

  @Test("what is above, below and behind parts of bars is drawn, and what is not measured said")
  func parts() throws {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: "sdk: 26.0\n")).0
    let analysis = PreviewedThemes.analysis(PreviewedThemes.parts, configuration: read)
    let page = String(decoding: previewPage([analysis]), as: UTF8.self)
    func number(_ list: String, _ color: String) throws -> Substring {
      let rule = try Regex<(Substring, Substring)>("\\.\(list)(\\d+)\\{[a-z-]+:\(color)\\}")
      return try #require(page.firstMatch(of: rule)?.1)
    }
    let scope = try number("f", "#5A5A60")
    let selected = try number("f", "#0A3A8A")
    let (fill, text) = (try number("b", "#0A5FD9"), try number("f", "#FFFFFA"))
    let (tab, compactTab) = (try number("f", "#4A4A50"), try number("f", "#7A2A8A"))
    let phones = page.split(separator: "<div class=\"ph").dropFirst().map(String.init)
    #expect(phones.count == 6)
    for phone in phones {
      let isGlass = phone.hasPrefix(" gl")
      let state = try #require(phone.firstMatch(of: #/data-s="(\w+)"/#)?.1)
      let isScrolled = state == "standard"
      func has(_ name: String, _ color: String, _ words: String) throws -> Bool {
        try phone.contains(Regex("<i class=\"\(name) p\\d+ \(color)\">\(words)</i>"))
      }
      #expect(phone.contains(">Choose &lt;b&gt;an&lt;/b&gt; address</i>"))
      #expect(phone.contains("not measured: the prompt"))
      #expect(try has("s2", "f\(scope)", "Rooms") == isScrolled)
      #expect(try has("s1", "f\(selected)", "All") == isScrolled)
      #expect(phone.contains("the prompt, the scope buttons") == isScrolled)
      #expect(try (has("pf", "b\(fill)", "") && has("dn", "f\(text)", "Done")) == isGlass)
      #expect(phone.contains("the prominent button") == isGlass)
      // The buttons of the toolbar have none: those of the navigation bar and the tabs do.
      #expect(phone.components(separatedBy: "class=\"gs ").count - 1 == (isGlass ? 3 : 0))
      #expect(try has("l2", "f\(tab)", "News") == (state != "compact"))
      #expect(try has("l1", "f\(compactTab)", "Home") == (state == "compact"))
    }
  }

  @Test("a gradient has a slider with the contrast at its positions, at first where it is least")
  func gradientSlider() throws {
    let page = PreviewedThemes.page(
      """
      appearances:
        shop:
          interfaceStyle: light
          toolbar: { backgroundGradient: [black, white], tintColor: white }

      """)
    let ratios = try #require(
      page.firstMatch(of: #/value="20" data-g="toolbar" data-r="([^"]*)"/#)?.1)
    #expect(ratios.split(separator: " ").count == 21)
    #expect(ratios.hasPrefix("21 ") && ratios.hasSuffix(" 1"))
    #expect(page.contains("<output>1:1 at 100 %</output>"))
    #expect(page.contains("<i class=\"mk horizontal of-toolbar p"))
  }
}
