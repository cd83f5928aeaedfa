#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One line on a terminal that says what is being done, once that takes more than a second.
package struct ProgressLine {
  /// What the thread that draws and the thread that works share, under the lock.
  private struct State {
    var lock = pthread_mutex_t()
    var text = ""
    var drawn = ""
    var isOver = false
    let console: Console
  }

  private let state: UnsafeMutablePointer<State>?

  /// A line on the error stream when that is a terminal; else, and without a console, nothing.
  package init(_ console: Console?) {
    guard let console, console.isTerminal(console.errors) else {
      state = nil
      return
    }
    // The memory is never given back: the drawing thread may wake up after the end.
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State(console: console))
    pthread_mutex_init(&state.pointee.lock, nil)
    self.state = state
    var thread = Platform.noThread
    pthread_create(&thread, nil, { Self.drawWhileWorking($0) }, state)
  }

  package func show(_ text: String) {
    withState { $0.text = text }
  }

  /// Clears the line; a second time does nothing.
  package func end() {
    withState { state in
      if !state.isOver && !state.drawn.isEmpty {
        try? state.console.writeError("\r\u{1B}[K")
      }
      state.isOver = true
    }
  }

  private func withState(_ body: (inout State) -> Void) {
    guard let state else { return }
    pthread_mutex_lock(&state.pointee.lock)
    body(&state.pointee)
    pthread_mutex_unlock(&state.pointee.lock)
  }

  /// Draws what is done now; false once the work is over.
  private static func draw(_ state: UnsafeMutablePointer<State>) -> Bool {
    pthread_mutex_lock(&state.pointee.lock)
    defer { pthread_mutex_unlock(&state.pointee.lock) }
    if state.pointee.isOver { return false }
    let text = state.pointee.text
    if text != state.pointee.drawn {
      state.pointee.drawn = text
      try? state.pointee.console.writeError("\r\u{1B}[K\(text)…")
    }
    return true
  }

  private static func drawWhileWorking(
    _ memory: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    // Nobody waits for its end, and a run may have many of them one after another.
    pthread_detach(pthread_self())
    guard let state = memory?.assumingMemoryBound(to: State.self) else { return nil }
    usleep(1_000_000)
    while draw(state) {
      usleep(200_000)
    }
    return nil
  }
}
