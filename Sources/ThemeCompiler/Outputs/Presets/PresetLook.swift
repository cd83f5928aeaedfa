import ColorScience

extension EmitContext {
  /// An appearance in one line; nil if neither its background nor any ratio is known.
  ///
  /// For example "Dark text on `#F7F7F7`; the lowest contrast is 4.61:1 (tint)."
  func look(of index: Int) -> String? {
    let appearance = theme.appearances[index]
    let entries = index < report.contrast.count ? report.contrast[index].entries : []
    let shown = entries.filter { $0.outputs.isEmpty || $0.outputs.contains(Output.presets.id) }
    let lowest = shown.min { $0.worst < $1.worst }.map {
      "the lowest contrast is \(flooredToHundredths($0.worst)):1 (\($0.foreground.words))"
    }
    let parts = [grounds(of: appearance), lowest].compactMap(\.self)
    return parts.isEmpty ? nil : SwiftName.capitalized(parts.joined(separator: "; ")) + "."
  }

  private func grounds(of appearance: ResolvedAppearance) -> String? {
    for kind in BarKind.allCases {
      let state = appearance.drawn(kind, on: .ios15).standard
      guard let background = state.backgroundColor?.value,
        let ink = state.ink(
          kind == .navigationBar ? .title : kind == .toolbar ? .items : .selectedTab)
      else { continue }
      var grounds: [(text: String, color: String)] = []
      for variant in [Variant.light, .dark] where appearance.variants.contains(VariantSet(variant))
      {
        let (front, back) = (theme.colors[ink.color, variant], theme.colors[background, variant])
        let isDark = front.relativeLuminance < back.relativeLuminance
        let ground = ("\(isDark ? "dark" : "light") text", "`\(back.hex)`")
        if !grounds.contains(where: { $0 == ground }) { grounds.append(ground) }
      }
      let isOneText = Set(grounds.map(\.text)).count == 1
      return grounds.enumerated().map { index, ground in
        isOneText && index > 0 ? ground.color : "\(ground.text) on \(ground.color)"
      }.joined(separator: " or ")
    }
    return nil
  }
}

extension PairForeground {
  /// For example "tint" or "large title".
  fileprivate var words: String {
    var words = ""
    for letter in name where letter != "." || !words.isEmpty {
      words += letter == "." ? " " : letter.isUppercase ? " " + letter.lowercased() : "\(letter)"
    }
    return words.hasSuffix(" color") ? String(words.dropLast(" color".count)) : words
  }
}
