import OutputText
import Testing

@testable import ThemeCompiler

@Suite("Parts of a manifest that are made when they are asked for")
struct PartListTests {
  @Test("a part is made for whoever asks for it, and no other with it")
  func lazy() {
    let asked = Mutex<[Int]>([])
    let list = PartList(count: 1_000) { index in
      asked.withLock { $0.append(index) }
      return "part \(index)"
    }
    #expect(list.count == 1_000 && asked.withLock { $0 }.isEmpty)
    #expect(list[7] == "part 7" && list[7] == "part 7")
    #expect(asked.withLock { $0 } == [7, 7])
  }

  @Test("lists are equal that have equal parts, however these come to be")
  func equality() {
    let made = PartList(count: 3) { $0 * 2 }
    #expect(made == PartList([0, 2, 4]) && Array(made.reversed()) == [4, 2, 0])
    #expect(made != PartList([0, 2]) && made != PartList([0, 2, 5]))
    #expect(PartList<Int>().isEmpty)
  }
}
