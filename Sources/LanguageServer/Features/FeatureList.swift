extension Feature {
  /// Every request, in the order of the specification.
  static let all: [Feature] = [
    .definition, .references, .highlights, .links, .hover, .folding, .selectionRanges,
    .documentSymbols, .inlayHints, .completion, .pulledFindings, .codeActions, .documentColor,
    .colorPresentation, .prepareRename, .rename, .workspaceSymbols,
  ]

  static func named(_ method: String) -> Feature? { byMethod[method] }

  private static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
