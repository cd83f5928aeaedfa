import Testing
import ThemeCompiler

@testable import LanguageServer

@Suite struct SectionCacheTests {
  /// What a key means, in a word.
  private func meaning(
    _ key: String, in path: [String], _ subject: Outline.Subject = .theme
  ) -> String {
    var cache = SectionCache(subject)
    return switch cache.meaning(of: key, in: path) {
    case .key(let key): "key \(key.name)"
    case .paletteName: "palette"
    case .name(let list): list.rawValue
    case .rule(let rule): "rule \(rule.id)"
    case .option(let option, let rule): "option \(option.name) of \(rule.id)"
    case .other: "other"
    }
  }

  @Test(
    "a palette has names, groups of names, and colors with members that are called like variants")
  func palette() {
    #expect(meaning("light", in: ["palette"]) == "palette")
    #expect(meaning("primary", in: ["palette", "brand"]) == "palette")
    #expect(meaning("light", in: ["palette", "ink"]) == "key light")
  }

  @Test("lists have names of the author's choice, below which the tables count")
  func lists() {
    for list in ["appearances", "dynamic", "roles", "screens"] {
      #expect(meaning("toolbar", in: [list]) == list)
    }
    var cache = SectionCache(.theme)
    for name in ["light", "dark", "toolbar"] {
      guard case .key(let key) = cache.meaning(of: "toolbar", in: ["appearances", name]) else {
        Issue.record("no key below \(name)")
        continue
      }
      #expect(key.name == "toolbar")
    }
    #expect(meaning("tintColor", in: ["appearances", "light", "toolbar"]) == "key tintColor")
    #expect(meaning("tintColr", in: ["appearances", "light", "toolbar"]) == "other")
    #expect(meaning("toolbar", in: []) == "other")
  }

  @Test("a configuration has rules and their options, in overrides too")
  func configuration() {
    #expect(meaning("tint-contrast", in: ["lint"], .configuration) == "rule tint-contrast")
    #expect(meaning("tint-contrst", in: ["lint"], .configuration) == "other")
    #expect(meaning("severity", in: ["lint", "tint-contrast"], .configuration) == "key severity")
    #expect(meaning("severity", in: ["lint", "tint-contrst"], .configuration) == "other")
    #expect(meaning("deploymentTarget", in: [], .configuration) == "key deploymentTarget")
    #expect(meaning("appearances", in: [], .configuration) == "other")
  }

  @Test("in a file of tokens no key means anything by a table")
  func tokens() {
    #expect(meaning("palette", in: [], .tokens) == "other")
  }
}
