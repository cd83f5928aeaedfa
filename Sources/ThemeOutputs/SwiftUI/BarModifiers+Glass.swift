import ThemeModel

extension BarModifiers {
  /// Whether every background that a bar has gives way to the system's on iOS 26.
  func isPlainOnGlass(_ kind: BarKind) -> Bool {
    let (has, yields) = (hasBackground(kind), yieldsToGlass(kind))
    return yields.contains(true) && has == yields
  }

  /// The appearances in which the background of a bar gives way on iOS 26 while others keep theirs.
  func yieldsAlone(_ kind: BarKind) -> [Bool] {
    let yields = yieldsToGlass(kind)
    return isPlainOnGlass(kind) ? yields.map { _ in false } : yields
  }

  /// Whether a bar has a color in some appearances and none in others.
  func isPartlyColored(_ kind: BarKind) -> Bool {
    let backgrounds = backgrounds(of: kind)
    return backgrounds.contains { $0 != nil }
      && (backgrounds.contains(nil) || yieldsAlone(kind).contains(true))
  }

  private func yieldsToGlass(_ kind: BarKind) -> [Bool] {
    zip(appearances, hasBackground(kind)).map { $0.bars[kind].yieldsToGlass && $1 }
  }

  private func hasBackground(_ kind: BarKind) -> [Bool] {
    zip(backgrounds(of: kind), backgroundVisibilities(of: kind)).map {
      $0 != nil || $1 != ".automatic"
    }
  }
}
