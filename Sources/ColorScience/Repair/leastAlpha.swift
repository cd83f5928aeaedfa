/// The least opacity, out of `steps` equal ones, at which every color meets its constraint; nil where
/// not even full opacity will do.
package func leastAlpha(
  in steps: Int, meeting demands: [(color: Color, constraint: ContrastConstraint)]
) -> Double? {
  guard let least = demands.map(\.color.alpha).min() else { return nil }
  var step = Int((least * Double(steps)).rounded(.up))
  while step <= steps {
    let alpha = Double(step) / Double(steps)
    if demands.allSatisfy({ $0.constraint.isMet(by: $0.color.withAlpha(alpha)) }) { return alpha }
    step += 1
  }
  return nil
}
