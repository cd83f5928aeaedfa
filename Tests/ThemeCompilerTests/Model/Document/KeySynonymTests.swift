import Testing

@testable import ThemeCompiler

@Suite("Words by which keys are called elsewhere")
struct KeySynonymTests {
  private let names = ["backgroundColor", "titleColor", "tintColor", "navigationBar", "tabBar"]

  @Test(
    "lead to the key they mean, whatever their case, signs and spelling",
    arguments: [
      ("navBar", "navigationBar"), ("nav-bar", "navigationBar"), ("bg", "backgroundColor"),
      ("Background_Color", "backgroundColor"), ("backgroundColour", "backgroundColor"),
      ("accent", "tintColor"), ("bottomBar", "tabBar"),
    ])
  func key(word: String, key: String) {
    let found = KeySynonym.key(meantBy: word, among: names)
    #expect(found?.name == key && found?.isExact == true)
  }

  @Test("of several keys the first that there is counts, and may not be the only one")
  func several() {
    let found = KeySynonym.key(meantBy: "textColor", among: names)
    #expect(found?.name == "titleColor" && found?.isExact == false)
    #expect(KeySynonym.key(meantBy: "textColor", among: ["tintColor"])?.name == "tintColor")
  }

  @Test(
    "are none where nothing is meant",
    arguments: ["", "xyz", "фон", String(repeating: "bg", count: 40)])
  func none(word: String) {
    #expect(KeySynonym.key(meantBy: word, among: names) == nil)
  }
}
