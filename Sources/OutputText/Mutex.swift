import Dispatch

/// A value that one thread at a time reads and changes: what `Mutex` of the standard library is from
/// macOS 15 on.
package final class Mutex<Value: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "mutex")
  // Nothing but `withLock` reaches it, and that holds the queue.
  private nonisolated(unsafe) var value: Value

  /// Guards a value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value while no other thread does; others wait meanwhile.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    queue.sync { body(&value) }
  }
}
