import Testing

@testable import ColorScience

@Suite("UIKit's colors for text")
struct UIKitColorTextTests {
  @Test("have plainer ones that are easier to read on the system's background, in every variant")
  func ladder() throws {
    let background = try #require(UIKitColor("systemBackground")).variants(in: .ios15)
    for name in ["quaternaryLabel", "tertiaryLabel", "secondaryLabel", "placeholderText"] {
      var last = try #require(UIKitColor(name))
      #expect(!last.plainerTexts.isEmpty)
      for next in last.plainerTexts {
        for variant in Variant.allCases {
          let back = background[variant]
          let before = contrast(last.variants(in: .ios15)[variant], on: back, over: back)
          let after = contrast(next.variants(in: .ios15)[variant], on: back, over: back)
          #expect(after > before, "\(next.name) after \(last.name)")
        }
        last = next
      }
      #expect(last.name == "label")
    }
  }

  @Test("that are none, and the plainest one, have no plainer ones")
  func ends() throws {
    for name in ["label", "systemBlue", "separator", "systemBackground"] {
      #expect(try #require(UIKitColor(name)).plainerTexts.isEmpty, "\(name)")
    }
  }
}
