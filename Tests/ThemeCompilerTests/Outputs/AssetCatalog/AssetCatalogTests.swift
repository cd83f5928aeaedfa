import TestSupport
import Testing

@testable import AppearanceCompiler
@testable import ColorScience
@testable import DesignTokens
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Asset catalogs that are written")
struct AssetCatalogTests {
  private func files(_ text: String) throws -> [EmittedFile] {
    Output.assetCatalog.files(EmitContext(try resolvedTheme("name: Brand\n" + text)))
  }

  @Test("a folder is described, and each color set in it; a folder without colors is not there")
  func paths() throws {
    #expect(
      try files("palette: { ink: black, paper: white }").map(\.path) == [
        "Brand.xcassets/Contents.json", "Brand.xcassets/BrandPalette/Contents.json",
        "Brand.xcassets/BrandPalette/ink.colorset/Contents.json",
        "Brand.xcassets/BrandPalette/paper.colorset/Contents.json",
      ])
    #expect(try files("appearances: {}").map(\.path) == ["Brand.xcassets/Contents.json"])
  }

  @Test("the names of sets have that of their folder in front, and files look as Xcode writes them")
  func namespace() throws {
    let folder = try #require(try files("palette: { ink: black }").dropFirst().first)
    #expect(
      String(decoding: folder.content.bytes, as: UTF8.self) == """
        {
          "info" : {
            "author" : "appearance",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }

        """)
  }

  @Test("each set is a name that the catalog gives, with what it is made of")
  func declarations() throws {
    let theme = try resolvedTheme(
      "name: Brand\npalette: { ink: black }\nroles: { link: \"{ink}\" }")
    let declared = Output.assetCatalog.declares(theme, .ios15)
    #expect(
      declared.map(\.name) == ["ink.colorset", "link.colorset", "invertedLink.colorset"])
    #expect(declared[0].scope == .folder("Brand.xcassets/BrandPalette"))
    #expect(declared[0].origin == .paletteColor("ink"))
  }

  @Test("the catalog that is written is read back to the same colors")
  func roundTrip() throws {
    let theme = """
      palette:
        plain: "#12345678"
        adaptive: { light: "#010203", dark: "#FFFEFD", lightHighContrast: "#000000", darkHighContrast: "rgb(1 2 3 / 0.00001)" }
        contrast: { light: white, dark: white, lightHighContrast: black, darkHighContrast: black }
        wide: { light: "color(display-p3 1 0 0)", dark: "color(display-p3 0.1 0.000012 0.9)" }
        fraction: "color(srgb 0.123456789 0.00001 0.5)"
      appearances:
        day: { statusBarStyle: darkContent, navigationBar: { backgroundColor: white, titleColor: black } }
      """
    var configuration = Configuration()
    configuration.outputs = ["assetCatalog", "manifest"]
    let input = ThemeInput(
      SourceFile(path: "T.theme.yaml", text: theme), configuration: configuration)
    let compilation = compile([input]) { _ in .failure(LoadFailure("no such file")) }
    try #require(!compilation.hasErrors)
    let written = Dictionary(
      uniqueKeysWithValues: compilation.files.map { ($0.path, $0.bytes) })
    let access: FileLoader = { path in
      if let bytes = written[path] { return .success(SourceFile(path: path, bytes: bytes)) }
      let inner = written.keys.filter { $0.hasPrefix(path) }.map {
        path.isEmpty ? $0 : String($0.dropFirst(path.count))
      }
      let names = Set(
        inner.map { $0.split(separator: "/").count > 1 ? "\($0.split(separator: "/")[0])/" : $0 })
      return names.isEmpty
        ? .failure(LoadFailure("no such file"))
        : .success(SourceFile(path: path, text: names.sorted().joined(separator: "\n")))
    }
    let system = readTokens(
      [TokenEntry(.catalog(isByName: false), path: .init("T.xcassets", at: nil), folder: "")],
      access)
    #expect(system.unresolved.isEmpty && system.findings.isEmpty)
    let analysis = Analysis(input) { _ in .failure(LoadFailure("no such file")) }
    let palette = try #require(analysis.theme)
    for color in palette.palette {
      let token = try #require(system.token("TPalette.\(color.symbol)"))
      for variant in Variant.allCases {
        #expect(
          token.shown(in: variant)?.color == palette.colors[color.color, variant],
          "\(color.name) \(variant.name)")
      }
    }
  }
}
