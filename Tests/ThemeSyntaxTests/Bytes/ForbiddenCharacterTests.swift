import Testing

@testable import ThemeSyntax

@Suite("Characters that a theme must not hold")
struct ForbiddenCharacterTests {
  @Test("are controls but for tab and line ends, line separators, marks and noncharacters")
  func all() {
    let found = (0...0xFFFF).filter { ForbiddenCharacter.finding(UInt32($0)) != nil }
    let controls = Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1F) + Array(0x7F...0x9F)
    #expect(found == controls + [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF])
  }

  @Test("are named as Unicode names them")
  func names() {
    #expect(ForbiddenCharacter.name(0x7F) == "U+007F")
    #expect(ForbiddenCharacter.name(0x1F600) == "U+1F600")
    #expect(ForbiddenCharacter.finding(0x85)?.id == "line-separator")
  }
}
