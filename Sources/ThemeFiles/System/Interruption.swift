#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The signal that came last; a handler can reach nothing but a global.
nonisolated(unsafe) private var receivedSignal: sig_atomic_t = 0

/// Holds back the signals that end a program, so that unfinished files can be removed first.
package struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private var replaced: [(signal: Int32, action: sigaction)] = []

  /// Starts to hold back; a signal that the program was started to ignore stays ignored.
  package init() {
    receivedSignal = 0
    for signal in Self.signals {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0, Platform.isDefault(old) else { continue }
      var action = Platform.action { receivedSignal = sig_atomic_t($0) }
      if sigaction(signal, &action, nil) == 0 {
        replaced.append((signal, old))
      }
    }
  }

  package var signal: Int32? { receivedSignal == 0 ? nil : Int32(receivedSignal) }

  /// Stops holding back; a signal that came takes effect now.
  package func end() {
    for (signal, old) in replaced {
      var old = old
      sigaction(signal, &old, nil)
    }
    if let signal {
      raise(signal)
    }
  }
}
