import Foundation
import Testing

@testable import OutputText

@Suite("JSON on its way out")
struct JSONWriterTests {
  @Test("has a line for each entry, and leaves on one line")
  func layout() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.entry("name", "a")
      writer.key("items")
      writer.array { writer in
        writer.inlineObject { writer in
          writer.entry("x", 1)
          writer.key("y")
          writer.array { $0.number(0.5) }
        }
        writer.bool(true)
      }
      writer.key("none")
      writer.object { _ in }
    }
    #expect(
      writer.finishText() == """
        {
          "name": "a",
          "items": [
            { "x": 1, "y": [ 0.5 ] },
            true
          ],
          "none": {}
        }

        """)
  }

  @Test("reads back as what was written, keys of any text included")
  func readsBack() throws {
    let texts = ["a\"b\\c", "line\nbreak\u{2028}", "\u{1B}[0m", "é日👍", ""]
    var writer = JSONWriter()
    writer.object { writer in
      for text in texts {
        writer.key(text: text)
        writer.string(text)
      }
    }
    let read = try JSONDecoder().decode([String: String].self, from: Data(writer.finish()))
    #expect(read == Dictionary(uniqueKeysWithValues: zip(texts, texts)))
  }

  @Test("has blanks before colons where Xcode writes them")
  func colons() {
    var writer = JSONWriter(hasSpacedColons: true)
    writer.object { $0.entry("author", "xcode") }
    #expect(writer.finishText() == "{\n  \"author\" : \"xcode\"\n}\n")
  }
}
