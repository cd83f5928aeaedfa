import ColorScience

/// Contrasts already measured in a theme, and the number of blends that they took.
struct ContrastMemo: Sendable {
  struct Key: Hashable {
    let ground: Ground
    let variant: Variant
    let generation: UIKitGeneration
    let device: String?
    var isElevated: Bool?
  }

  private struct InkKey: Hashable {
    let stack: Int
    let color: Color
  }

  private typealias Measured = (interval: ContrastInterval, color: Color)

  private(set) var blends = 0
  private var stacks: [StackLuminances] = []
  private var indices: [Key: Int] = [:]
  /// The most recent backgrounds: most appearances use only a few.
  private var recent: [(key: Key, index: Int)] = []
  private var inks: [InkKey: Measured] = [:]
  /// By their colors; nil if the luminances cannot be computed ahead.
  private var gradients: [[ColorID]: ResolvedGradient.Luminances?] = [:]
  private var size = 0

  private static let sizeLimit = 2_000_000

  mutating func interval(
    of front: Color, on key: Key, _ stack: () -> ColorStack
  ) -> ContrastInterval {
    let index = index(of: key, stack)
    guard front.alpha < 1 || stacks[index].blends(of: front) > 0 else {
      return stacks[index].interval(of: front.relativeLuminance)
    }
    return contrast(of: front, on: index).interval
  }

  mutating func contrast(
    of front: Color, on key: Key, _ stack: () -> ColorStack
  ) -> (interval: ContrastInterval, color: Color) {
    contrast(of: front, on: index(of: key, stack))
  }

  mutating func ranges(of key: Key, _ stack: () -> ColorStack) -> [ClosedRange<Double>] {
    stacks[index(of: key, stack)].ranges
  }

  mutating func luminances(
    of gradient: ResolvedGradient, _ colors: ColorTable
  ) -> ResolvedGradient.Luminances? {
    if let known = gradients[gradient.colors] { return known }
    let luminances = gradient.luminances(in: colors)
    gradients[gradient.colors] = .some(luminances)
    return luminances
  }

  private mutating func contrast(of front: Color, on index: Int) -> Measured {
    let key = InkKey(stack: index, color: front)
    if let known = inks[key] { return known }
    blends += stacks[index].blends(of: front)
    let measured = stacks[index].contrast(of: front)
    size += 32
    inks[key] = measured
    return measured
  }

  private mutating func index(of key: Key, _ stack: () -> ColorStack) -> Int {
    if let known = recent.first(where: { $0.key == key }) { return known.index }
    if size > Self.sizeLimit {
      (stacks, indices, recent, inks, size) = ([], [:], [], [:], 0)
    }
    let index = indices[key] ?? stacks.count
    if index == stacks.count {
      stacks.append(StackLuminances(stack()))
      blends += stacks[index].blends
      size += 64 + stacks[index].size
      indices[key] = index
    }
    if recent.count == 8 { recent.removeFirst() }
    recent.append((key, index))
    return index
  }
}
