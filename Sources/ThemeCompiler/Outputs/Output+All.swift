extension Output {
  package static let all: [Output] = [
    presets, screens, previews, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI,
    palette, dynamicColors, assetCatalog, tokens, manifest,
  ]
}

/// The identifiers of all outputs.
public let outputNames = Output.all.map(\.id)

extension ResolvedTheme {
  package func exports(_ color: NamedColor, by outputs: [String]) -> Bool {
    Output.all.contains { outputs.contains($0.id) && $0.exports(color, self) }
  }

  package func declarations(under configuration: Configuration) -> [Declaration] {
    Output.all.filter { configuration.outputs.contains($0.id) }.flatMap { output in
      [declaration(in: .folder(""), output.path(of: self))]
        + output.declares(self, configuration.era)
    }
  }
}
