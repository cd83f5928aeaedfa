import Testing

extension PackageTests {
  @Test("generate-appearances writes what the themes compile to, and --check compares it")
  func generate() throws {
    let client = try ClientPackage()
    let first = try client.generate(["--target", "App"])
    try #require(first.status == 0, Comment(rawValue: first.output))
    #expect(first.output.contains("compiled 1 theme, wrote 2 files\n"))
    #expect(client.text("Generated/Appearance+Shop.swift")?.contains("lightAppearance") == true)
    let check = try client.generate(["--check"])
    #expect(check.status == 0, Comment(rawValue: check.output))
    try client.edit("Sources/App/brand.theme.yaml", "#F7F7F9", "#F8F8FA")
    let late = try client.generate(["--check"])
    #expect(late.status == 1)
    #expect(late.output.contains("differs: Generated/Appearance+Shop.swift\n"))
    #expect(late.output.contains("error: not as it would be written: what is generated for 'App'"))
    #expect(client.text("Generated/Shop.appearance.json")?.contains("#F7F7F9") == true)
    try client.edit("Sources/App/brand.theme.yaml", "name: Shop", "name: Store")
    let stale = try client.generate(["--check"])
    #expect(stale.output.contains("stale: Generated/Appearance+Shop.swift\n"))
    #expect(try client.generate([]).status == 0)
    #expect(client.text("Generated/Appearance+Shop.swift") == nil)
    #expect(client.text("Generated/Appearance+Store.swift") != nil)
  }

  @Test(
    "generate-appearances refuses what it does not know",
    arguments: [
      (["--chek"], "unknown argument '--chek'"),
      (["--target"], "--target needs a name"),
      (["--target", "Nowhere"], "Nowhere"),
      (["--target", "UIKit"], "no *.theme.yaml"),
    ])
  func wrongArguments(arguments: [String], message: String) throws {
    let run = try ClientPackage().generate(arguments)
    #expect(run.status == 1)
    #expect(run.output.contains(message), Comment(rawValue: run.output))
  }
}
