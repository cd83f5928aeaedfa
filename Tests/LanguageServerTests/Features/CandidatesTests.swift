import LanguageServer
import Testing

@Suite("What may stand at a place")
struct CandidatesTests: Completing {
  @Test("words that may stand are offered with what they mean")
  func words() throws {
    let styles = try complete("appearances:\n  light:\n    statusBarStyle: ‸")
    #expect(styles.labels.starts(with: ["default", "lightContent", "darkContent", "auto"]))
    #expect(styles.items[3]["documentation"]?["value"]?.text?.contains("best contrast") ?? false)
    #expect(try complete("inverse: ‸").labels.contains("mirror"))
    #expect(
      try complete("appearances:\n  light:\n    navigationBar: { isTranslucent: ‸").labels == [
        "true", "false",
      ])
  }

  @Test("colors of the palette come first, those that can be read on the bar before the others")
  func colors() throws {
    let good = """
      palette: { paper: "#FFFFFF", pale: "#EEEEEE", ink: "#000000" }
      appearances:
        light:
          navigationBar:
            backgroundColor: "{paper}"
            tintColor: "{ink}"

      """
    let open = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: ‸"), after: good)
    #expect(open.labels.starts(with: ["{ink}", "{paper}", "{pale}"]))
    #expect(open.items[0]["detail"]?.text == "#000000  21:1 ✓")
    #expect(open.items[2]["detail"]?.text?.hasSuffix("✕") ?? false)
    #expect(open.texts[0].contains("tintColor: \"{ink}\"\n"))
    #expect(open.labels.contains(".systemBlue") && open.labels.contains("rebeccapurple"))
    let braces = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: \"{i‸\""), after: good)
    #expect(braces.labels == ["ink", "paper", "pale"])
    #expect(braces.texts[0].contains("tintColor: \"{ink}\"\n"))
    let bare = try complete(
      good.replacing("tintColor: \"{ink}\"", with: "tintColor: {i‸}"), after: good)
    #expect(bare.labels.starts(with: ["ink", "paper", "pale", "light", "dark"]))
    #expect(bare.texts[0].contains("tintColor: {ink}\n"))
  }

  @Test("names of appearances are offered where one is taken")
  func appearances() throws {
    let good = "appearances: { a: {}, b: {} }\ndynamic: { s: { light: a, dark: b } }\n"
    let found = try complete(good.replacing("light: a", with: "light: ‸"), after: good)
    #expect(found.labels == ["a", "b"])
  }

  @Test("rules are offered in waivers and in the configuration")
  func rules() throws {
    #expect(try complete("# appearance:ignore ti‸").labels.contains("tint-contrast"))
    let keys = try complete("lint:\n  ‸", name: "appearance.yaml")
    #expect(keys.labels.contains("tint-contrast"))
    let values = try complete("lint:\n  tint-contrast: ‸", name: "appearance.yaml")
    #expect(values.labels == ["off", "note", "warning", "error"])
    #expect(
      try complete("outputs:\n  - ‸", name: "appearance.yaml").labels.contains("barAppearances"))
  }

  @Test("an override is offered what it may say, without what its own item says")
  func overrides() throws {
    let first = "overrides:\n  - files: Legacy/**\n    "
    func keys(_ text: String) throws -> [String] {
      try complete(text, name: "appearance.yaml").labels
    }
    let second = try keys(first + "strict: false\n  - files: New/**\n    ‸")
    #expect(second.contains("strict") && second.contains("lint"))
    #expect(!second.contains("files") && !second.contains("output"))
    #expect(try !keys(first + "strict: false\n    ‸").contains("strict"))
    #expect(try keys(first + "sdk: 26.0\n  - ‸").contains("files"))
    #expect(try keys("overrides: [{ files: a, ‸").contains("deploymentTarget"))
    #expect(try keys("overrides: ‸").isEmpty)
    #expect(try keys(first + "strict: ‸") == ["true", "false"])
    #expect(try keys(first + "outputs:\n      - ‸").contains("barAppearances"))
    #expect(try keys(first + "thresholds: { ‸") == ["text", "largeText", "nonText"])
    #expect(try keys(first + "lint:\n      ‸").contains("tint-contrast"))
    #expect(
      try keys(first + "lint:\n      tint-contrast: ‸") == ["off", "note", "warning", "error"])
    #expect(
      try keys(first + "lint:\n      high-contrast-regression: { highContrastLevel: ‸")
        == ["AA", "AAA"])
  }
}
