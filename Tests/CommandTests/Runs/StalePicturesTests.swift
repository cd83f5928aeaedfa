import TestSupport
import Testing
import ThemePreview

@testable import appearance

@Suite struct StalePicturesTests {
  private static let theme = """
    appearances:
      light:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: black }

    """

  @Test("pictures of appearances that are no more go, and nothing that somebody else made")
  func stalePictures() throws {
    let folder = try TemporaryFolder([
      "Brand.theme.yaml": Self.theme + "  sale: { extends: light }\n",
      "Pictures/Brand.own.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ])
    let arguments = [
      "preview", "Brand.theme.yaml", "--output", "Pictures", "--format", "svg",
    ]
    #expect(try BuiltCommand.run(arguments, in: folder).output.contains("Brand.sale.svg"))
    let picture = try #require(folder.text("Pictures/Brand.sale.svg"))
    try folder.write("Pictures/Other.sale.svg", picture)
    try folder.write("Brand.theme.yaml", Self.theme)
    let call = try BuiltCommand.run(arguments, in: folder)
    #expect(call.output == "removed Pictures/Brand.sale.svg\n")
    #expect(folder.text("Pictures/Brand.sale.svg") == nil)
    #expect(folder.text("Pictures/Brand.light.svg") != nil)
    #expect(folder.text("Pictures/Brand.own.svg") != nil)
    #expect(folder.text("Pictures/Other.sale.svg") == picture)
  }

  @Test("a preview says near its beginning that it is one")
  func marks() throws {
    let folder = try TemporaryFolder([
      "early.svg": String(repeating: " ", count: 900) + previewMark,
      "late.svg": String(repeating: " ", count: 1_000) + previewMark, "own.svg": "<svg/>",
    ])
    #expect(StalePictures.isOurs(folder["early.svg"]))
    for name in ["late.svg", "own.svg", "none.svg"] {
      #expect(!StalePictures.isOurs(folder[name]), "\(name)")
    }
  }

  @Test(
    "pictures of a theme in its folder are stale that are not drawn now; a folder may be missing")
  func found() throws {
    let folder = try TemporaryFolder([
      "Shop.light.svg": previewMark, "Shop.sale.svg": previewMark, "Shopping.sale.svg": previewMark,
      "Shop.sale.html": previewMark, "in/Shop.sale.svg": previewMark,
    ])
    var pictures = StalePictures()
    pictures.note(["Shop.light.svg"], of: "Shop", in: folder.path)
    pictures.note(["Shop.light.svg"], of: "Shop", in: folder["none"])
    #expect(try pictures.find() == [folder["Shop.sale.svg"]])
    pictures.note(["Shop.sale.svg"], of: "Shop", in: folder.path)
    #expect(try pictures.find() == [])
  }
}
