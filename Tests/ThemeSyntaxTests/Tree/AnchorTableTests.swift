import Testing

@testable import ThemeSyntax

@Suite("Anchors")
struct AnchorTableTests {
  @Test("a name stands for its newest node, and an open one for one whose end is not known")
  func newest() {
    var table = AnchorTable()
    Array("a".utf8).withUnsafeBufferPointer { name in
      #expect(table[name] == nil)
      let first = table.define(name, node: 4)
      #expect(table[name]?.node == 4 && table[name]?.isOpen == true)
      let second = table.define(name, node: 9)
      table.close(first, size: 3, height: 2)
      #expect(table[name]?.node == 9 && table[name]?.isOpen == true)
      table.close(second, size: 5, height: 1)
      let anchor = table[name]
      #expect(anchor?.size == 5 && anchor?.height == 1 && anchor?.isOpen == false)
    }
  }
}
