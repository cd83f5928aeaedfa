/// The identifiers of every kind of output.
public let outputNames = Backend.all.map(\.id)

extension Backend {
  /// Every kind of output; the manifest is last, since it is written last.
  static let all: [Backend] = [
    .presets, .barAppearances, .proxy, .doubleNavigation, .colorTheme, .swiftUI, .dynamicColors,
    .assetCatalog, .manifest,
  ]
}
