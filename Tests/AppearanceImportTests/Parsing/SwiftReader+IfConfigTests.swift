#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Branches of '#if'")
  struct SwiftReaderIfConfigTests {
    private static let both = "#if { yes } { no }"

    @Test(
      "the branch is that of an iPhone where the conditions say it",
      arguments: [
        ("os(iOS)", "yes"), ("os(macOS)", "no"), ("!os(macOS)", "yes"),
        ("canImport(UIKit)", "yes"), ("canImport(AppKit)", "no"), ("canImport(Sentry)", both),
        ("DEBUG", "no"), ("targetEnvironment(simulator)", "no"), ("swift(>=5.9)", "yes"),
        ("FLAG", both), ("!FLAG", both), ("false", "no"),
      ])
    func conditions(condition: String, tree: String) {
      #expect(shown("#if \(condition)\nyes\n#else\nno\n#endif") == tree)
    }

    @Test(
      "what is known of one side may decide",
      arguments: [
        ("FLAG && os(macOS)", "no"), ("FLAG && os(iOS)", both), ("FLAG || os(iOS)", "yes"),
        ("FLAG || os(macOS)", both), ("os(macOS) || os(iOS) && !DEBUG", "yes"),
        ("!(os(iOS) || os(tvOS))", "no"),
      ])
    func operators(condition: String, tree: String) {
      #expect(shown("#if \(condition)\nyes\n#else\nno\n#endif") == tree)
    }

    @Test("no branch after the first that is surely built counts")
    func order() {
      #expect(
        shown("#if FLAG\na\n#elseif os(macOS)\nb\n#elseif os(iOS)\nc\n#else\nd\n#endif")
          == "#if { a } { c }")
      #expect(shown("#if os(macOS)\na\n#elseif os(iOS)\nb\n#elseif FLAG\nc\n#endif") == "b")
    }
  }
#endif
