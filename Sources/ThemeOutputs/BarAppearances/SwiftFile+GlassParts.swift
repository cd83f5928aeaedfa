import ThemeModel

extension SwiftFile {
  /// The statements about a bar in its standard state; a background that yields to the system's
  /// glass is one only before iOS 26.
  mutating func writeParts(of bar: DrawnBar) {
    let parts = bar.parts
    let background = parts.filter(\.isBackground)
    let onGlass = bar.onGlass.parts.filter(\.isBackground)
    guard background != onGlass else { return write(parts) }
    writeByGlass {
      $0.write(onGlass)
    } before: {
      $0.write(background)
    }
    write(parts.filter { !$0.isBackground })
  }

  /// The statements about a state that differs, on an object that looks like the bar itself.
  mutating func writeState(_ state: BarProperty, of bar: DrawnBar) {
    let parts = bar.parts(of: state) ?? []
    let background = parts.filter(\.isBackground)
    let onGlass = bar.onGlass.parts(of: state) ?? []
    guard background != onGlass.filter(\.isBackground) else { return write(parts) }
    writeBeforeGlass { $0.write(background) }
    write(parts.filter { !$0.isBackground })
  }

  private mutating func write(_ parts: [BarPart]) {
    for part in parts { write(part) }
  }
}
