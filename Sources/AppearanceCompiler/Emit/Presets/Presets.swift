extension Backend {
  /// Static presets on the app's `Appearance` type.
  static let presets = Backend(
    id: "presets",
    path: { "Appearance+\($0).swift" },
    generate: { context in
      var file = PresetFile(context)
      return file.write()
    })
}
