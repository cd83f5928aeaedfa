import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Ways that are gone once")
struct TokenWaysTests {
  @Test("a way that meets one that was gone ends where that did, after as many steps")
  func meeting() {
    var ways = TokenWays<Int>()
    var first = TokenWay<Int>()
    for stop in 1...5 { #expect(ways.go(to: stop, &first) == stop) }
    ways.add(first, to: 5)
    var second = TokenWay<Int>()
    #expect(ways.go(to: 9, &second) == 9)
    #expect(ways.go(to: 3, &second) == 5)
    #expect(second.length == 4)
    ways.add(second, to: 5)
    var third = TokenWay<Int>()
    #expect(ways.go(to: 9, &third) == 5 && third.length == 4)
  }
}
