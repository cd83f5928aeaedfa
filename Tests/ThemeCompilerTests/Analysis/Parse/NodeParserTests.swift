import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Values of a file")
struct NodeParserTests {
  @Test(
    "numbers are decimal and positive",
    arguments: [
      ("20", 20), ("17.5", 17.5), ("0.25", 0.25), ("007", nil), ("0", nil), ("-1", nil),
      (".5", nil),
      ("5.", nil), ("1e3", nil), ("1_000", nil), ("1.2.3", nil),
      ("999999999999999", 999_999_999_999_999),
      ("1000000000000000", nil),
    ])
  func numbers(text: String, number: Double?) throws {
    var parser = try parser(of: "a: \(text)")
    #expect(parser.number(value(in: parser), "'a'", like: "20") == number)
    #expect(
      parser.diagnostics.all.map(\.message)
        == (number == nil ? ["'a' takes a positive decimal number such as 20, not '\(text)'"] : []))
  }

  @Test(
    "some numbers may be zero or less",
    arguments: [("0", 0), ("-1.5", -1.5), ("--1", nil), ("-", nil)])
  func signed(text: String, number: Double?) throws {
    var parser = try parser(of: "a: \"\(text)\"")
    #expect(parser.number(value(in: parser), "'a'", like: "2", isSigned: true) == number)
  }

  @Test(
    "flags are the two plain words, with what is meant by those of other versions",
    arguments: [
      ("true", true, nil), ("false", false, nil), ("\"true\"", nil, "true"), ("yes", nil, "true"),
      ("on", nil, "true"), ("no", nil, "false"), ("off", nil, "false"), ("maybe", nil, nil),
      ("TRUE", nil, nil), ("[true]", nil, nil), ("", nil, nil),
    ])
  func flags(text: String, flag: Bool?, repair: String?) throws {
    var parser = try parser(of: "a: \(text)")
    #expect(parser.flag(value(in: parser), "'a'") == flag)
    #expect(parser.diagnostics.count == (flag == nil ? 1 : 0))
    let fixIts = parser.diagnostics.all.flatMap(\.fixIts)
    #expect(fixIts.map(\.replacement) == [repair].compactMap(\.self))
    #expect(fixIts.allSatisfy { $0.isAutomatic })
  }

  @Test(
    "words are those of a list, the same in another case without asking",
    arguments: [
      ("darkContent", StatusBarStyle?.some(.darkContent), nil, nil),
      ("DarkContent", nil, "unknown value 'DarkContent' of 'a'; did you mean 'darkContent'?", true),
      ("darkContnt", nil, "unknown value 'darkContnt' of 'a'; did you mean 'darkContent'?", false),
      (
        "zzz", nil,
        "unknown value 'zzz' of 'a'; it takes default, lightContent, darkContent or auto",
        nil
      ),
      (
        "[]", nil, "'a' takes default, lightContent, darkContent or auto, not a list", nil
      ),
    ] as [(String, StatusBarStyle?, String?, Bool?)])
  func words(text: String, style: StatusBarStyle?, message: String?, isExact: Bool?) throws {
    var parser = try parser(of: "a: \(text)")
    let found = parser.choice(value(in: parser), "'a'", StatusBarStyle.allCases, or: "auto")
    #expect(found?.value == style)
    #expect(parser.diagnostics.all.map(\.message) == [message].compactMap(\.self))
    #expect(parser.diagnostics.all.first?.fixIts.first?.isAutomatic == isExact)
  }

  @Test("mappings are told from lists, texts and nothing")
  func mappings() throws {
    for (text, message) in [
      ("{ b: 1 }", nil), ("[]", "'a' is a mapping of keys, not a list"),
      ("b", "'a' is a mapping of keys, not 'b'"),
      ("", "'a' needs a value; write its keys below it, indented"),
    ] {
      var parser = try parser(of: "a: \(text)")
      #expect(parser.isMapping(value(in: parser), "'a'") == (message == nil))
      #expect(parser.diagnostics.all.map(\.message) == [message].compactMap(\.self))
    }
  }

  @Test("what stands alone is a list of one, and a long list is an error at the first too many")
  func lists() throws {
    let single = try parser(of: "a: b")
    #expect(single.items(value(in: single)).count == 1)
    var parser = try parser(of: "a: [b, c, d]")
    #expect(parser.items(value(in: parser), "'a'", atMost: 3)?.count == 3)
    #expect(parser.items(value(in: parser), "'a'", atMost: 2, "letters") == nil)
    let finding = try #require(parser.diagnostics.all.first)
    #expect(finding.message == "'a' takes 2 letters at most" && finding.range?.lower == 10)
  }

  /// The value of the first entry.
  private func value(in parser: NodeParser) -> NodeID {
    parser.tree.entries(parser.tree.root).map(\.value)[0]
  }
}
