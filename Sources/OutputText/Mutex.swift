#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value that one thread at a time reads and changes: what `Mutex` of the standard library is from
/// macOS 15 on.
package final class Mutex<Value: Sendable>: Sendable {
  private nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Nothing but `withLock` reaches it, and that holds the lock.
  private nonisolated(unsafe) var value: Value

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Reads or changes the value while others wait; the closure must not lock the same value again.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
