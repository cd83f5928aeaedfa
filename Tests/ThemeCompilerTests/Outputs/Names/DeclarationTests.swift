import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Names that outputs give")
struct DeclarationTests {
  private func declaration(
    _ scope: Declaration.Scope, _ name: String, _ origin: Declaration.Origin = .theme,
    signature: String = ""
  ) -> Declaration {
    Declaration(scope: scope, name: name, signature: signature, origin: origin, range: nowhere)
  }

  @Test("in a folder neither case nor the form of accents counts, elsewhere both do")
  func keys() {
    let folder = Declaration.Scope.folder("")
    #expect(declaration(folder, "Ink").key == declaration(folder, "INK").key)
    #expect(declaration(.module, "Ink").key != declaration(.module, "INK").key)
    #expect(
      declaration(.module, "light", .appearance("a")).key
        == declaration(.module, "Light", .appearance("b")).key)
    #expect(declaration(.module, "a").key != declaration(.type("T"), "a").key)
  }

  @Test("functions of other parameters, helpers of files and nested screens stand side by side")
  func excludes() {
    let type = Declaration.Scope.type("UIColor")
    #expect(
      !declaration(type, "a", signature: "A").excludes(declaration(type, "a", signature: "B")))
    #expect(declaration(type, "a", signature: "A").excludes(declaration(type, "a")))
    #expect(!declaration(type, "a", .helper).excludes(declaration(type, "a", .helper)))
    #expect(declaration(type, "a", .helper).excludes(declaration(type, "a", .role("a"))))
    #expect(
      !declaration(.module, "S", .screen("S.A")).excludes(declaration(.module, "S", .screen("S.B")))
    )
    #expect(
      declaration(.screens, "S", .screen("S")).excludes(declaration(.screens, "S", .screen("S"))))
  }

  @Test("a theme's outputs name their files and types")
  func outputs() throws {
    let theme = try resolvedTheme("name: Brand")
    var configuration = Configuration()
    configuration.outputs = ["manifest", "presets", "swiftUI"]
    let names = theme.declarations(under: configuration).map(\.name)
    #expect(
      names == [
        "Appearance+Brand.swift", "BrandBars+SwiftUI.swift", "BrandBars", "Brand.appearance.json",
      ])
  }
}
