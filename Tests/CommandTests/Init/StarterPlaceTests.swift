import TestSupport
import Testing
import ThemeFiles

@testable import appearance

@Suite struct StarterPlaceTests {
  private static func place(
    _ place: String, name: String? = nil, isJSON: Bool? = nil
  ) throws(CommandFailure) -> StarterPlace {
    try StarterPlace(InitRequest(place: place, name: name, isJSON: isJSON))
  }

  @Test("in a folder the file is named after the theme, and Brand without a name")
  func folders() throws {
    let plain = try Self.place("App//Themes/")
    #expect(plain.folder == "App/Themes" && plain.file == "Brand.theme.yaml")
    #expect(!plain.isJSON && plain.nameLines.isEmpty)
    let named = try Self.place(".", name: "Shop", isJSON: true)
    #expect(named.folder == "." && named.file == "Shop.theme.json" && named.isJSON)
    #expect(named.nameLines.isEmpty)
  }

  @Test("a theme's file says its folder and format, and the theme its name where that is another")
  func files() throws {
    let place = try Self.place("App/Shop.theme.json", name: "Store")
    #expect(place.folder == "App" && place.file == "Shop.theme.json" && place.isJSON)
    #expect(place.nameLines == "name: Store\n\n")
    #expect(try Self.place("Shop.theme.yml", name: "Shop").nameLines.isEmpty)
    #expect(try !Self.place("Shop.theme.yml", isJSON: false).isJSON)
  }

  @Test("beside another theme there is a prefix, which keeps the names in Swift apart")
  func neighbors() throws {
    let folder = try TemporaryFolder(["Brand.theme.yml": "", "Empty/Brand.yaml": ""])
    #expect(try Self.place(folder.path, name: "Shop").nameLines == "prefix: shop\n\n")
    let file = folder["my-shop.theme.yaml"]
    #expect(try Self.place(file).nameLines == "prefix: myShop\n\n")
    #expect(try Self.place(file, name: "Store").nameLines == "name: Store\nprefix: store\n\n")
    #expect(try Self.place(folder["Empty"], name: "Shop").nameLines.isEmpty)
  }

  @Test(
    "a name that is no type's in Swift is refused", arguments: ["shop", "my shop", "9Lives", ""])
  func names(name: String) {
    let message =
      "--name '\(name)' is a part of Swift names: letters and digits, beginning with an upper-case letter"
    #expect(throws: CommandFailure(.usage, message)) { try Self.place(".", name: name) }
  }

  @Test("a file that is no theme's, and a format that its name contradicts, are refused")
  func contradictions() {
    #expect(
      throws: CommandFailure(
        .usage,
        "'shop.yaml' isn't a theme's file name; those end in .theme.yaml, .theme.yml or .theme.json"
      )
    ) {
      try Self.place("App/shop.yaml")
    }
    #expect(
      throws: CommandFailure(
        .usage, "--format yaml contradicts the name 'Shop.theme.json'")
    ) {
      try Self.place("Shop.theme.json", isJSON: false)
    }
  }
}
