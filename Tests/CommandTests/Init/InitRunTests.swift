import TestSupport
import Testing

@testable import appearance

@Suite struct InitRunTests {
  @Test("what init writes has no findings and compiles to the folder it names")
  func starter() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "App/My Themes"], in: folder)
    #expect(call.status == 0)
    #expect(call.errors == "")
    #expect(
      call.output == """
        wrote App/My Themes/appearance.yaml
        wrote App/My Themes/Brand.theme.yaml
        Put your colors into 'App/My Themes/Brand.theme.yaml', then:
          appearance lint 'App/My Themes/Brand.theme.yaml'
          appearance compile 'App/My Themes/Brand.theme.yaml' --watch
        In an app: SwiftPM    plugins: [.plugin(name: "AppearancePlugin", package: "appearance-compiler")]
                   Xcode      AppearancePlugin under Build Phases, Run Build Tool Plug-ins
                   CI         appearance lint 'App/My Themes/Brand.theme.yaml' --strict --format github
                   Editors    appearance lsp, the language server

        """)
    let lint = try BuiltCommand.run(["lint", "App", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(
      lint.output == """
        13 pairs not measured: 6 on glass of iOS 26, 3 on buttons that a tint doesn't reach on iOS 26, 3 on content without a backdrop, 1 on status bars that adapt to the content
        no errors, no warnings in 1 theme

        """)
    let compile = try BuiltCommand.run(["compile", "App"], in: folder)
    #expect(compile.output == "compiled 1 theme, wrote 2 files\n")
    #expect(folder.text("App/My Themes/Generated/Appearance+Brand.swift") != nil)
  }

  @Test("a file that is there is left alone, and then nothing is written")
  func taken() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": "name: Mine\n"])
    let call = try BuiltCommand.run(["init"], in: folder)
    #expect(call.status == 73)
    #expect(call.output == "")
    #expect(call.errors == "error: 'Brand.theme.yaml' already exists; init doesn't replace files\n")
    #expect(try folder.names() == ["Brand.theme.yaml"])
    #expect(folder.text("Brand.theme.yaml") == "name: Mine\n")
  }

  @Test("a second theme goes beside the first and keeps its configuration")
  func second() throws {
    let folder = try TemporaryFolder(["appearance.yml": "deploymentTarget: 17\n"])
    #expect(try BuiltCommand.run(["init"], in: folder).status == 0)
    let call = try BuiltCommand.run(["init", "--name", "Shop"], in: folder)
    #expect(call.output.hasPrefix("wrote Shop.theme.yaml\nPut "))
    #expect(try folder.names() == ["Brand.theme.yaml", "Shop.theme.yaml", "appearance.yml"])
    // Their names in Swift would be the same without a prefix.
    #expect(folder.text("Shop.theme.yaml")?.contains("prefix: shop\n") == true)
    #expect(try BuiltCommand.run(["lint", ".", "--strict"], in: folder).status == 0)
  }

  @Test("the theme's first line names a schema to editors where one is written beside it")
  func schema() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--schema"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("wrote theme.schema.json\n"))
    let line = "# yaml-language-server: $schema=theme.schema.json\n"
    #expect(folder.text("Brand.theme.yaml")?.hasPrefix(line) ?? false)
    let schema = try BuiltCommand.run(["schema", "theme"], in: folder)
    #expect(folder.text("theme.schema.json") == schema.output)
    let plain = try TemporaryFolder()
    #expect(try BuiltCommand.run(["init"], in: plain).status == 0)
    #expect(plain.text("Brand.theme.yaml")?.contains("$schema") == false)
  }

  @Test(
    "init --tokens writes nothing where no text can be read, or the theme could not read the file")
  func refused() throws {
    let folder = try TemporaryFolder([
      "one.json": "{ \"a\": { \"$type\": \"color\", \"$value\": \"#808080\" } }",
      "brand.tokens.json": TokenThemes.tokens,
    ])
    let one = try BuiltCommand.run(["init", "--tokens", "one.json"], in: folder)
    #expect(one.status == 1)
    #expect(one.errors.contains("'one.json' has no two colors that are a background and a text"))
    let outside = try BuiltCommand.run(
      ["init", "--tokens", "brand.tokens.json", "App"], in: folder)
    #expect(outside.status == 64)
    #expect(
      outside.errors == """
        error: themes in 'App' can't read 'brand.tokens.json' outside it; name a folder that has both

        """)
    #expect(try folder.names() == ["brand.tokens.json", "one.json"])
  }
}
