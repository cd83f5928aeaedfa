/// A language mode that generated code has to compile in.
enum LanguageMode: CaseIterable, Sendable {
  /// Swift 5.
  case swift5
  /// Swift 5 with all concurrency checks of Swift 6, as warnings.
  case swift5Complete
  /// Swift 6.
  case swift6
  /// Swift 6 in a module whose declarations belong to the main actor, as new Xcode projects have it.
  case swift6MainActor
  /// Swift 6 in a module whose plain imports are internal.
  case swift6InternalImports

  /// Those of most apps.
  static let common: [LanguageMode] = [.swift5, .swift6]

  /// What the compiler is told.
  var arguments: [String] {
    switch self {
    case .swift5: ["-swift-version", "5"]
    case .swift5Complete: ["-swift-version", "5", "-strict-concurrency=complete"]
    case .swift6: ["-swift-version", "6"]
    case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
    case .swift6InternalImports:
      [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ]
    }
  }
}
