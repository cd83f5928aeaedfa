#if Import
  import Testing
  import ThemeSyntax

  @testable import AppearanceImport

  @Suite("The facts of an app's Swift")
  struct ReadSwiftFactsTests {
    private func facts(_ code: [String], objectiveC paths: [String] = []) -> AppFacts {
      var files = AppFiles()
      for path in paths { files.add(SourceFile(path: path, text: ""), as: .objectiveC) }
      for (index, text) in code.enumerated() {
        files.add(SourceFile(path: "\(index).swift", text: text), as: .swift)
      }
      var facts = AppFacts()
      readSwiftFacts(of: files, into: &facts)
      return facts
    }

    @Test(
      "what ends at a name of Objective-C is told from what ends in another module",
      arguments: [
        (["App/Brand.h"], "Brand.accent", Unresolved.Cause.objectiveC),
        (["App/Brand+Colors.m"], "Brand.accent", .objectiveC),
        (["App/Branding.m"], "Brand.accent", .otherModule), ([], "Brand.accent", .otherModule),
      ])
    func objectiveC(paths: [String], color: String, cause: Unresolved.Cause) {
      let code = "func f() { UINavigationBar.appearance().tintColor = \(color) }"
      let found = facts([code], objectiveC: paths).facts
      #expect(found.map(\.unresolved?.cause) == [cause])
      #expect(found.first?.unresolved?.name == color)
    }

    @Test("files see the declarations of one another, and facts are at places of theirs")
    func files() {
      let found = facts(
        [
          "extension UIColor { static let accent = UIColor.red }",
          "func f() { UINavigationBar.appearance().tintColor = .accent }",
        ], objectiveC: ["a.m"]
      ).facts
      #expect(found.map(\.place.file) == [2])
      #expect(found.first?.trail.contains { $0.file == 1 } == true)
    }

    @Test("an app's containers ask screens for the status bar where one does")
    func statusBar() {
      let container = "class Main: UINavigationController {"
      #expect(!facts([container + "}"]).screensDecideStatusBar)
      #expect(
        facts([
          container
            + " override var childForStatusBarStyle: UIViewController? { topViewController } }"
        ]).screensDecideStatusBar)
    }
  }
#endif
