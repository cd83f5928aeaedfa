extension Double {
  /// This value moved by whole periods into 0..<period.
  func remainder(inPeriod period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
