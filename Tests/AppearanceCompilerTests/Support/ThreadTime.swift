import Foundation

/// The time that the calling thread works, whatever else the machine does.
enum ThreadTime {
  /// Seconds of processor time since the thread began.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
