import Testing
import ThemeCompiler

@testable import LanguageServer

@Suite("Places of a configuration")
struct ConfigurationPlaceTests {
  @Test("keys lead to the mapping that a table knows, in an override too")
  func places() throws {
    func title(_ path: String...) -> String? {
      guard case .section(let section)? = ConfigurationPlace(path) else { return nil }
      return section.title
    }
    #expect(title() == Section.configuration.title)
    #expect(title("thresholds") == Section.thresholds.title)
    #expect(title("overrides") == Section.override.title)
    #expect(title("overrides", "thresholds") == Section.thresholds.title)
    guard case .rule(let rule)? = ConfigurationPlace(["lint", "title-contrast"]) else {
      Issue.record("a rule is no place")
      return
    }
    #expect(rule == "title-contrast")
    for path in [["outputs"], ["lint", "a", "b"], ["thresholds", "text"]] {
      #expect(ConfigurationPlace(path) == nil, "\(path)")
    }
  }
}
