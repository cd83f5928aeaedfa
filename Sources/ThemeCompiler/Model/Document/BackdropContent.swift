@usableFromInline package enum BackdropContent: String, WordValue {
  case light, dark

  package var summary: String {
    switch self {
    case .light: "Content on which black text can be read: grays from #757575 to white"
    case .dark: "Content on which white text can be read: grays from black to #767676"
    }
  }

  /// The measured range of sRGB grays, 0...1.
  ///
  /// White has 4.54:1 on #767676, black 4.56:1 on #757575; one step further, neither has 4.5:1.
  package var grays: ClosedRange<Double> {
    switch self {
    case .light: (0x75 / 255.0)...1
    case .dark: 0...(0x76 / 255.0)
    }
  }
}
