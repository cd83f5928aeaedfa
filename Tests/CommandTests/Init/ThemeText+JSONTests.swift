import Testing

@testable import appearance

@Suite struct ThemeTextJSONTests {
  @Test("a theme keeps its order in JSON, mappings of values on a line, and loses comments")
  func theme() {
    let yaml = """
      # The brand's theme.
      name: Shop
      palette:
        ink: "#1C1C1E"  # titles
        paper: { light: white, dark: black }
      outputs: [presets, manifest]

      """
    #expect(
      themeInJSON(yaml, schema: nil) == """
        {
          "name": "Shop",
          "palette": {
            "ink": "#1C1C1E",
            "paper": { "light": "white", "dark": "black" }
          },
          "outputs": [
            "presets",
            "manifest"
          ]
        }

        """)
  }

  @Test("the schema is the first key, and texts are escaped as JSON wants it")
  func schema() {
    #expect(
      themeInJSON("description: 'He said \"no\"'\n", schema: "theme.schema.json") == #"""
        {
          "$schema": "theme.schema.json",
          "description": "He said \"no\""
        }

        """#)
  }

  @Test("what is no theme has no JSON", arguments: ["a: [", "a: {"])
  func broken(yaml: String) {
    #expect(themeInJSON(yaml, schema: nil) == nil)
  }
}
