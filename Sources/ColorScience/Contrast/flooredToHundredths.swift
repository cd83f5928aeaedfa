/// A ratio cut, never rounded up, to two decimals for display: 4.4989 reads "4.49".
package func flooredToHundredths(_ ratio: Double) -> String {
  guard ratio.isFinite, abs(ratio) < 1e15 else { return "\(ratio)" }
  var hundredths = (ratio * 100).rounded(.down)
  if (hundredths + 1) / 100 <= ratio { hundredths += 1 }
  if hundredths / 100 > ratio { hundredths -= 1 }
  let count = Int(abs(hundredths))
  let fraction = count % 100
  let sign = hundredths < 0 ? "-" : ""
  return "\(sign)\(count / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
