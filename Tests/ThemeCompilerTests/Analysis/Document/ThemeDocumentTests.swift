import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("A theme laid over another one")
struct ThemeDocumentTests {
  @Test("keeps its own words; the other's name stays behind and its prefix does not")
  func words() throws {
    let merged = try merge("roles: {}", over: "name: Base\nprefix: base\ninverse: mirror")
    #expect(merged.document.name == nil && merged.document.prefix.value?.value == "base")
    guard case .rule(.mirror) = merged.document.inverse.value?.value else {
      Issue.record("the rule is not inherited")
      return
    }
    let own = try merge("name: Own\nprefix: own", over: "name: Base\nprefix: base")
    #expect(own.document.name?.value == "Own" && own.document.prefix.value?.value == "own")
  }

  @Test(
    "a color takes the place of a group and of what is in it, a group that of a color",
    arguments: [
      ("{ a: red }", "{ a: blue, b: blue }", ["b", "a"]),
      ("{ a: red }", "{ a: { x: blue, y: { z: blue } }, b: blue }", ["b", "a"]),
      ("{ a: { x: red } }", "{ a: blue, b: blue }", ["b", "a.x"]),
      ("{ a: { x: red } }", "{ a: { x: blue, y: blue } }", ["a.y", "a.x"]),
    ])
  func palette(own: String, parent: String, names: [String]) throws {
    let merged = try merge("palette: \(own)", over: "palette: \(parent)")
    #expect(merged.document.palette.entries.map { merged.texts.string($0.path) } == names)
  }

  @Test("the other's elements come first, its own new ones behind them")
  func order() throws {
    let merged = try merge(
      "appearances: { c: {}, a: {} }\nroles: { y: red, x: red }",
      over: "appearances: { a: {}, b: {} }\nroles: { x: blue }")
    #expect(
      merged.document.appearances.map { merged.texts.string($0.name.value) } == ["a", "b", "c"])
    #expect(merged.document.roles.map { merged.texts.string($0.name.value) } == ["x", "y"])
  }

  @Test("a bar's properties are merged one by one, those of its states too")
  func bars() throws {
    let merged = try merge(
      """
      appearances:
        a: { navigationBar: { tintColor: red, isHidden: true, scrollEdge: { titleColor: red } } }
      """,
      over: """
        appearances:
          a: { navigationBar: { tintColor: blue, titleColor: blue, scrollEdge: { tintColor: blue } } }
        """)
    let bar = merged.document.appearances[0].bars.navigationBar
    #expect(bar.fields.map(\.property) == [.tintColor, .titleColor, .scrollEdge, .isHidden])
    #expect(bar.fields.map(\.range.file) == [0, 1, 0, 0])
    guard
      case .state(let state)? = bar.fields.first(where: { $0.property == .scrollEdge })?
        .value
    else {
      Issue.record("the state is not merged")
      return
    }
    #expect(state.bar.fields.map(\.property) == [.tintColor, .titleColor])
    #expect(state.bar.fields.map(\.range.file) == [1, 0])
  }

  @Test("a state that is no bar replaces the other's, and takes the place of it")
  func slots() throws {
    let merged = try merge(
      "appearances: { a: { tabBar: { scrollEdge: same } } }",
      over: "appearances: { a: { tabBar: { scrollEdge: { tintColor: blue } } } }")
    guard case .word("same")? = merged.document.appearances[0].bars.tabBar.fields.first?.value
    else {
      Issue.record("the state is the other's")
      return
    }
  }

  @Test("an appearance of the same name has the other's inverse, one that extends it only a rule")
  func inverses() throws {
    let merged = try merge(
      "appearances: { a: {} }", over: "appearances: { a: { inverse: b }, b: {} }")
    #expect(merged.document.appearances[0].inverse.value != nil)
    let parent = merged.document.appearances[0]
    let heir = merged.document.appearances[1].extending(parent)
    #expect(heir.inverse.value == nil)
    let ruled = try merge("name: A", over: "appearances: { a: { inverse: swap }, b: {} }").document
    #expect(ruled.appearances[1].extending(ruled.appearances[0]).inverse.value != nil)
  }

  /// One theme, file 0, laid over another, file 1.
  private func merge(
    _ own: String, over parent: String
  ) throws -> (document: ThemeDocument, texts: TextTable) {
    var texts = TextTable(vocabulary: Word.vocabulary)
    var documents: [ThemeDocument] = []
    for (file, text) in [own, parent].enumerated() {
      let source = SourceFile(path: "\(file).theme.yaml", text: text)
      let tree = try #require(readTheme(source, file: Int32(file), texts: &texts).tree)
      let parsed = parseTheme(source, tree, texts: texts)
      try #require(parsed.diagnostics.count == 0)
      texts = parsed.texts
      documents.append(parsed.document)
    }
    return (documents[0].over(documents[1]), texts)
  }
}
