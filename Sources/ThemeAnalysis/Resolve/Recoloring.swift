package import ColorScience
package import ThemeModel
package import ThemeSyntax

/// The theme's colors after changing one scalar.
///
/// Derived colors are recomputed on demand from recorded steps, without resolving again. Automatic
/// status-bar styles are not chosen again. A class, so its holders are copied without the color
/// table.
package final class Recoloring {
  /// The theme's colors, then those computed for changes.
  package private(set) var colors: ColorTable
  private let generation: UIKitGeneration
  private var scalar = SourceRange(file: -1, lower: 0, upper: 0)
  private var written = ColorID(index: -1)
  private var known: [ColorID: ColorID] = [:]

  /// The most recorded steps followed; beyond them a color stays unchanged.
  private static let longestChain = 32

  package init(_ colors: ColorTable, generation: UIKitGeneration) {
    self.colors = colors
    self.generation = generation
  }

  package func value(of text: String, in theme: ResolvedTheme) -> ResolvedColor? {
    guard let expression = try? parseColor(Array(text.utf8)[...]).expression else { return nil }
    var evaluator = ColorEvaluator(generation: generation)
    let result = evaluator.evaluate(expression) { path in
      theme.palette.first { $0.name == path }.map { ReferredColor($0.color, in: theme.colors) }
    }
    if case .color(let color)? = result { return color }
    return nil
  }

  /// Changes a scalar and reverts the previous change.
  package func write(_ color: ResolvedColor, at scalar: SourceRange) {
    self.scalar = scalar
    written = colors.add(color)
    known.removeAll(keepingCapacity: known.count < 64)
  }

  /// The changed color as used at a range.
  package func color(_ id: ColorID, at place: SourceRange) -> ColorID {
    color(id, at: place, depth: 0)
  }

  private func color(_ id: ColorID, at place: SourceRange, depth: Int) -> ColorID {
    // An inverse has its base's ranges.
    if case .inverted(let color, let rule, let isRounded)? = colors.step(id) {
      let now = self.color(color, at: place, depth: depth)
      guard now != color else { return id }
      return colors.add(
        ResolvedColor(colors[now].variants.map { $0.inverse(by: rule, isRounded: isRounded) }))
    }
    return place == scalar ? written : changed(id, depth)
  }

  private func changed(_ id: ColorID, _ depth: Int) -> ColorID {
    guard depth < Self.longestChain, let step = colors.step(id) else { return id }
    if let known = known[id] { return known }
    let changed = changed(id, by: step, depth + 1)
    known[id] = changed
    return changed
  }

  private func changed(_ id: ColorID, by step: ColorStep, _ depth: Int) -> ColorID {
    switch step {
    // An inverted color depends on its use.
    case .token, .inverted: return id
    case .said(let scalar, let color): return self.color(color, at: scalar, depth: depth)
    case .adaptive(let members, _):
      let now = members.map { color($0.value, at: $0.range, depth: depth) }
      return now == members.map(\.value) ? id : colors.add(colors.combined(now))
    case .combined(let members):
      let now = members.map { changed($0, depth) }
      return now == members ? id : colors.add(colors.combined(now))
    case .member(let color, let member):
      let now = changed(color, depth)
      return now == color ? id : colors.add(plain: colors[now, member])
    case .computed(let inputs, let expression):
      let now = inputs.map { changed($0.color, depth) }
      guard now != inputs.map(\.color) else { return id }
      var rest = zip(inputs, now).map { input, color in
        input.member.map { ResolvedColor(ColorVariants(all: colors[color, $0])) } ?? colors[color]
      }[...]
      var evaluator = ColorEvaluator(generation: generation)
      // Inputs are in look-up order.
      let result = evaluator.evaluate(expression) { _ in
        rest.popFirst().map { ReferredColor(color: $0, input: inputs[0]) }
      }
      guard case .color(let color)? = result else { return id }
      return colors.add(color)
    }
  }
}

extension Color {
  func inverse(by rule: InverseRule, isRounded: Bool) -> Color {
    switch rule {
    case .rgb: rgbInverse
    case .lightness: lightnessInverse.roundedTo8Bits
    case .mirror: isRounded ? mirrored.roundedTo8Bits : mirrored
    case .none, .swap: self
    }
  }
}
