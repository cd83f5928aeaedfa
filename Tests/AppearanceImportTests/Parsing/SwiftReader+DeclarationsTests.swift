#if Import
  import Testing

  @testable import AppearanceImport

  @Suite("Declarations of Swift")
  struct SwiftReaderDeclarationsTests {
    @Test(
      "a variable has its type, its value and what runs when it is read or set",
      arguments: [
        ("let a: UIColor = .red, b = 2", "let a: UIColor = .red; let b = 2.0"),
        ("var a: UIColor { .red }", "var a: UIColor get { .red }"),
        ("var a = 1 { didSet { f() } }", "var a = 1.0 set { f() }"),
        ("var a: T { get { b } set { c } }", "var a: T get { b } set { c }"),
        ("let (a, b) = c", ""),
      ])
    func variables(code: String, tree: String) {
      #expect(shown(code) == tree)
    }

    @Test("members of a type are told from those of its instances")
    func statics() {
      #expect(
        shown("class A { static let a = 1; class var b: B { c }; let d: D }")
          == "class A { static let a = 1.0; static var b: B get { c }; let d: D }")
    }

    @Test("a requirement of a protocol has no body")
    func requirements() {
      #expect(
        shown("protocol P { var a: T { get }; func f(_ a: A, b c: B) -> C }")
          == "protocol P { var a: T get {}; func f(_ a: A, b c: B) -> C }")
    }

    @Test("functions and initializers have labels, names and values of parameters")
    func functions() {
      #expect(
        shown("struct S { init?(a: A = .b) { c = a }; func f(_ a: A?, b c: B) {} }")
          == "struct S { static func init(a a: A = .b) { c = a }; func f(_ a: A, b c: B) {} }")
    }

    @Test("types, extensions, cases and other names are read, imports are not")
    func types() {
      #expect(
        shown(
          """
          import UIKit
          extension A.B: C, D { typealias E = F.G }
          enum H: String { case i, j = "k"; case l(M) }
          """)
          == "extension A.B: C, D { typealias E = F.G }; "
          + #"enum H: String { case i; case j = "k"; case l }"#)
    }

    @Test("members in '#if' are those of the branch that is built for iOS")
    func builds() {
      #expect(
        shown("class A {\n#if os(macOS)\nlet a = 1\n#else\nlet b = 2\n#endif\n}")
          == "class A { let b = 2.0 }")
    }
  }
#endif
