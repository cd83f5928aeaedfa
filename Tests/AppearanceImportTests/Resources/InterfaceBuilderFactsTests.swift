import ColorScience
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Storyboards and xibs")
struct InterfaceBuilderFactsTests {
  /// The facts of a storyboard as lines: "app tabBar.tintColor #0B63CE".
  private func facts(
    _ scenes: String, document: String = "", assets: AssetColors = AssetColors()
  ) -> [String] {
    var files = AppFiles()
    files.assets = assets
    files.add(
      SourceFile(
        path: "Main.storyboard",
        text: "<document targetRuntime=\"iOS.CocoaTouch\" \(document)>\(scenes)</document>"),
      as: .interfaceBuilder)
    return files.interfaceBuilderFacts().facts.map(line)
  }

  @Test("colors of every notation are read")
  func notations() {
    let found = facts(
      """
      <tabBar key="tabBar">
        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
        <color key="tintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        <color key="barTintColor" systemColor="systemBackgroundColor"/>
        <color key="unselectedItemTintColor" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/>
        <color key="selectedImageTintColor" cocoaTouchSystemColor="darkTextColor"/>
      </tabBar>
      """)
    #expect(
      found == [
        "app tabBar.tintColor #FF8000", "app tabBar.barTintColor systemBackground",
        "app tabBar.unselectedItemTintColor #80808080", "app tabBar.selectedItemTint #000000",
      ])
  }

  @Test("a color by its name is that of the asset catalog, or not resolved")
  func assets() {
    var assets = AssetColors()
    let place = SourceRange(file: 0, lower: 0, upper: 0)
    assets.add(
      AssetColors.Asset(
        name: "Brand", path: ["Brand"],
        color: TraitColor(.color(.white), dark: .color(.black)), at: place))
    let found = facts(
      """
      <toolbar><color key="tintColor" name="Brand"/><color key="barTintColor" name="Lost"/></toolbar>
      """, assets: assets)
    #expect(
      found == [
        "app toolbar.tintColor #FFFFFF",
        "app toolbar.barTintColor no asset catalog has a color set 'Lost'",
      ])
  }

  @Test("appearance objects, attributes and title attributes lead to the keys of themes")
  func appearances() {
    let found = facts(
      """
      <navigationController><navigationBar key="navigationBar" barStyle="black" largeTitles="YES">
        <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="dark">
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <textAttributes key="titleTextAttributes">
            <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          </textAttributes>
        </navigationBarAppearance>
      </navigationBar></navigationController>
      """)
    #expect(
      found == [
        "app navigationBar.style black", "app navigationBar.prefersLargeTitles true",
        "app navigationBar.scrollEdge.background default",
        "app navigationBar.scrollEdge.backgroundEffect dark",
        "app navigationBar.scrollEdge.backgroundColor #FFFFFF",
        "app navigationBar.scrollEdge.titleColor #000000",
      ])
  }

  @Test("classes, and bars of a kind that differ, are told apart")
  func looks() {
    let white = #"<color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    let found = facts(
      """
      <navigationController id="a"><navigationBar>\(white)</navigationBar></navigationController>
      <navigationController id="b"><navigationBar/></navigationController>
      <navigationController customClass="Shop"><navigationBar>\(white)</navigationBar></navigationController>
      <viewController customClass="Map"><toolbar>\(white)</toolbar></viewController>
      """)
    #expect(
      found == [
        "a navigationBar.tintColor #FFFFFF", "Shop navigationBar.tintColor #FFFFFF",
        "Map toolbar.tintColor #FFFFFF",
      ])
  }

  @Test("a bar takes the tint of the views around it, or of the document")
  func inheritedTint() {
    let found = facts(
      """
      <view><color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <subviews><toolbar/></subviews></view>
      <tabBar/>
      <color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      """)
    #expect(found == ["app toolbar.tintColor #FFFFFF", "app tabBar.tintColor #000000"])
  }

  @Test("what is shown at launch, and what is no app of iOS, has no bars")
  func others() {
    let bar = #"<tabBar><color key="tintColor" white="1" colorSpace="calibratedWhite"/></tabBar>"#
    #expect(facts(bar, document: #"launchScreen="YES""#).isEmpty)
    var files = AppFiles()
    files.add(
      SourceFile(path: "a.xib", text: "<document targetRuntime=\"watchKit\">\(bar)</document>"),
      as: .interfaceBuilder)
    #expect(files.interfaceBuilderFacts().facts.isEmpty)
  }

  @Test("a broken document is told, and the others are read")
  func broken() {
    var files = AppFiles()
    files.add(SourceFile(path: "a.xib", text: "<document>"), as: .interfaceBuilder)
    let found = files.interfaceBuilderFacts()
    #expect(found.facts.isEmpty)
    #expect(found.findings.map(\.message) == ["it isn't read: an element is not closed"])
  }
}
