import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What an Info.plist says of bars")
struct InfoPlistTests {
  private func plist(_ keys: String) -> InfoPlist? {
    var plist = InfoPlist(path: "Info.plist", range: nowhere)
    let text = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
    return plist.read(Array(text.utf8), from: "App/Info.plist") ? plist : nil
  }

  @Test("it looks as before only if it asks for that, and controllers are asked unless it says no")
  func flags() throws {
    let plain = try #require(plist("<key>a</key><true/>"))
    #expect(!plain.requiresCompatibility && plain.asksControllers)
    #expect(plain.path == "App/Info.plist")
    let said = try #require(
      plist(
        "<key>UIDesignRequiresCompatibility</key><true/>"
          + "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"))
    #expect(said.requiresCompatibility && !said.asksControllers)
    #expect(plist("<key>") == nil)
  }

  @Test("each file that is named is there once")
  func paths() {
    var configuration = Configuration()
    configuration.infoPlist = InfoPlist(path: "b.plist", range: nowhere)
    var other = Configuration()
    other.infoPlist = InfoPlist(path: "a.plist", range: nowhere)
    configuration.overrides = [
      .init(files: [], configuration: other), .init(files: [], configuration: configuration),
    ]
    #expect(configuration.infoPlists == ["a.plist", "b.plist"])
    #expect(Configuration().infoPlists == [])
  }
}
