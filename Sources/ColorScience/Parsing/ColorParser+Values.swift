extension ColorParser {
  /// The color of three checked components and an alpha.
  func color(
    _ notation: ColorNotation, _ arguments: [Argument], alpha: Argument?
  ) throws(ColorSyntaxError) -> CSSColor {
    var color = CSSColor(notation.space, SIMD3(repeating: 0))
    for (index, argument) in arguments.enumerated() {
      if argument.isNone { color.missing.insert(.component(index)) }
      color.components[index] = try value(argument, as: notation.components[index], of: notation)
    }
    if let alpha {
      if alpha.isNone { color.missing.insert(.alpha) }
      color.alpha = try opacity(alpha)
    }
    return color
  }

  /// Throws when the form with commas mixes kinds or uses what only the form with spaces has.
  func checkLegacy(
    _ arguments: [Argument], alpha: Argument?, notation: ColorNotation
  ) throws(ColorSyntaxError) {
    for argument in arguments + (alpha.map { [$0] } ?? []) where argument.isNone {
      throw error("'none' needs the form of \(notation.name) without commas", at: argument.range)
    }
    if notation.space == .rgb {
      for argument in arguments where argument.kind != arguments[0].kind {
        throw error("rgb() with commas takes all numbers or all percentages", at: argument.range)
      }
    } else {
      for argument in arguments.dropFirst() where argument.kind != .percentage {
        throw error(
          "hsl() with commas takes percentages for saturation and lightness", at: argument.range)
      }
    }
  }

  private func value(
    _ argument: Argument, as component: ColorNotation.Component, of notation: ColorNotation
  ) throws(ColorSyntaxError) -> Double {
    switch component {
    case .hue:
      if argument.kind == .percentage {
        throw error("a hue is a number of degrees or an angle", at: argument.range)
      }
      return argument.value
    case .value(let divisor, let whole):
      return try scaled(argument, divisor: divisor, whole: whole, of: notation)
    case .nonNegative(let divisor, let whole):
      return Swift.max(0, try scaled(argument, divisor: divisor, whole: whole, of: notation))
    }
  }

  private func scaled(
    _ argument: Argument, divisor: Double, whole: Double, of notation: ColorNotation
  ) throws(ColorSyntaxError) -> Double {
    switch argument.kind {
    case .percentage: return argument.value * whole / 100
    case .dimension:
      throw error(
        "this component of \(notation.name) is a number or a percentage", at: argument.range)
    default: return argument.value / divisor
    }
  }

  private func opacity(_ argument: Argument) throws(ColorSyntaxError) -> Double {
    if argument.kind == .dimension {
      throw error("alpha is a number or a percentage", at: argument.range)
    }
    let value = argument.kind == .percentage ? argument.value / 100 : argument.value
    return Swift.max(0, Swift.min(1, value))
  }
}
