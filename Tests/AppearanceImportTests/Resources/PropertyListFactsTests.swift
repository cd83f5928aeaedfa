import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Property lists")
struct PropertyListFactsTests {
  /// The facts of a property list's entries.
  private func listFacts(_ entries: String) -> [BarFact] {
    var files = AppFiles()
    files.add(
      SourceFile(path: "Info.plist", text: "<plist><dict>\n\(entries)\n</dict></plist>"),
      as: .infoPlist)
    return files.propertyListFacts().facts
  }

  @Test("a property list says how the status bar and bars on iOS 26 look")
  func propertyList() {
    let found = listFacts(
      """
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
      <key>UIDesignRequiresCompatibility</key><true/>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      """)
    #expect(
      found.map(line) == [
        "app app.UIDesignRequiresCompatibility true", "app app.UIUserInterfaceStyle dark",
        "app statusBar.statusBarStyle lightContent",
      ])
    #expect(found.last?.condition == "while the app launches")
  }

  @Test("controllers that are not asked leave the style of the property list")
  func unaskedControllers() {
    let found = listFacts(
      """
      <key>UIViewControllerBasedStatusBarAppearance</key><false/>
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleDarkContent</string>
      """)
    #expect(found.last?.condition == nil)
    #expect(found.last?.value == .word("darkContent"))
  }

  @Test("extensions, watches and frameworks are not the app")
  func otherBundles() {
    let style = "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"
    for entry in [
      "<key>NSExtension</key><dict/>", "<key>WKApplication</key><true/>",
      "<key>CFBundlePackageType</key><string>FMWK</string>",
    ] {
      #expect(listFacts(style + entry).isEmpty)
    }
  }

  /// The names in UIApplication.h; the last is from before iOS 7.
  @Test(
    "styles of the status bar have their names in Swift",
    arguments: [
      ("UIStatusBarStyleDefault", "default"), ("UIStatusBarStyleDarkContent", "darkContent"),
      ("UIStatusBarStyleLightContent", "lightContent"),
      ("UIStatusBarStyleBlackOpaque", "lightContent"),
    ])
  func styles(name: String, style: String) {
    let found = listFacts("<key>UIStatusBarStyle</key><string>\(name)</string>")
    #expect(found.map(\.value) == [.word(style)])
  }

  @Test("a value that is none says nothing")
  func unknown() {
    #expect(
      listFacts(
        """
        <key>UIStatusBarStyle</key><string>UIStatusBarStylePink</string>
        <key>UIUserInterfaceStyle</key><string>Pink</string>
        <key>UIDesignRequiresCompatibility</key><string>YES</string>
        """
      ).isEmpty)
  }

  @Test("a binary list is told, with how to make XML of it")
  func binary() {
    var files = AppFiles()
    files.add(SourceFile(path: "Info.plist", text: "bplist00\u{0}"), as: .infoPlist)
    let found = files.propertyListFacts()
    #expect(found.facts.isEmpty)
    #expect(
      found.findings.map(\.message) == [
        "it isn't read: it is a binary property list; 'plutil -convert xml1' makes XML of it"
      ])
  }
}
