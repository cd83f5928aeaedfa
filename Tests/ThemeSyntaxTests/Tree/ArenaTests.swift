import Testing

@testable import ThemeSyntax

@Suite("Lists that own their memory")
struct ArenaTests {
  @Test("are what an array is, whatever room they begin with", arguments: [0, 1, 7])
  func elements(capacity: Int) {
    var arena = Arena<Int>(capacity: capacity)
    var array: [Int] = []
    #expect(arena.last == nil && arena.popLast() == nil)
    for number in 0..<100 {
      arena.append(number)
      array.append(number)
      if number % 3 == 0 { #expect(arena.popLast() == array.popLast()) }
    }
    arena[5] = -5
    array[5] = -5
    arena.fill(to: array.count + 40, with: 8)
    arena.fill(to: 1, with: 9)
    array += [Int](repeating: 8, count: 40)
    #expect(arena.count == array.count && arena.last == 8)
    for index in array.indices { #expect(arena[Int32(index)] == array[index]) }
  }
}
