extension Backend {
  /// Every kind of output; the manifest is last, since it is written last.
  static let all: [Backend] = [.presets, .manifest]
}
