import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("What is measured once")
struct ContrastMemoTests {
  @Test("is a ground, in each variant, on each iOS and kind of devices")
  func grounds() {
    var memo = ContrastMemo()
    var made = 0
    let other = ColorID(index: 1)
    let keys = [
      key(), key(variant: .dark), key(generation: .ios26), key(device: "iPad"), key(color: other),
    ]
    for key in keys + keys {
      _ = memo.interval(of: .black, on: key) {
        made += 1
        return stack(.white)
      }
    }
    #expect(made == keys.count)
  }

  @Test("is looked up though other grounds were asked for since")
  func recent() {
    var memo = ContrastMemo()
    var made = 0
    for index in Array(0..<20) + [0] {
      _ = memo.interval(of: .black, on: key(color: ColorID(index: Int32(index)))) {
        made += 1
        return stack(.white)
      }
    }
    #expect(made == 20)
  }

  @Test("is a translucent color on a ground, and takes its blends once")
  func inks() {
    var memo = ContrastMemo()
    let veil = Color.black.withAlpha(0.5)
    let first = memo.interval(of: veil, on: key()) { stack(.white) }
    let blends = memo.blends
    #expect(blends > 0)
    #expect(memo.interval(of: veil, on: key()) { stack(.white) } == first)
    #expect(memo.blends == blends)
    _ = memo.interval(of: Color.black.withAlpha(0.4), on: key()) { stack(.white) }
    #expect(memo.blends > blends)
  }

  @Test("gives the color of a gradient that can be read worst")
  func worst() {
    var memo = ContrastMemo()
    let red = Color(hex8: 255, 0, 0)
    let found = memo.contrast(of: .white, on: key()) {
      ColorStack(ColorGradient([.black, red]), over: .colors([]))
    }
    #expect(found.color == red && abs(found.interval.worst - contrastRatio(.white, red)) < 1e-9)
  }

  private func key(
    color: ColorID = ColorID(index: 0), variant: Variant = .light,
    generation: UIKitGeneration = .ios15, device: String? = nil
  ) -> ContrastMemo.Key {
    ContrastMemo.Key(
      ground: Ground(.color(color)), variant: variant, generation: generation, device: device)
  }

  private func stack(_ color: Color) -> ColorStack {
    ColorStack(ColorGradient([color]), over: .colors([]))
  }
}
