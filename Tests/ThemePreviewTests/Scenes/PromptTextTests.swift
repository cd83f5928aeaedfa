import Testing

@testable import ThemePreview

@Suite("Texts above titles")
struct PromptTextTests {
  @Test(
    "a prompt is cut to what a phone has room for",
    arguments: [
      ("Choose", "Choose"), (String(repeating: "a", count: 41), String(repeating: "a", count: 41)),
      (String(repeating: "a", count: 42), String(repeating: "a", count: 41) + "…"),
      (String(repeating: "住", count: 9000), String(repeating: "住", count: 20) + "…"), ("", ""),
    ])
  func prompts(text: String, shown: String) {
    #expect(promptText(text) == shown)
  }
}
