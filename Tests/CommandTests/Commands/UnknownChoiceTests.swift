import ArgumentParser
import Testing

@testable import appearance

@Suite struct UnknownChoiceTests {
  private static func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a name like a known one is met with that, any other with all of them")
  func names() {
    let known = ["text", "json"]
    #expect(
      unknownChoice("jsn", "format", among: known)
        == "unknown format 'jsn'; did you mean 'json'?")
    #expect(
      unknownChoice("pictures", "format", among: known)
        == "unknown format 'pictures'; known are text, json")
    #expect(
      unknownChoice("\u{1B}[1mjson", "format", among: known).hasPrefix(
        #"unknown format '\u{1B}[1mjson'"#))
  }

  @Test("a choice is one of the known names to the letter")
  func choices() {
    #expect(Self.message { try requireChoice("json", "format", among: ["text", "json"]) } == nil)
    #expect(
      Self.message { try requireChoice("JSON", "format", among: ["text", "json"]) }?
        .hasPrefix("unknown format 'JSON'") == true)
    #expect(Self.message { try requireChoice("", "format", among: ["text"]) } != nil)
  }

  @Test("a path is neither empty nor standard input; a file named '-' has a folder before it")
  func paths() {
    for path in ["", "-"] {
      #expect(
        Self.message { try requirePath(path, of: "--output", "a folder") }
          == "--output takes a folder; './-' is one named '-'")
    }
    for path in [nil, "./-", "--", "a"] {
      #expect(Self.message { try requirePath(path, of: "--output") } == nil)
    }
  }

  @Test("what reads files more than once refuses standard input anywhere among them")
  func files() {
    #expect(
      Self.message { try requireFiles(["a", "-"], for: "--watch") }
        == "--watch needs files; '-' is standard input")
    #expect(Self.message { try requireFiles(["a", "./-"], for: "--watch") } == nil)
    #expect(Self.message { try requireFiles([], for: "--watch") } == nil)
  }
}
