import Testing

@Suite struct InitTests {
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
        Put your colors into 'App/My Themes/Brand.theme.yaml', then compile it:
          appearance compile 'App/My Themes/Brand.theme.yaml'
        or on every change:
          appearance compile 'App/My Themes/Brand.theme.yaml' --watch

        """)
    let lint = try BuiltCommand.run(["lint", "App", "--strict"], in: folder)
    #expect(lint.status == 0)
    #expect(lint.output == "no errors, no warnings in 1 theme\n")
    let compile = try BuiltCommand.run(["compile", "App"], in: folder)
    #expect(
      compile.output == """
        wrote App/My Themes/Generated/Appearance+Brand.swift
        wrote App/My Themes/Generated/Brand.appearance.json

        """)
  }

  @Test("a file that is there is left alone, and then nothing is written")
  func taken() throws {
    let folder = try TemporaryFolder(["Brand.theme.yaml": "name: Mine\n"])
    let call = try BuiltCommand.run(["init"], in: folder)
    #expect(call.status == 73)
    #expect(call.output == "")
    #expect(call.errors == "error: 'Brand.theme.yaml' is there already; it is left alone\n")
    #expect(try folder.names() == ["Brand.theme.yaml"])
    #expect(folder.text("Brand.theme.yaml") == "name: Mine\n")
  }

  @Test("the theme's first line names a schema to editors, which is written where it is asked for")
  func schema() throws {
    let folder = try TemporaryFolder()
    let call = try BuiltCommand.run(["init", "--schema"], in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains("wrote theme.schema.json\n"))
    let line = "# yaml-language-server: $schema=theme.schema.json\n"
    #expect(folder.text("Brand.theme.yaml")?.hasPrefix(line) ?? false)
    let schema = try BuiltCommand.run(["schema", "theme"], in: folder)
    #expect(folder.text("theme.schema.json") == schema.output)
  }
}
