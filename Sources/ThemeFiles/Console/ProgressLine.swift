import Dispatch
internal import OutputText

/// One line on a terminal that says what is being done, once that takes more than a second.
package struct ProgressLine {
  private struct State {
    var text = ""
    var drawn = ""
    var isOver = false
  }

  private let state = Mutex(State())
  private let console: Console?

  /// A line on the error stream when that is a terminal; else, and without a console, nothing.
  package init(_ console: Console?) {
    self.console = console.flatMap { $0.errors.isTerminal ? $0 : nil }
    if self.console != nil { draw(after: .seconds(1)) }
  }

  package func show(_ text: String) {
    state.withLock { $0.text = text }
  }

  /// Clears the line; a second time does nothing.
  package func end() {
    state.withLock { state in
      if !state.isOver && !state.drawn.isEmpty { try? console?.writeError("\r\u{1B}[K") }
      state.isOver = true
    }
  }

  /// Draws what is done then, again and again until the work is over.
  private func draw(after delay: DispatchTimeInterval) {
    // A queue of its own has a thread however busy the cores are; each time a new one, since older SDKs
    // do not declare queues Sendable.
    DispatchQueue(label: "progress").asyncAfter(deadline: .now() + delay) {
      let isOver = state.withLock { state in
        if !state.isOver, state.text != state.drawn {
          state.drawn = state.text
          try? console?.writeError("\r\u{1B}[K\(state.text)…")
        }
        return state.isOver
      }
      if !isOver { draw(after: .milliseconds(200)) }
    }
  }
}
