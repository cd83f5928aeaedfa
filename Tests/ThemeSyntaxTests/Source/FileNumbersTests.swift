import Testing

@testable import ThemeSyntax

@Suite struct FileNumbersTests {
  @Test("every file of every theme has a number of its own, which says which file it is")
  func numbers() {
    var seen: Set<Int32> = []
    for theme in 0..<7 {
      let numbers = FileNumbers(ofTheme: theme, among: 7)
      #expect(numbers.theme == Int32(theme))
      for index in 0..<9 {
        let number = numbers.number(of: index)
        #expect(seen.insert(number).inserted)
        #expect(numbers.index(of: number) == index)
        #expect(numbers.isOwn(SourceRange(file: number, lower: 0, upper: 1)) == (index == 0))
      }
    }
    #expect((0..<9).map { FileNumbers.alone.number(of: $0) } == Array(0..<9))
  }

  @Test("the last file that a limit allows has a number")
  func limit() {
    for count in [1, 2, 3, 10_000, Int(Int32.max)] {
      let numbers = FileNumbers(ofTheme: count - 1, among: count)
      let last = numbers.number(of: numbers.limit - 1)
      #expect(last >= numbers.theme)
      #expect(numbers.index(of: last) == numbers.limit - 1)
    }
  }

  @Test("other files have numbers below those of themes and of no file")
  func others() {
    let others = (0..<5).map { FileNumbers.configuration($0) } + [FileNumbers.baseline]
    #expect(Set(others).count == 6)
    #expect(others.allSatisfy { $0 < -1 })
  }

  @Test("a file is where its number says, unless it is noted elsewhere")
  func indices() {
    var indices = FileIndices()
    indices.note(7, at: 3)
    indices.note(FileNumbers.baseline, at: 4)
    #expect([0, 2, 7, FileNumbers.baseline].map { indices.index(of: $0) } == [0, 2, 3, 4])
  }
}
