import Testing

@testable import ThemePreview

@Suite("Markup with texts of others")
struct MarkupTests {
  @Test("what is interpolated is a text, between tags and between quotes")
  func texts() {
    let text = "<b title=\"a\">& more</b>"
    let markup: Markup = #"<p title="\#(text)">\#(text)</p>"#
    let escaped = "&lt;b title=&quot;a&quot;&gt;&amp; more&lt;/b&gt;"
    #expect(markup.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("markup of our own stays markup")
  func own() {
    let inner: Markup = "<i>\("<")</i>"
    let markup: Markup = "\(inner)\(Markup(own: "<b>"))\(own: "<u>")"
    #expect(markup.text == "<i>&lt;</i><b><u>")
  }

  @Test("numbers have hundredths, and no point where they are whole")
  func numbers() {
    let markup: Markup = "\(12) \(12.0) \(0.126) \(-0.5)"
    #expect(markup.text == "12 12 0.13 -0.5")
  }
}
