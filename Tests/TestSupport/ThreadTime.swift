import Foundation

/// The time that the calling thread works, whatever else the machine does.
package enum ThreadTime {
  /// Seconds of processor time since the thread began.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
