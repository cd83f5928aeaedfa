import ThemeModel

extension SwiftFile {
  /// The statements about a bar in its standard state; a background that yields to the system's
  /// glass is one only before iOS 26.
  mutating func writeParts(of bar: ResolvedBar, _ kind: BarKind) {
    let parts = bar.parts(kind)
    let background = parts.filter(\.isBackground)
    guard bar.yieldsToGlass, !background.isEmpty, background != [.configure(.default)] else {
      return write(parts)
    }
    writeByGlass {
      $0.write([.configure(.default)])
    } before: {
      $0.write(background)
    }
    write(parts.filter { !$0.isBackground })
  }

  /// The statements about a state that differs, on an object that looks like the bar itself.
  mutating func writeState(_ parts: [BarPart], of bar: ResolvedBar) {
    let background = parts.filter(\.isBackground)
    guard bar.yieldsToGlass, !background.isEmpty else { return write(parts) }
    writeBeforeGlass { $0.write(background) }
    write(parts.filter { !$0.isBackground })
  }

  private mutating func write(_ parts: [BarPart]) {
    for part in parts { write(part) }
  }
}
