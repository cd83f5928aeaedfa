import ColorScience
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("The facts of an app")
struct ReadAppTests {
  private func files(_ tabBar: String, list: String = "") -> AppFiles {
    var files = AppFiles()
    files.add(
      SourceFile(
        path: "Main.storyboard",
        text: "<document targetRuntime=\"iOS.CocoaTouch\"><tabBar>\(tabBar)</tabBar></document>"),
      as: .interfaceBuilder)
    files.add(
      SourceFile(path: "Info.plist", text: "<plist><dict>\(list)</dict></plist>"), as: .infoPlist)
    return files
  }

  private let lost = #"<color key="tintColor" name="Lost"/>"#
  private let white = #"<color key="barTintColor" white="1" colorSpace="calibratedWhite"/>"#

  @Test("a color that is given stands where its name could not be resolved")
  func given() {
    let facts = readApp(files(lost + white), given: ["Lost": .black, "Other": .white]).facts
    #expect(
      facts.map(line) == ["app tabBar.tintColor #000000", "app tabBar.barTintColor #FFFFFF"])
    #expect(facts.map(\.name) == [ColorName("Lost", .code), nil])
    #expect(readApp(files(lost)).facts.first?.unresolved?.name == "Lost")
  }

  @Test("facts come in the order of files and places")
  func order() {
    let style = "<key>UIUserInterfaceStyle</key><string>Light</string>"
    var files = AppFiles()
    files.add(
      SourceFile(path: "Info.plist", text: "<plist><dict>\(style)</dict></plist>"), as: .infoPlist)
    for source in self.files(white + lost).sources.prefix(1) {
      files.add(source, as: .interfaceBuilder)
    }
    #expect(
      readApp(files).facts.map(\.property) == [
        "UIUserInterfaceStyle", "barTintColor", "tintColor",
      ])
  }

  @Test("an app has a dark look where it says one")
  func darkEvidence() {
    func evidence(_ style: String) -> SourceRange? {
      let entry = "<key>UIUserInterfaceStyle</key><string>\(style)</string>"
      return readApp(self.files(white, list: entry)).darkEvidence
    }
    #expect(evidence("Light") == nil)
    #expect(evidence("Dark")?.file == 1)
    #expect(evidence("Automatic")?.file == 1)
    var files = self.files(lost)
    files.assets.add(
      AssetColors.Asset(
        name: "Lost", path: ["Lost"], color: TraitColor(.color(.white), dark: .color(.black)),
        at: SourceRange(file: 0, lower: 0, upper: 0)))
    #expect(readApp(files).darkEvidence?.file == 0)
  }

  @Test("what is not read is told beside what is")
  func findings() {
    var files = self.files(white)
    files.add(SourceFile(path: "b.xib", text: "<document>"), as: .interfaceBuilder)
    files.add(SourceFile(path: "Info.plist", text: "bplist00"), as: .infoPlist)
    let facts = readApp(files)
    #expect(facts.facts.count == 1)
    #expect(facts.findings.compactMap(\.range?.file) == [2, 3])
  }
}
