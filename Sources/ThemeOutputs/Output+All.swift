package import ThemeModel

extension Output {
  /// Every kind of output; the manifest is last, since it is written last.
  package static let all: [Output] = [
    presets, screens, previews, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI,
    palette, dynamicColors, assetCatalog, tokens, manifest,
  ]
}

/// The identifiers of every kind of output.
public let outputNames = Output.all.map(\.id)

extension ResolvedTheme {
  /// Whether some outputs give an app a palette color by its name.
  package func exports(_ color: NamedColor, by outputs: [String]) -> Bool {
    Output.all.contains { outputs.contains($0.id) && $0.exports(color, self) }
  }

  /// The names that the outputs of a configuration give to something, in the order of the outputs.
  package func declarations(under configuration: Configuration) -> [Declaration] {
    Output.all.filter { configuration.outputs.contains($0.id) }.flatMap { output in
      [declaration(in: .folder(""), output.path(of: self))]
        + output.declares(self, configuration.deploymentTarget)
    }
  }
}
