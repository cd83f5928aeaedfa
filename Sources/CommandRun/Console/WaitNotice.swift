internal import AppearanceCompiler
internal import RunSystem

/// Says that a run waits for another one, where somebody looks.
struct WaitNotice {
  /// Milliseconds of waiting that nobody has to know of.
  static let patience = 1000

  private let console: Console?

  /// Nothing is said.
  static let none = WaitNotice(nil)

  /// What a request wants to be told.
  init(_ request: ThemeRequest, _ console: Console) {
    let isLookedAt = request.verbose || console.isTerminal(console.errors)
    self.init(isLookedAt && !request.quiet ? console : nil)
  }

  private init(_ console: Console?) {
    self.console = console
  }

  /// Names the folder that is waited for.
  func show(_ folder: String) {
    // Where this cannot be said, the run will fail by what it has to say in the end.
    try? console?.writeError("waiting for another run that writes in '\(visibleText(folder))'\n")
  }
}
