import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Colors are read in every shape")
struct TokenEvaluatorColorsTests {
  private func system(_ value: String) -> TokenSystem {
    TokenCase("{ \"c\": { \"$type\": \"color\", \"$value\": \(value) } }").read()
  }

  @Test(
    "what the standard refuses has no value, and the reason says why",
    arguments: [
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1.1, 0, 0] }",
        "component 1 of 'srgb' is 0 to 1"
      ),
      (
        "{ \"colorSpace\": \"hsl\", \"components\": [360, 0, 0] }",
        "component 1 of 'hsl' is 0 to less than 360"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 0] }",
        "'components' has three numbers; this has 2"
      ),
      (
        "{ \"colorSpace\": \"xyz\", \"components\": [0, 0, 0] }",
        "'xyz' isn't a color space; did you mean 'xyz-d65'?"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, \"x\", 0] }",
        "a component is a number or \"none\""
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 1e999, 0] }",
        "a component is a number or \"none\""
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2 }",
        "alpha is a number from 0 to 1"
      ),
      ("12", "'12' isn't a color"), ("[1, 0, 0]", "it is a list, not a color"),
      ("\"\"", "it is empty"), ("{}", "it is an object without 'colorSpace' and 'components'"),
    ])
  func refused(value: String, reason: String) {
    let system = system(value)
    #expect(system.tokens.isEmpty)
    #expect(system.reason("c") == reason)
  }

  @Test(
    "what is meant is read and named",
    arguments: [
      ("\"#f00\"", "#FF0000", "text-color 1"), ("\"#0000000a\"", "#0000000A", "text-color 1"),
      ("\"rgba(255, 0, 0, 0.5)\"", "rgb(255 0 0 / 0.5)", "text-color 1"),
      ("{ \"r\": 1, \"g\": 0, \"b\": 0, \"a\": 1 }", "#FF0000", "components-object 1"),
      ("{ \"space\": \"srgb\", \"channels\": [1, 0, 0] }", "#FF0000", "channels 2"),
      ("{ \"colorSpace\": \"srgb\", \"hex\": \"#ff0000\" }", "#FF0000", "missing-components 1"),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": \"#f00\" }", "#FF0000",
        "hex-digits 1"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": \"#00ff00\" }", "#FF0000",
        "hex-mismatch 1"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"note\": \"x\" }", "#FF0000",
        "unknown-key 1"
      ),
    ])
  func meant(value: String, color: String, kind: String) {
    let system = system(value)
    #expect(system.color("c") == color)
    #expect(system.kinds == [kind])
  }
}
