import ColorScience
import ThemeSyntax

struct InverseMaker {
  private let configuration: Configuration
  private var memo: [Key: ColorID] = [:]

  private struct Key: Hashable {
    let color: ColorID
    let rule: InverseRule
    let isRounded: Bool
  }

  init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// A bar inverted by a rule; `style`, `barTintColor`, shadows and others are kept.
  mutating func inverse(
    of bar: ResolvedBar, _ kind: BarKind, by rule: InverseRule, colors: inout ColorTable
  ) -> ResolvedBar {
    switch rule {
    case .none: bar
    case .swap: swapped(bar, kind)
    case .rgb, .lightness: mapped(bar, rule, isRounded: true, &colors)
    case .mirror: mirrored(bar, kind, &colors)
    }
  }

  /// Exchanges background and tint; titles get the tint's new color.
  private func swapped(_ bar: ResolvedBar, _ kind: BarKind) -> ResolvedBar {
    guard let background = DrawnBar(bar, .navigationBar, on: .ios15).standard.backgroundColor,
      let tint = bar.color(.tintColor) ?? bar.color(.titleColor)
    else { return bar }
    var result = bar
    for index in bar.settings.indices {
      switch bar.settings[index].property {
      // The text of prominent buttons is on the tint.
      case .backgroundColor, .prominentButton: result.change(index, to: .color(tint.value))
      case .unselectedItemTintColor: break
      case let property where property.isForeground:
        result.change(index, to: .color(background.value))
      default:
        guard case .state(let state) = bar.settings[index].value else { continue }
        var swapped = swapped(state, kind)
        // Search bars have the bar's colors in every state.
        for own in result.settings
        where !own.property.isInStates(of: kind) && state.has(own.property) {
          swapped.set(own.property, own.value, at: own.range)
        }
        result.change(index, to: .state(swapped))
      }
    }
    return result
  }

  /// Rounded to 8 bits if that keeps every verdict; otherwise exact, which keeps every ratio.
  private mutating func mirrored(
    _ bar: ResolvedBar, _ kind: BarKind, _ colors: inout ColorTable
  ) -> ResolvedBar {
    // On a background that the theme does not set, a mirrored color would be unreadable.
    let standard = DrawnBar(bar, .navigationBar, on: .ios15).standard
    // Colors between gradient stops are not mirrored, so rounding them could lose contrast.
    switch standard.background {
    case .gradient: break
    case .color:
      let rounded = mapped(bar, .mirror, isRounded: true, &colors)
      if keepsVerdicts(from: bar, to: rounded, kind, colors) { return rounded }
    default: return bar
    }
    return mapped(bar, .mirror, isRounded: false, &colors)
  }

  private mutating func mapped(
    _ bar: ResolvedBar, _ rule: InverseRule, isRounded: Bool, _ colors: inout ColorTable
  ) -> ResolvedBar {
    var mapped = bar
    for index in bar.settings.indices {
      switch bar.settings[index].value {
      case .color(let color) where bar.settings[index].property.changesInInverse:
        let key = Key(color: color, rule: rule, isRounded: isRounded)
        mapped.change(index, to: .color(inverse(of: key, &colors)))
      case .state(let state):
        let inverted = self.mapped(state, rule, isRounded: isRounded, &colors)
        mapped.change(index, to: .state(inverted))
      case let value:
        guard let stops = value.stops else { continue }
        let inverted = stops.map {
          inverse(of: Key(color: $0, rule: rule, isRounded: isRounded), &colors)
        }
        mapped.change(index, to: value.replacing(stops: inverted))
      }
    }
    return mapped
  }

  private mutating func inverse(of key: Key, _ colors: inout ColorTable) -> ColorID {
    if let known = memo[key] { return known }
    let variants = colors[key.color].variants.map {
      $0.inverse(by: key.rule, isRounded: key.isRounded)
    }
    let id = colors.add(ResolvedColor(variants))
    colors.note(.inverted(key.color), of: id)
    memo[key] = id
    return id
  }

  /// Returns whether all parts with enough contrast on the bar's own colors keep it.
  private func keepsVerdicts(
    from old: ResolvedBar, to new: ResolvedBar, _ kind: BarKind, _ colors: ColorTable
  ) -> Bool {
    let parts = [old, new].map { configuration.pairs(of: DrawnBar($0, kind, on: .ios15), colors) }
    return zip(parts[0], parts[1]).allSatisfy { before, after in
      guard let was = before.opaqueRatios(colors), let now = after.opaqueRatios(colors) else {
        return true
      }
      return zip(was, now).allSatisfy { was, now in
        (was >= before.required) == (now >= before.required)
          && (was >= before.advised) == (now >= before.advised)
      }
    }
  }
}

extension ContrastPair {
  /// The ratio of two theme colors in each variant, ignoring alpha; nil for other pairs.
  fileprivate func opaqueRatios(_ colors: ColorTable) -> [Double]? {
    guard let front = ink.color, let back = ground?.color else { return nil }
    let (fronts, backs) = (colors.luminances(front), colors.luminances(back))
    return (0..<4).map { contrastRatio(fronts[$0], backs[$0]) }
  }
}

extension Color {
  fileprivate func inverse(by rule: InverseRule, isRounded: Bool) -> Color {
    switch rule {
    case .rgb: rgbInverse
    case .lightness: lightnessInverse.roundedTo8Bits
    case .mirror: isRounded ? mirrored.roundedTo8Bits : mirrored
    case .none, .swap: self
    }
  }
}
