import LanguageServer
import Testing

@Suite("Texts over what is under the cursor")
struct HoversTests: ThemeEditing {
  private func hover(_ word: String, _ more: Int = 1) throws -> String {
    let answer = try open().ask("textDocument/hover", "A.theme.yaml", at: place(of: word, more))
    return answer["contents"]?["value"]?.text ?? ""
  }

  @Test("a color is told in four variants, with its names and its contrast")
  func color() throws {
    let text = try hover("{link}")
    for part in ["| light | `#0A5FD9`", "| darkHighContrast | `#7AB8FF`", "`{link}`", "tint on"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(try hover("{brand.primary} / 20%").contains("`#0A5FD933`"))
  }

  @Test("a key is told with its default, a word with its meaning")
  func key() throws {
    #expect(try hover("statusBarStyle").contains("Default: "))
    #expect(try hover("auto").contains("best contrast"))
    #expect(try hover("light: &base").contains("lightAppearance"))
    #expect(try hover("Screens by").isEmpty)
  }

  @Test("a rule is explained where a waiver or a configuration names it", arguments: ["", " "])
  func rule(_ blank: String) throws {
    let client = try open("# appearance:\(blank)ignore tint-contrast -- why not\nname: A\n")
    let place = TextPosition(line: 0, character: 25)
    let answer = client.ask("textDocument/hover", "A.theme.yaml", at: place)
    #expect(answer["contents"]?["value"]?.text?.hasPrefix("**tint-contrast**") ?? false)
    client.open("appearance.yaml", "lint: { tint-contrast: off }\n")
    let other = client.ask(
      "textDocument/hover", "appearance.yaml", at: TextPosition(line: 0, character: 10))
    #expect(other["contents"]?["value"]?.text?.hasPrefix("**tint-contrast**") ?? false)
  }

  @Test("keys and values of an override are explained as those of the configuration")
  func overrides() throws {
    let text = "overrides:\n- { files: a, runtime: yalantis, lint: { tint-contrast: off } }\n"
    let client = try Client()
    client.open("appearance.yaml", text)
    for (word, begin) in [
      ("files", "**files**"), ("runtime", "**runtime**"), ("yalantis", "**yalantis**"),
      ("tint", "**tint-contrast**"),
    ] {
      let offset = try #require(text.firstRange(of: word)?.lowerBound)
      let line = try #require(text.firstIndex(of: "-"))
      let place = TextPosition(line: 1, character: text.distance(from: line, to: offset) + 1)
      let answer = client.ask("textDocument/hover", "appearance.yaml", at: place)
      let said = answer["contents"]?["value"]?.text ?? ""
      #expect(said.hasPrefix(begin), "\(word): \(said)")
    }
  }

  @Test("hovers stay while the text is broken, where they moved to")
  func broken() throws {
    let client = try open()
    _ = client.findings("A.theme.yaml")
    let start = TextPosition(line: 0, character: 0)
    client.change("A.theme.yaml", TextRange(start, start), to: "x: [\n")
    let moved = try place(of: "{link}")
    let answer = client.ask(
      "textDocument/hover", "A.theme.yaml",
      at: TextPosition(line: moved.line + 1, character: moved.character))
    #expect(answer["contents"]?["value"]?.text?.contains("#7AB8FF") ?? false)
    #expect(answer["range"]?["start"]?["line"]?.whole == moved.line + 1)
    #expect(client.ask("textDocument/documentColor", "A.theme.yaml").elements.count == 11)
  }
}
