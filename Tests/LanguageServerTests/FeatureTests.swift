import LanguageServer
import Testing

/// A theme that shows what features have to say.
private let theme = """
  palette:
    paper: "#F7F7F9"
    ink: "#1C1C1E"
    brand:
      primary: "#0A5FD9"
      pale: "{brand.primary} / 20%"
    link: { light: "#0A5FD9", dark: "#7AB8FF" }
  appearances:
    light: &base
      description: Screens by day.
      interfaceStyle: light
      statusBarStyle: auto
      navigationBar:
        backgroundColor: "{paper}"
        tintColor: "{link}"
        titleColor: "#1C1C1E"
      toolbar: { backgroundColor: "{paper}", tintColor: "#BBBBBB" }
    dark:
      extends: light
      interfaceStyle: dark
  dynamic:
    system: { light: light, dark: dark }

  """

/// A client with the theme open.
private func open(_ text: String = theme, _ abilities: JSONValue = [:]) throws -> Client {
  let client = try Client(abilities)
  client.open("A.theme.yaml", text)
  return client
}

/// The place of a word of the theme, a few characters into it.
private func place(of word: String, _ more: Int = 1, in text: String = theme) throws -> TextPosition
{
  let range = try #require(text.firstRange(of: word))
  let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
  return DocumentText(Array(text.utf8)).position(start + more, .utf16Units)
}

/// The bytes of a range of the theme.
private func text(_ range: JSONValue?, in text: String = theme) throws -> String {
  let document = DocumentText(Array(text.utf8))
  let start = document.offset(try #require(position(range?["start"])), .utf16Units)
  return document.text(start..<document.offset(try #require(position(range?["end"])), .utf16Units))
}

@Suite("Colors in an editor")
struct ColorFeatureTests {
  @Test("each color has a swatch, references and colors with alpha too")
  func swatches() throws {
    let swatches = try open().ask("textDocument/documentColor", "A.theme.yaml").elements
    let texts = try swatches.map { try text($0["range"]) }
    #expect(
      texts == [
        "#F7F7F9", "#1C1C1E", "#0A5FD9", "{brand.primary} / 20%", "#0A5FD9", "#7AB8FF", "{paper}",
        "{link}", "#1C1C1E", "{paper}", "#BBBBBB",
      ])
    #expect(swatches[3]["color"]?["alpha"] == 0.2)
    #expect(swatches[7]["color"]?["blue"]?.double == 217 / 255.0)
  }

  @Test(
    "a picked color is written as the one was that it replaces",
    arguments: [
      ("a: \"#FFFFFF\"", 4..<11, "#804020"),
      ("a: rgb(1 2 3)", 3..<13, "\"rgb(128 64 32)\""),
      ("a: \"oklch(50% 0.1 20)\"", 4..<21, "oklch(44.66% 0.0991 45.44)"),
      ("a: hsl(1 2% 3%)", 3..<15, "\"hsl(20 60% 31.4%)\""),
      ("a: \"color(display-p3 1 0 0)\"", 4..<27, "color(display-p3 0.4692 0.2642 0.1541)"),
    ])
  func picked(color: String, range: Range<Int>, expected: String) throws {
    let written = "palette:\n  \(color)\n"
    let client = try open(written)
    let place = { TextPosition(line: 1, character: $0 + 2) }
    let answer = client.ask(
      "textDocument/colorPresentation", "A.theme.yaml",
      [
        "color": [
          "red": .number(128 / 255), "green": .number(64 / 255), "blue": .number(32 / 255),
          "alpha": 1,
        ],
        "range": TextRange(place(range.lowerBound), place(range.upperBound)).json,
      ])
    let first = try #require(answer[0]?["textEdit"])
    #expect(first["newText"]?.text == expected)
    client.change("A.theme.yaml", to: try applied([first], to: written))
    #expect(client.ask("textDocument/documentColor", "A.theme.yaml").elements.count == 1)
  }

  @Test("a contrast that is enough for icons only has the mark of a warning")
  func warning() throws {
    let client = try open(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#3B7FE0\" } } }\n")
    let hints = client.ask("textDocument/inlayHint", "A.theme.yaml").elements
    let labels = hints.compactMap { $0["label"]?.text }
    #expect(labels.contains("3.96:1 ▲"))
  }

  @Test("values say behind them what they come to")
  func hints() throws {
    let hints = try open().ask("textDocument/inlayHint", "A.theme.yaml").elements
    let labels = hints.compactMap { $0["label"]?.text }
    #expect(
      labels == [
        "#0A5FD933", "19.62:1 ✓", "darkContent", "#F7F7F9", "#0A5FD9 / #7AB8FF", "1.93:1 ✕",
        "15.9:1 ✓", "#F7F7F9", "1.79:1 ✕",
      ])
    let window: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 3, "character": 0],
    ]
    #expect(
      try open().ask("textDocument/inlayHint", "A.theme.yaml", ["range": window]) == [])
  }
}

@Suite("Texts over what is under the cursor")
struct HoverTests {
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

@Suite("Completion")
struct CompletionTests {
  private func complete(
    _ marked: String, _ abilities: JSONValue = [:], name: String = "A.theme.yaml",
    after good: String? = nil, files: [String: String] = [:]
  ) throws -> (labels: [String], texts: [String], items: [JSONValue]) {
    let marked = try Marked(marked)
    let client = try Client(abilities, files: files)
    client.open(name, good ?? marked.text)
    _ = client.findings(name)
    client.change(name, to: marked.text)
    let items =
      client.ask("textDocument/completion", name, at: marked.position)["items"]?.elements ?? []
    let texts = try items.map { try applied([try #require($0["textEdit"])], to: marked.text) }
    return (items.compactMap { $0["label"]?.text }, texts, items)
  }

  @Test("keys that fit here are offered, without those that are there")
  func keys() throws {
    let root = try complete("‸")
    #expect(root.labels.contains("palette") && root.labels.contains("appearances"))
    let bar = try complete(
      "appearances:\n  light:\n    navigationBar:\n      tintColor: red\n      t‸")
    #expect(bar.labels.contains("titleColor") && !bar.labels.contains("unselectedItemTintColor"))
    #expect(
      try complete("appearances:\n  a:\n    navigationBar: { tintColor: red, ‸ }").labels.contains(
        "titleColor"))
    let tabs = try complete("appearances: { a: { tabBar: { ‸")
    #expect(tabs.labels.contains("unselectedItemTintColor"))
  }

  @Test("a key brings its colon, in JSON its quotes too")
  func colons() throws {
    #expect(try complete("pal‸").texts.contains("palette: "))
    #expect(try complete("{ ‸ }", name: "A.theme.json").texts.contains("{ \"palette\":  }"))
    #expect(
      try complete("{ \"pal‸\": 1 }", name: "A.theme.json").texts.contains("{ \"palette\": 1 }"))
  }

  @Test("words that may stand are offered with what they mean")
  func words() throws {
    let styles = try complete("appearances:\n  light:\n    statusBarStyle: ‸")
    #expect(styles.labels.starts(with: ["default", "lightContent", "darkContent", "auto"]))
    #expect(styles.items[3]["documentation"]?["value"]?.text?.contains("best contrast") ?? false)
    #expect(try complete("inverse: ‸").labels.contains("mirror"))
    #expect(
      try complete("appearances:\n  light:\n    navigationBar: { isTranslucent: ‸").labels == [
        "true", "false",
      ])
  }

  @Test("colors of the palette come first, those that can be read on the bar before the others")
  func colors() throws {
    let good = """
      palette: { paper: "#FFFFFF", pale: "#EEEEEE", ink: "#000000" }
      appearances:
        light:
          navigationBar:
            backgroundColor: "{paper}"
            tintColor: "{ink}"

      """
    let open = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: ‸"), after: good)
    #expect(open.labels.starts(with: ["{ink}", "{paper}", "{pale}"]))
    #expect(open.items[0]["detail"]?.text == "#000000  21:1 ✓")
    #expect(open.items[2]["detail"]?.text?.hasSuffix("✕") ?? false)
    #expect(open.texts[0].contains("tintColor: \"{ink}\"\n"))
    #expect(open.labels.contains(".systemBlue") && open.labels.contains("rebeccapurple"))
    let braces = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: \"{i‸\""), after: good)
    #expect(braces.labels == ["ink", "paper", "pale"])
    #expect(braces.texts[0].contains("tintColor: \"{ink}\"\n"))
    let bare = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: {i‸}"), after: good)
    #expect(bare.labels.starts(with: ["ink", "paper", "pale", "light", "dark"]))
    #expect(bare.texts[0].contains("tintColor: {ink}\n"))
  }

  @Test("on one line a color is offered for the background before it, though a brace is open")
  func open() throws {
    let good = """
      palette: { paper: "#FFFFFF", ink: "#000000" }
      appearances:
        light:
          interfaceStyle: light

      """
    func details(_ line: String) throws -> [String?] {
      let found = try complete(good + "    " + line, after: good)
      return found.items.prefix(2).map { $0["detail"]?.text }
    }
    let onInk = ["#FFFFFF  21:1 ✓", "#000000  1:1 ✕"]
    #expect(try details("toolbar: { backgroundColor: \"{ink}\", tintColor: \"{‸") == onInk)
    #expect(try details("toolbar: { backgroundColor: black, tintColor: ‸") == onInk)
    let edge = "backgroundColor: white, scrollEdge: { backgroundColor: black, tintColor: ‸"
    #expect(try details("toolbar: { \(edge)") == onInk)
    #expect(
      try details("toolbar: { backgroundColor: black, scrollEdge: { tintColor: ‸") == onInk)
    #expect(
      try details("toolbar: { backgroundColor: \"rgb({ink} / 0)\", tintColor: ‸")
        == ["#FFFFFF", "#000000"])
    #expect(try details("toolbar: { background: \"{‸") == [])
  }

  @Test("paths are offered of files that are there, folder by folder")
  func paths() throws {
    let files = [
      "Base.theme.yaml": "{}", "shared.yaml": "{}", "appearance.yaml": "{}",
      "A.appearance.json": "{}", "tokens/brand.json": "{}", "tokens/deep/more.tokens.yml": "{}",
      "tokens/read.md": "", "Assets.xcassets/Contents.json": "{}",
    ]
    func labels(_ text: String) throws -> [String] { try complete(text, files: files).labels }
    #expect(try labels("extends: ‸") == ["Base.theme.yaml", "shared.yaml", "tokens/"])
    #expect(try labels("extends: [Base.theme.yaml, ‸").contains("shared.yaml"))
    #expect(try labels("tokens: ‸") == ["Assets.xcassets", "shared.yaml", "tokens/"])
    #expect(try labels("tokens: tokens/‸") == ["tokens/brand.json", "tokens/deep/"])
    #expect(try labels("tokens:\n  - tokens/deep/m‸") == ["tokens/deep/more.tokens.yml"])
    #expect(try labels("tokens: { resolver: tokens/‸").contains("tokens/brand.json"))
    #expect(try complete("tokens: tokens/b‸", files: files).texts[0] == "tokens: tokens/brand.json")
    #expect(try labels("tokens: { light: tokens/‸").contains("tokens/brand.json"))
    #expect(try labels("tokens: ../‸").isEmpty)
    #expect(try labels("tokens:\n  - res‸").contains("resolver") == false)
    #expect(try labels("tokens: { res‸").contains("resolver"))
    #expect(try labels("tokens:\n  resolver: tokens/brand.json\n  ‸").contains("lightHighContrast"))
    #expect(try labels("tokens: /‸").isEmpty)
  }

  @Test("names of appearances are offered where one is taken")
  func appearances() throws {
    let good = "appearances: { a: {}, b: {} }\ndynamic: { s: { light: a, dark: b } }\n"
    let found = try complete(good.replacing("light: a", with: "light: ‸"), after: good)
    #expect(found.labels == ["a", "b"])
  }

  @Test("rules are offered in waivers and in the configuration")
  func rules() throws {
    #expect(try complete("# appearance:ignore ti‸").labels.contains("tint-contrast"))
    let keys = try complete("lint:\n  ‸", name: "appearance.yaml")
    #expect(keys.labels.contains("tint-contrast"))
    let values = try complete("lint:\n  tint-contrast: ‸", name: "appearance.yaml")
    #expect(values.labels == ["off", "note", "warning", "error"])
    #expect(
      try complete("outputs:\n  - ‸", name: "appearance.yaml").labels.contains("barAppearances"))
  }

  @Test("an override is offered what it may say, without what its own item says")
  func overrides() throws {
    let first = "overrides:\n  - files: Legacy/**\n    "
    func keys(_ text: String) throws -> [String] {
      try complete(text, name: "appearance.yaml").labels
    }
    let second = try keys(first + "strict: false\n  - files: New/**\n    ‸")
    #expect(second.contains("strict") && second.contains("lint"))
    #expect(!second.contains("files") && !second.contains("output"))
    #expect(try !keys(first + "strict: false\n    ‸").contains("strict"))
    #expect(try keys(first + "sdk: 26.0\n  - ‸").contains("files"))
    #expect(try keys("overrides: [{ files: a, ‸").contains("deploymentTarget"))
    #expect(try keys("overrides: ‸").isEmpty)
    #expect(try keys(first + "strict: ‸") == ["true", "false"])
    #expect(try keys(first + "outputs:\n      - ‸").contains("barAppearances"))
    #expect(try keys(first + "thresholds: { ‸") == ["text", "largeText", "nonText"])
    #expect(try keys(first + "lint:\n      ‸").contains("tint-contrast"))
    #expect(
      try keys(first + "lint:\n      tint-contrast: ‸") == ["off", "note", "warning", "error"])
    #expect(
      try keys(first + "lint:\n      high-contrast-regression: { highContrastLevel: ‸")
        == ["AA", "AAA"])
  }

  @Test("an appearance can be filled in by a client that has places to fill in")
  func snippets() throws {
    let abilities: JSONValue = [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ]
    let found = try complete("appearances:\n  ‸", abilities)
    #expect(found.items.first?["insertTextFormat"] == 2)
    #expect(found.texts.first?.contains("\n    statusBarStyle: auto\n") ?? false)
    #expect(try complete("appearances:\n  ‸").items.first?["insertTextFormat"] == nil)
  }

  @Test("nothing is offered where nothing fits")
  func nothing() throws {
    #expect(try complete("palette:\n  ‸").labels.isEmpty)
    #expect(try complete("nothing:\n  of:\n    this: ‸").labels.isEmpty)
  }
}

@Suite("Names in an editor")
struct NavigationTests {
  @Test("a name leads to where it is declared, in another file too")
  func definition() throws {
    let client = try open()
    for (word, more, target) in [
      ("{link}", 2, "link"), ("{brand.primary}", 9, "primary"), ("{brand.primary}", 2, "brand"),
      ("extends: light", 10, "light"), ("light: light,", 8, "light"),
    ] {
      let answer = client.ask(
        "textDocument/definition", "A.theme.yaml", at: try place(of: word, more))
      #expect(try text(answer[0]?["range"]) == target, "\(word)")
    }
    let heir = "extends: A.theme.yaml\nroles: { a: \"{link.dark}\" }\n"
    client.open("B.theme.yaml", heir)
    let found = client.ask(
      "textDocument/definition", "B.theme.yaml", at: TextPosition(line: 1, character: 16))
    #expect(found[0]?["uri"]?.text == client.uri("A.theme.yaml"))
    let file = client.ask(
      "textDocument/definition", "B.theme.yaml", at: TextPosition(line: 0, character: 12))
    #expect(file["uri"]?.text == client.uri("A.theme.yaml"))
    let links = client.ask("textDocument/documentLink", "B.theme.yaml")
    #expect(links[0]?["target"]?.text == client.uri("A.theme.yaml"))
  }

  @Test("a token leads to its file")
  func token() throws {
    let tokens = "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#000000\" } }\n"
    let client = try Client(files: ["brand.tokens.json": tokens])
    client.open("A.theme.yaml", "tokens: brand.tokens.json\nroles: { a: \"{ink}\" }\n")
    let found = client.ask(
      "textDocument/definition", "A.theme.yaml", at: TextPosition(line: 1, character: 15))
    #expect(found[0]?["uri"]?.text == client.uri("brand.tokens.json"))
  }

  @Test("all places of a name are found, in heirs that are not open too")
  func references() throws {
    let client = try Client(files: [
      "A.theme.yaml": theme,
      "B.theme.yaml": "extends: A.theme.yaml\nroles: { a: \"{paper}\" }\n",
      "C.theme.yaml": "palette: { paper: \"#FFFFFF\" }\n",
    ])
    client.open("A.theme.yaml", theme)
    let found = client.ask(
      "textDocument/references", "A.theme.yaml", at: try place(of: "{paper}", 2),
      ["context": ["includeDeclaration": true]])
    let uris = found.elements.compactMap { $0["uri"]?.text }
    #expect(uris.filter { $0 == client.uri("A.theme.yaml") }.count == 3)
    #expect(uris.filter { $0 == client.uri("B.theme.yaml") }.count == 1)
    #expect(uris.count == 4)
    let marked = client.ask(
      "textDocument/documentHighlight", "A.theme.yaml", at: try place(of: "{paper}", 2))
    #expect(marked.elements.count == 3)
  }

  @Test("an anchor leads to its aliases and back")
  func anchors() throws {
    let text = "palette: { a: &one \"#FFFFFF\", b: *one }\n"
    let client = try open(text)
    let found = client.ask(
      "textDocument/definition", "A.theme.yaml", at: TextPosition(line: 0, character: 35))
    #expect(found["range"]?["start"]?["character"] == 15)
    let marked = client.ask(
      "textDocument/documentHighlight", "A.theme.yaml", at: TextPosition(line: 0, character: 16))
    #expect(marked.elements.count == 2)
  }

  @Test("a new name is written in every file, and means the same")
  func rename() throws {
    let files = [
      "A.theme.yaml": theme,
      "B.theme.yaml":
        "extends: A.theme.yaml\nroles: { a: \"{brand.primary}\", b: {brand.primary} }\n",
    ]
    let client = try Client(files: files)
    client.open("A.theme.yaml", theme)
    for (word, more, new) in [
      ("{brand.primary}", 8, "first"), ("{brand.primary}", 2, "house"), ("link:", 1, "go"),
      ("light: &base", 1, "day"),
    ] {
      let place = try place(of: word, more)
      let prepared = client.ask("textDocument/prepareRename", "A.theme.yaml", at: place)
      let old = try #require(prepared["placeholder"]?.text)
      let edit = client.ask(
        "textDocument/rename", "A.theme.yaml", at: place, ["newName": .string(new)])
      let changes = try #require(edit["changes"])
      var after: [String: String] = [:]
      for (name, text) in files {
        let edits = changes[client.uri(name)]?.elements ?? []
        after[name] = try applied(edits, to: text)
      }
      let path = "\(client.folder)/B.theme.yaml"
      let found = linted(try #require(after["B.theme.yaml"]), path: path, after)
      let before = linted(try #require(files["B.theme.yaml"]), path: path, files)
      #expect(found.count == before.count, "\(old) to \(new)")
      #expect(!found.contains { $0.hasPrefix("1 undefined") })
      #expect(after["A.theme.yaml"]?.contains("\(new):") ?? false)
    }
  }

  @Test(
    "a name that is taken or cannot be one is refused with the reason",
    arguments: [
      ("ink", "'ink' already exists, in A.theme.yaml"),
      ("a.b", "a palette name has no dot in it"),
      ("dark", "'dark' is a variant, not a palette name"), ("", "'' isn't a valid name in a theme"),
    ])
  func refused(name: String, reason: String) throws {
    let answer = try open().send(
      "textDocument/rename", "A.theme.yaml", at: place(of: "{paper}", 2), ["newName": .string(name)]
    )
    #expect(answer["error"]?["message"]?.text == reason)
  }

  @Test("a new name that becomes another one's in Swift is refused")
  func collision() throws {
    let answer = try open().send(
      "textDocument/rename", "A.theme.yaml", at: place(of: "light: &base"),
      ["newName": "Dark"])
    #expect(answer["error"]?["code"] == -32803)
  }
}

@Suite("The structure of a document")
struct StructureTests {
  @Test("symbols are nested as the text is")
  func symbols() throws {
    let symbols = try open().ask("textDocument/documentSymbol", "A.theme.yaml").elements
    #expect(symbols.map { $0["name"]?.text } == ["palette", "appearances", "dynamic"])
    let palette = symbols[0]["children"]?.elements ?? []
    #expect(palette.map { $0["name"]?.text } == ["paper", "ink", "brand", "link"])
    #expect(palette[2]["children"]?.elements.count == 2)
  }

  @Test("symbols of all themes of the folder are found by a part of their names")
  func workspace() throws {
    let client = try Client(files: [
      "A.theme.yaml": theme, "sub/B.theme.yaml": "palette: { inkwell: red }\n",
    ])
    let found = client.ask("workspace/symbol", ["query": "INK"]).elements
    #expect(found.map { $0["name"]?.text } == ["ink", "link", "inkwell"])
  }

  @Test("mappings over several lines can be folded")
  func folding() throws {
    let ranges = try open().ask("textDocument/foldingRange", "A.theme.yaml").elements
    #expect(ranges.contains(["startLine": 0, "endLine": 6]))
    #expect(ranges.contains(["startLine": 3, "endLine": 5]))
    #expect(ranges.allSatisfy { ($0["endLine"]?.whole ?? 0) > ($0["startLine"]?.whole ?? 0) })
  }

  @Test("a selection grows from the word to the whole text")
  func selection() throws {
    let answer = try open().ask(
      "textDocument/selectionRange", "A.theme.yaml",
      ["positions": [try place(of: "{link}", 2).json]])
    var texts: [String] = []
    var next = answer[0]
    while let range = next {
      texts.append(try text(range["range"]))
      next = range["parent"]
    }
    #expect(texts.starts(with: ["{link}", "\"{link}\"", "tintColor: \"{link}\""]))
    #expect(texts.last == theme)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.contains($0) && $0 != $1 })
  }
}

@Suite("Actions on a text")
struct CodeActionTests {
  private func actions(
    _ client: Client, _ text: String, at place: TextPosition, only: String? = nil
  ) -> [JSONValue] {
    let context: JSONValue =
      only.map { ["diagnostics": [], "only": [.string($0)]] } ?? ["diagnostics": []]
    return client.ask(
      "textDocument/codeAction", "A.theme.yaml",
      ["range": TextRange(place, place).json, "context": context]
    ).elements
  }

  private func text(after action: JSONValue?, _ text: String, _ client: Client) throws -> String {
    let edits = action?["edit"]?["changes"]?[client.uri("A.theme.yaml")]?.elements
    return try applied(try #require(edits), to: text)
  }

  @Test("a suggestion of a finding repairs it")
  func quickFix() throws {
    let client = try open(FindingTests.pale)
    let before = try #require(client.findings("A.theme.yaml"))
    let place = try place(of: "lightContent", in: FindingTests.pale)
    let found = actions(client, FindingTests.pale, at: place, only: "quickfix")
    let first = try #require(found.first { $0["isPreferred"] == true })
    #expect(first["diagnostics"]?[0]?["code"] == "status-bar-contrast")
    let after = try text(after: first, FindingTests.pale, client)
    client.change("A.theme.yaml", to: after)
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(left.count == before.count - 1)
    #expect(!left.contains { $0["code"] == "status-bar-contrast" })
  }

  @Test("a finding can be let pass for a reason")
  func waiver() throws {
    let client = try open(FindingTests.pale)
    let place = try place(of: "lightContent", in: FindingTests.pale)
    let found = actions(client, FindingTests.pale, at: place)
    let waive = found.first { $0["title"] == "Let 'status-bar-contrast' pass here" }
    let after = try text(after: waive, FindingTests.pale, client)
    #expect(after.contains("    # appearance:ignore status-bar-contrast -- accepted as it is\n"))
    client.change("A.theme.yaml", to: after)
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(!left.contains { ["status-bar-contrast", "unused-waiver"].contains($0["code"]) })
  }

  @Test("all that can be repaired without asking is repaired at once")
  func fixAll() throws {
    let client = try open(FindingTests.pale)
    let before = try #require(client.findings("A.theme.yaml"))
    let found = actions(
      client, FindingTests.pale, at: TextPosition(line: 0, character: 0), only: "source.fixAll")
    #expect(found.count == 1)
    client.change("A.theme.yaml", to: try text(after: found[0], FindingTests.pale, client))
    let left = try #require(client.findings("A.theme.yaml"))
    #expect(left.filter { $0["severity"] == 1 }.isEmpty && left.count < before.count)
  }

  @Test("a literal becomes a name of the palette, or one that there is")
  func names() throws {
    let client = try open()
    let gray = actions(client, theme, at: try place(of: "#BBBBBB"))
    let extract = gray.first { $0["kind"] == "refactor.extract" }
    let extracted = try text(after: extract, theme, client)
    #expect(extracted.contains("palette:\n  tint: \"#BBBBBB\"\n  paper: "))
    #expect(extracted.contains("tintColor: \"{tint}\" }"))
    let title = actions(client, theme, at: try place(of: "titleColor: \"#1C1C1E\"", 14))
    let named = title.first { $0["title"] == "Write {ink}, which is the same color" }
    #expect(try text(after: named, theme, client).contains("titleColor: \"{ink}\""))
  }

  @Test("a text without a palette gets one")
  func newPalette() throws {
    for (name, written) in [
      ("A.theme.yaml", "roles:\r\n  a: \"#BBBBBB\"\r\n"),
      ("A.theme.json", "{\n  \"roles\": { \"a\": \"#BBBBBB\" }\n}\n"),
    ] {
      let client = try Client()
      client.open(name, written)
      let found = client.ask(
        "textDocument/codeAction", name,
        [
          "range": TextRange(try place(of: "#BBB", in: written), try place(of: "#BBB", in: written))
            .json,
          "context": ["diagnostics": [], "only": ["refactor.extract"]],
        ])
      let edits = found[0]?["edit"]?["changes"]?[client.uri(name)]?.elements ?? []
      let after = try applied(edits, to: written)
      #expect(linted(after, path: "\(client.folder)/\(name)").isEmpty, "\(after)")
      #expect(after.contains("palette"))
    }
  }

  @Test("a color can be written in other ways, which are the same color")
  func conversions() throws {
    let client = try open()
    let found = actions(client, theme, at: try place(of: "#BBBBBB"), only: "refactor.rewrite")
    let titles = found.compactMap { $0["title"]?.text }
    #expect(
      titles.contains("Write oklch(79.21% 0 0)") && titles.contains("Write rgb(187 187 187)"))
    for action in found {
      let after = try text(after: action, theme, client)
      client.change("A.theme.yaml", to: after)
      let swatch = client.ask("textDocument/documentColor", "A.theme.yaml").elements.last
      let red = swatch?["color"]?["red"]?.double ?? 0
      #expect(abs(red - 187 / 255) < 0.002, "\(action["title"]?.text ?? "")")
      client.change("A.theme.yaml", to: theme)
    }
  }

  @Test("an adaptive color gets its members for increased contrast")
  func highContrast() throws {
    let client = try open()
    let found = actions(client, theme, at: try place(of: "#7AB8FF"))
    let add = found.first { $0["title"] == "Add high-contrast colors" }
    #expect(
      try text(after: add, theme, client).contains(
        "dark: \"#7AB8FF\", lightHighContrast: \"#0A5FD9\", darkHighContrast: \"#7AB8FF\" }"))
    let block = "palette:\n  a:\n    light: red\n    dark: blue\n"
    client.change("A.theme.yaml", to: block)
    let more = actions(client, block, at: TextPosition(line: 2, character: 12))
    let after = try text(
      after: more.first { $0["title"] == "Add high-contrast colors" }, block, client)
    #expect(after.hasSuffix("dark: blue\n    lightHighContrast: red\n    darkHighContrast: blue\n"))
  }
}
