import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("The style sheet of pages")
struct PageStyleTests {
  /// A color of the page by its name, in light and in dark.
  private func colors(_ name: String) throws -> [Color] {
    let rule = try Regex<(Substring, Substring, Substring)>(
      "--\(name):light-dark\\((#[0-9a-f]+),(#[0-9a-f]+)\\)")
    let found = try #require(PageStyle.rules.firstMatch(of: rule), "\(name)")
    return try [found.1, found.2].map { text in
      // `#fff` is short for `#ffffff`.
      let digits =
        text.count == 4 ? text.dropFirst().map { "\($0)\($0)" }.joined() : "\(text.dropFirst())"
      let value = try #require(UInt32(digits, radix: 16))
      return Color(hex8: UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }
  }

  @Test("what a page says of contrast can be read itself, in light and in dark")
  func contrast() throws {
    var pairs = [("bad", "bad-bg"), ("warn", "warn-bg"), ("good", "good-bg")]
    for ink in ["fg", "mut", "link", "bad", "warn", "good"] {
      pairs += [(ink, "bg"), (ink, "card")]
    }
    for (ink, ground) in pairs {
      for (front, back) in zip(try colors(ink), try colors(ground)) {
        #expect(contrastRatio(front, back) >= 4.5, "\(ink) on \(ground)")
      }
    }
  }

  @Test("each variant, bar and way to see that can be chosen has its rule")
  func choices() {
    for variant in Variant.allCases {
      let name = variant.name
      #expect(
        PageStyle.rules.contains(
          "[data-variant=\(name)] [data-v]:not([data-v~=\(name)]){display:none}\n"))
    }
    for bar in BarKind.allCases {
      #expect(
        PageStyle.rules.contains("[data-only=\(bar.name)] .ap:not([data-bars~=\(bar.name)]),"))
    }
    for sight in Sight.all {
      #expect(PageStyle.rules.contains("[data-sight=\(sight.id)] :is("))
      #expect(PageStyle.rules.contains("{filter:url(#:\(sight.id))}"))
    }
  }

  @Test("nothing in it ends it, or loads anything")
  func closed() {
    #expect(!PageStyle.rules.contains("<") && !PageStyle.rules.contains("@import"))
    let addresses = PageStyle.rules.matches(of: #/url\(([^)]*)\)/#).map(\.1)
    #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("#:") })
  }
}
