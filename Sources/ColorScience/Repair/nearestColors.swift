/// The colors nearest to one that meet every constraint, nearest by ΔE OK first: at most one darker
/// and one lighter; none where no color of its hue does.
///
/// Hue and alpha are kept, and the chroma as far as the gamut allows. A color that meets every
/// constraint already is its own nearest.
package func nearestColors(
  to color: Color, meeting constraints: [ContrastConstraint]
) -> [Color] {
  if constraints.allSatisfy({ $0.isMet(by: color) }) { return [color] }
  let path = LightnessPath(color)
  let found = [0.0, 1.0].compactMap { end in
    path.nearest(towards: end, meeting: constraints).map {
      path.refined($0, meeting: constraints)
    }
  }
  guard found.count == 2, deltaEOK(found[1], color) < deltaEOK(found[0], color) else {
    return found
  }
  return [found[1], found[0]]
}
