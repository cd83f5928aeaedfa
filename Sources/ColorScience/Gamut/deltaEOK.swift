/// The perceptual difference of two colours: their distance in OKLab, 0...1; alpha is ignored.
package func deltaEOK(_ a: Color, _ b: Color) -> Double {
  a.oklab.distance(to: b.oklab)
}
