#if Import
  import Testing
  import ThemeSyntax

  @testable import AppearanceImport

  @Suite("Declarations of an app by their names")
  struct CodeIndexTests {
    private func index(_ files: String...) -> CodeIndex {
      CodeIndex(files.enumerated().map { tree($1, number: Int32($0)) })
    }

    @Test("a type's name is that of the nearest type around, or what it stands for")
    func resolving() {
      let index = index(
        """
        enum A { enum B {}; enum C { typealias D = B } }
        enum B {}
        typealias E = A.C
        typealias F = F
        """)
      #expect(index.resolved("B", in: "A.C") == "A.B")
      #expect(index.resolved("B", in: "") == "B")
      #expect(index.resolved("D", in: "A.C") == "A.B")
      #expect(index.resolved("E", in: "B") == "A.C")
      #expect(index.resolved("F", in: "") == "F")
      #expect(index.resolved("UIColor", in: "A.C") == "UIColor")
      #expect(index.find("UIColor", in: "A.C") == nil)
    }

    @Test("a type inherits from what it names and from what that names, across extensions")
    func ancestry() {
      let index = index(
        "class A: B {}; class B: UIViewController {}", "extension A: P {}; protocol P: Q {}")
      #expect(index.ancestry(of: "A") == ["A", "B", "P", "UIViewController", "Q"])
      #expect(index.ancestry(of: "UILabel") == ["UILabel"])
      #expect(index.conformers(of: "UIViewController") == ["A", "B"])
      #expect(index.conformers(of: "Q") == ["A", "P"])
    }

    @Test("a member is the type's own before an inherited one, in the same file before others")
    func members() {
      let index = index(
        "class A: B { static let a = 1; let b = 2 }; class B { let a = 3; let c = 4 }",
        "extension A { var b: Int { 5 } }")
      func files(_ name: String, isStatic: Bool = false, near file: Int32) -> [Int32] {
        index.members(name, of: "A", isStatic: isStatic, near: file).map(\.declaration.range.file)
      }
      #expect(files("b", near: 1) == [1])
      #expect(files("b", near: 2) == [0, 1])
      #expect(files("a", isStatic: true, near: 0).count == 1)
      #expect(index.members("a", of: "A", isStatic: false, near: 0).first?.owner == "B")
      #expect(files("d", near: 0).isEmpty)
    }

    @Test("a protocol of colors that several types conform to is a theme, and so are these")
    func themes() {
      let index = index(
        """
        protocol Theme { var tint: UIColor { get } }
        struct Day: Theme { let tint = UIColor.black }
        struct Night: Theme { let tint = UIColor.white }
        protocol Single { var tint: UIColor { get } }
        struct Only: Single { let tint = UIColor.black; var size = 1; static let a = UIColor.red }
        """)
      #expect(["Theme", "Day", "Night"].allSatisfy { index.isTheme($0) })
      #expect(!["Single", "Only", "UIColor"].contains { index.isTheme($0) })
      #expect(index.hasColors("Only", atLeast: 1))
      #expect(!index.hasColors("Only", atLeast: 2))
    }

    @Test("a file whose top level does something has code there")
    func topLevelCode() {
      let index = index("let a = 1", "f()", "#if FLAG\ng()\n#endif", "#if FLAG\nlet b = 2\n#endif")
      #expect(index.topLevelCode.count == 2)
      #expect(index.globals.keys.sorted() == ["a", "b"])
      #expect(index.all.map(\.declaration.range.file) == [0, 3])
    }
  }
#endif
