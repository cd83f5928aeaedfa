import LanguageServer
import Testing

@Suite("Places before and after a change")
struct TextShiftTests {
  @Test("places before and behind a change are found again, those in it are not")
  func shift() {
    let shift = TextShift(from: Array("abc def ghi".utf8), to: Array("abc d--ef ghi".utf8))
    #expect(shift.later(0..<3) == 0..<3)
    #expect(shift.later(8..<11) == 10..<13)
    #expect(shift.later(4..<7) == nil)
    #expect(shift.earlier(12) == 10)
    #expect(shift.earlier(6) == 5)
    #expect(TextShift(from: [1], to: [1]).isNone)
  }
}
