import Testing

@testable import ThemeSyntax

@Suite struct ThemeReaderTests {
  @Test("a YAML theme and its JSON twin have the same shape and texts")
  func twins() {
    let yaml = """
      schema: "1"
      palette:
        paper: "#F7F7F9"
        brand: &b { primary: 'oklch(58% 0.21 22)', onPrimary: "é\\n" }
      appearances:
        light:
          isTranslucent: false
          size: 20
          none: null
          list: [1, two, "three"]
          empty: {}
        dark: { brand: *b }
      """
    let json = """
      {"schema": "1",
       "palette": {"paper": "#F7F7F9", "brand": {"primary": "oklch(58% 0.21 22)", "onPrimary": "é\\n"}},
       "appearances": {
         "light": {"isTranslucent": false, "size": 20, "none": null,
           "list": [1, "two", "three"], "empty": {}},
         "dark": {"brand": {"primary": "oklch(58% 0.21 22)", "onPrimary": "\\u00e9\\u000a"}}}}
      """
    let shape = Reading(yaml).tree?.replacing("\"", with: "")
    #expect(shape != nil)
    #expect(shape == Reading(json, path: "twin.json").tree?.replacing("\"", with: ""))
  }

  @Test("most JSON themes read as YAML give the same tree")
  func jsonAsYAML() {
    let text = "{\"a\": [1, true, null, \"x\\u00e9\"], \"b\": {\"c\": {}}}"
    #expect(Reading(text).tree == Reading(text, path: "a.json").tree)
  }

  @Test("identifiers go on from file to file, and known words keep theirs")
  func sharedTable() {
    var texts = TextTable(vocabulary: ["palette", "light"])
    let first = readTheme(
      SourceFile(path: "a.yaml", text: "palette: x\n"), file: 0, texts: &texts)
    let second = readTheme(
      SourceFile(path: "b.JSON", text: "{\"light\": \"x\"}"), file: 7, texts: &texts)
    let entries = [first, second].compactMap { result in
      result.tree.flatMap { tree in Array(tree.entries(tree.root)).first.map { (tree, $0) } }
    }
    #expect(entries.map { $0.0.text($0.1.key)?.index } == [0, 1])
    #expect(entries.map { $0.0.text($0.1.value)?.index } == [2, 2])
    #expect(entries.map { $0.0.range($0.1.key).file } == [0, 7])
    #expect(texts.count == 3)
  }
}
