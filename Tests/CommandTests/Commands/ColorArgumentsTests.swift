import ArgumentParser
import Testing
import ThemeFiles

@testable import appearance

@Suite struct ColorArgumentsTests {
  @Test("colors are chosen by a word, and 'auto' where nothing is said")
  func choices() throws {
    #expect(try ColorArguments.parse([]).color == "auto")
    for word in ["auto", "always", "never"] {
      #expect(refusal(of: ["--color", word], by: ColorArguments.self) == nil)
    }
    #expect(
      refusal(of: ["--color", "alway"], by: ColorArguments.self)
        == "unknown choice of --color 'alway'; did you mean 'always'?")
  }

  @Test("the console has the choice")
  func console() throws {
    let always = try ColorArguments.parse(["--color", "always"]).console
    #expect(always.isColored(.standardInput))
    let never = try ColorArguments.parse(["--color", "never"]).console
    #expect(!never.isColored(.standardInput))
  }
}
