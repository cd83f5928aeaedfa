import Testing

@testable import ThemeCompiler

@Suite("The address of the pages of rules")
struct RulePagesTests {
  @Test(
    "is one that the name of a rule can follow",
    arguments: [
      "https://example.com/rules#", "http://[::1]:8080/rules/", "https://example.com/?rule=",
      "https://example.com/a#b=", "https://a/",
    ])
  func taken(_ address: String) throws {
    let pages = try #require(RulePages(address))
    #expect(pages.address(of: "title-contrast") == address + "title-contrast")
    #expect(try isInSchema(address))
  }

  @Test(
    "is refused where a name cannot follow, or where it is none; the schema refuses the same",
    arguments: [
      "", "example.com/", "ftp://example.com/", "https://", "https:///", "https://example.com",
      "https://example.com/a#b#", "https://exämple.com/", "https://ä.com/", "https://a b/",
      "https://a\"b/", "https://a<b>/", "https://a\\b/", "https://a^b/", "https://a`b/",
      "https://a{b}/", "https://a|b/", "javascript:alert(1)//", "https://example.com/\n",
    ])
  func refused(_ address: String) throws {
    #expect(RulePages(address) == nil)
    #expect(try !isInSchema(address))
  }

  private func isInSchema(_ address: String) throws -> Bool {
    try address.wholeMatch(of: Regex(RulePages.pattern)) != nil
  }
}
