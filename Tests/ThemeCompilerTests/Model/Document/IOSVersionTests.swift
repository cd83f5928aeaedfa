import Testing

@testable import ThemeCompiler

@Suite struct IOSVersionTests {
  @Test("versions are ordered by their numbers, not by their digits")
  func order() {
    let versions = [IOSVersion(9, 3), IOSVersion(12), IOSVersion(12, 1), IOSVersion(12, 10)]
    #expect(versions.reversed().sorted() == versions)
    #expect(IOSVersion(15) == IOSVersion(15, 0) && !(IOSVersion(15) < IOSVersion(15)))
  }

  @Test("bars are glass from iOS 26 on")
  func glass() {
    #expect(!IOSVersion(18, 6).hasGlass && IOSVersion(26).hasGlass && IOSVersion(27).hasGlass)
  }
}
